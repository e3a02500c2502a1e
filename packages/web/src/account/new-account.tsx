/** A guest keeps their games: a name, a passkey, and codes for the day on which it is lost. */
import type { SignInOffer } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { NameField } from '../names/name-field.tsx'
import { ownName } from '../people.ts'
import { change } from '../settings/store.ts'
import { introduce } from '../transport/introduced.ts'
import { accountApi } from './account-api.ts'
import { withoutPasskeys } from './passkey.ts'
import { Refusal, useAttempt } from './refusal.tsx'
import { signedInAs } from './who.ts'
import { words } from './text/index.ts'

interface NewAccountProps {
  readonly offer: SignInOffer
  readonly created: (codes: readonly string[]) => void
}

export function NewAccount({ offer, created }: NewAccountProps) {
  const { account } = words()
  const { busy, why, run } = useAttempt()
  const [name, setName] = useState(ownName)
  const impossible = withoutPasskeys(offer.passkeys)
  const create = (how: (name: string) => Promise<{ codes: readonly string[] | null }>): void =>
    run(async () => {
      const chosen = name.trim()
      change({ name: chosen })
      await introduce()
      const { codes } = await how(chosen)
      signedInAs(chosen)
      created(codes ?? [])
    })
  const submit = (event: Event): void => {
    event.preventDefault()
    create(impossible === null ? accountApi.create : accountApi.createWithCodes)
  }
  return (
    <section class="card group whole" aria-labelledby="new-account">
      <h2 id="new-account">{account.createTitle}</h2>
      <p>{account.createLead}</p>
      {impossible !== null && <p class="soft">{account.impossible[impossible]}</p>}
      <form class="group" onSubmit={submit}>
        <NameField label={account.name} hint={account.nameHint} value={name} set={setName} />
        <div class="row">
          <button type="submit" class="button primary" disabled={busy}>
            {impossible === null ? account.create : account.createWithout}
          </button>
          {impossible === null && (
            <button
              type="button"
              class="button quiet"
              disabled={busy}
              onClick={() => create(accountApi.createWithCodes)}
            >
              {account.createWithout}
            </button>
          )}
        </div>
        <small>{account.withoutHint}</small>
        <Refusal why={why} />
      </form>
      <p>
        <a href="/sign-in">{account.haveOne}</a>
      </p>
    </section>
  )
}
