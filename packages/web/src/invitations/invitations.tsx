/** The links that let friends in: one to give away, and all that still hold, each of which can be revoked. */
import type { Invite } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { t } from '../text/index.ts'
import { api } from '../transport/api.ts'
import { useLoaded } from '../ui/loaded.ts'
import { when } from '../ui/when.ts'
import { keptInvitation, linkOf, makeInvitation, type OwnInvitation } from './own-invitation.ts'

interface Held {
  readonly own: OwnInvitation | null
  readonly invites: readonly Invite[]
}

async function heldAt(table: string, make: boolean): Promise<Held> {
  const kept = keptInvitation(table)
  const before = await api.invites(table)
  const own = before.find(({ id }) => id === kept?.id) === undefined ? null : kept
  if (own !== null || !make) return { own, invites: before }
  const made = await makeInvitation(table)
  return { own: made, invites: await api.invites(table) }
}

interface InvitationsProps {
  readonly table: string
  /** A link is there at once, without being asked for. */
  readonly ready?: boolean
}

export function Invitations({ table, ready = false }: InvitationsProps) {
  const [asked, setAsked] = useState({ round: 0, make: ready })
  const held = useLoaded(() => heldAt(table, asked.make), [table, asked])
  const again = (make: boolean): void => setAsked(({ round }) => ({ round: round + 1, make }))
  const { waiting } = t()
  if (held.state !== 'ready') return null
  const { own, invites } = held.value
  const revoke = (id: string): void => void api.revoke(table, id).finally(() => again(false))
  return (
    <section class="invite">
      {own === null ? (
        <button type="button" class="button" onClick={() => again(true)}>
          {waiting.newInvite}
        </button>
      ) : (
        <InviteLink key={own.id} link={linkOf(table, own)} />
      )}
      {invites.length > 0 && (
        <>
          <h3>{waiting.invites}</h3>
          <ul class="invites">
            {invites.map(({ id, createdAt }) => (
              <li key={id} class="row">
                <span class="grow">
                  {waiting.made(when(createdAt))}
                  {id === own?.id && ` · ${waiting.thisLink}`}
                </span>
                <button type="button" class="button small quiet" onClick={() => revoke(id)}>
                  {waiting.revoke}
                </button>
              </li>
            ))}
          </ul>
          <p class="soft">{waiting.revokeHint}</p>
        </>
      )}
    </section>
  )
}

function InviteLink({ link }: { readonly link: string }) {
  const [copied, setCopied] = useState(false)
  const { waiting } = t()
  const copy = (): void => void navigator.clipboard.writeText(link).then(() => setCopied(true))
  return (
    <>
      <div class="row invite-link">
        <label class="labelled grow">
          {waiting.invite}
          <input class="field" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
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
      <p class="soft">{waiting.inviteHint}</p>
    </>
  )
}
