/** A link to give away: copied, made anew, taken back. */
import { useState } from 'preact/hooks'
import type { Act } from './act.tsx'
import { words } from './text/index.ts'

interface GiveAwayProps {
  readonly label: string
  readonly hint: string
  readonly token: string | null
  readonly act: Act
  /** Null: others decide about it. */
  readonly change: { renew(this: void): Promise<unknown>; revoke(this: void): Promise<unknown> } | null
}

const addressOf = (token: string): string => `${location.origin}/join#${token}`

export function GiveAway({ label, hint, token, act, change }: GiveAwayProps) {
  const { company } = words()
  const [copied, setCopied] = useState<string | null>(null)
  const copy = (link: string): void => void navigator.clipboard.writeText(link).then(() => setCopied(link))
  return (
    <div class="give-away">
      {token !== null && (
        <label class="labelled">
          {label}
          <input
            class="field"
            readOnly
            value={addressOf(token)}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <small>{hint}</small>
        </label>
      )}
      {token === null && change && <p class="soft">{hint}</p>}
      <div class="row">
        {token !== null && (
          <button type="button" class="button" onClick={() => copy(addressOf(token))}>
            {copied === addressOf(token) ? company.copied : company.copy}
          </button>
        )}
        {change && (
          <button
            type="button"
            class={token === null ? 'button' : 'button quiet'}
            disabled={act.busy}
            onClick={() => act.run(change.renew)}
          >
            {token === null ? company.makeLink : company.newLink}
          </button>
        )}
        {change && token !== null && (
          <button type="button" class="button quiet" disabled={act.busy} onClick={() => act.run(change.revoke)}>
            {company.revokeLink}
          </button>
        )}
      </div>
    </div>
  )
}
