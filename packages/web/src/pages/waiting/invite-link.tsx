/** The link that lets friends in. */
import { useState } from 'preact/hooks'
import { t } from '../../text/index.ts'
import { api } from '../../transport/api.ts'
import { useLoaded } from '../../ui/loaded.ts'

const keyOf = (table: string): string => `waystation invite ${table}`

/** Made once for each table and browser session: the server keeps only its fingerprint. */
async function inviteFor(table: string): Promise<string> {
  const kept = sessionStorage.getItem(keyOf(table))
  if (kept !== null) return kept
  const token = await api.invite(table)
  sessionStorage.setItem(keyOf(table), token)
  return token
}

export function InviteLink({ table }: { readonly table: string }) {
  const invite = useLoaded(() => inviteFor(table), [table])
  const [copied, setCopied] = useState(false)
  const { waiting } = t()
  if (invite.state !== 'ready') return null
  const link = `${location.origin}/table/${table}#invite=${invite.value}`
  const copy = (): void => void navigator.clipboard.writeText(link).then(() => setCopied(true))
  return (
    <section class="invite">
      <label class="labelled">
        {waiting.invite}
        <input class="field" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <p class="soft">{waiting.inviteHint}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={copy}>
          {copied ? waiting.copied : waiting.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {waiting.share}
          </button>
        )}
      </div>
    </section>
  )
}
