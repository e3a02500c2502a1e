/** Whoever has an account comes in: by passkey, or by recovery code. */
import '../styles/account.css'
import type { Entered, SignInOffer } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { accountApi } from '../account/account-api.ts'
import { Bring } from '../account/bring.tsx'
import { withoutPasskeys } from '../account/passkey.ts'
import { CodeField } from '../account/proof.tsx'
import { Refusal, useAttempt } from '../account/refusal.tsx'
import { words } from '../account/text/index.ts'
import { signedInAs } from '../account/who.ts'
import { NameField } from '../names/name-field.tsx'
import { t } from '../text/index.ts'
import { useLoaded } from '../ui/loaded.ts'
import { useTitle } from '../ui/title.ts'

/** Everything begins anew, as whoever came in. */
function entered({ name }: Entered): void {
  signedInAs(name)
  location.assign('/account')
}

export function SignInPage() {
  const { signIn, account } = words()
  useTitle(signIn.title)
  const offer = useLoaded(accountApi.offer, [])
  return (
    <div class="page narrow account">
      <header>
        <h1>{signIn.title}</h1>
        <p class="tagline">{signIn.lead}</p>
      </header>
      {offer.state === 'loading' && <p role="status">{t().app.loading}</p>}
      {offer.state === 'failed' && <p role="alert">{account.refusals.offline}</p>}
      {offer.state === 'ready' && <Doors offer={offer.value} />}
    </div>
  )
}

function Doors({ offer }: { readonly offer: SignInOffer }) {
  const { signIn, account } = words()
  const { busy, why, run } = useAttempt()
  const [bring, setBring] = useState(true)
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const impossible = withoutPasskeys(offer.passkeys)
  const byCode = (event: Event): void => {
    event.preventDefault()
    run(() => accountApi.enterByCode(name.trim(), code, bring).then(entered))
  }
  return (
    <>
      <section class="card group">
        {offer.guest !== null && <Bring name={offer.guest} bring={bring} set={setBring} />}
        {impossible === null ? (
          <button
            type="button"
            class="button primary"
            disabled={busy}
            onClick={() => run(() => accountApi.enterByPasskey(bring).then(entered))}
          >
            {signIn.byPasskey}
          </button>
        ) : (
          <p>{account.impossible[impossible]}</p>
        )}
        <Refusal why={why} />
        <p class="soft">{signIn.byLink}</p>
      </section>
      <section class="card group">
        <h2>{signIn.byCode}</h2>
        <form class="group" onSubmit={byCode}>
          <NameField label={account.name} value={name} set={setName} fills="username" />
          <CodeField label={signIn.code} value={code} set={setCode} />
          <small>{signIn.codeHint}</small>
          <button type="submit" class="button" disabled={busy}>
            {signIn.enter}
          </button>
        </form>
      </section>
    </>
  )
}
