/** My account, or how to get one. */
import '../styles/account.css'
import type { MyAccount, SignInOffer } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { accountApi } from '../account/account-api.ts'
import { NewCodes } from '../account/codes.tsx'
import { Devices } from '../account/devices.tsx'
import { Leaving, MyData } from '../account/my-data.tsx'
import { NewAccount } from '../account/new-account.tsx'
import { AskProof } from '../account/proof.tsx'
import { Refusal, useAttempt } from '../account/refusal.tsx'
import { words } from '../account/text/index.ts'
import { Codes, Passkeys } from '../account/ways-in.tsx'
import { accountName, signedInAs, signedOut } from '../account/who.ts'
import { NameField } from '../names/name-field.tsx'
import { ownSubscription } from '../settings/notices/push.ts'
import { language, t } from '../text/index.ts'
import { ApiRefusal } from '../transport/api.ts'
import { useLoaded } from '../ui/loaded.ts'
import { useTitle } from '../ui/title.ts'

type Found = { readonly mine: MyAccount } | { readonly offer: SignInOffer }

async function find(): Promise<Found> {
  try {
    const mine = await accountApi.read()
    if (accountName.value !== mine.name) signedInAs(mine.name)
    return { mine }
  } catch (error) {
    if (!(error instanceof ApiRefusal && error.code === 'sign-in-first')) throw error
  }
  // Signed out from another device, or long ago.
  if (accountName.value !== null) signedOut()
  return { offer: await accountApi.offer() }
}

export function AccountPage() {
  const { account } = words()
  useTitle(account.title)
  const [round, setRound] = useState(0)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const found = useLoaded(find, [round])
  const changed = (): void => setRound((before) => before + 1)
  const fresh = (made: readonly string[]): void => {
    setCodes(made)
    changed()
  }
  return (
    <div class="page settings account">
      <header>
        <h1>{account.title}</h1>
        {found.state === 'ready' && 'mine' in found.value && <Since mine={found.value.mine} />}
      </header>
      {codes !== null && (
        <NewCodes
          codes={codes}
          done={() => {
            setCodes(null)
            changed()
          }}
        />
      )}
      {found.state === 'failed' && <p role="alert">{account.refusals.offline}</p>}
      {found.state === 'loading' && <p role="status">{t().app.loading}</p>}
      {found.state === 'ready' &&
        ('offer' in found.value ? (
          <NewAccount offer={found.value.offer} created={fresh} />
        ) : (
          <Mine mine={found.value.mine} changed={changed} made={fresh} />
        ))}
    </div>
  )
}

function Since({ mine: { name, since } }: { readonly mine: MyAccount }) {
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(since)
  return (
    <p class="tagline">
      {t().account.is(name)}. {words().account.since(day)}.
    </p>
  )
}

interface MineProps {
  readonly mine: MyAccount
  readonly changed: () => void
  readonly made: (codes: readonly string[]) => void
}

function Mine({ mine, changed, made }: MineProps) {
  const usable = mine.offer === 'offered' && mine.passkeys.some(({ elsewhere }) => !elsewhere)
  return (
    <>
      {mine.leavingAt !== null && <Leaving at={mine.leavingAt} changed={changed} />}
      {mine.role !== null && (
        <p class="row whole-width">
          <a class="button" href="/owner">
            {words().account.keepHouse}
          </a>
        </p>
      )}
      <Name mine={mine} changed={changed} />
      <Passkeys mine={mine} changed={changed} />
      <Codes mine={mine} made={made} />
      <Devices mine={mine} changed={changed} />
      <MyData mine={mine} changed={changed} />
      <AskProof passkeys={usable} />
    </>
  )
}

function Name({ mine, changed }: Omit<MineProps, 'made'>) {
  const { account, signIn } = words()
  const { busy, why, run } = useAttempt()
  const [name, setName] = useState(mine.name)
  /** The house has given this name, and it stays for now. */
  const [given, setGiven] = useState(false)
  const rename = (event: Event): void => {
    event.preventDefault()
    run(async () => {
      const { name: now } = await accountApi.rename(name.trim(), language())
      signedInAs(now)
      changed()
      setGiven(now !== name.trim())
      setName(now)
    })
  }
  const out = async (): Promise<void> => {
    // Nobody is called here any more.
    await (await ownSubscription())?.unsubscribe()
    await accountApi.signOut()
    signedOut()
    location.assign('/')
  }
  return (
    <section class="card group">
      <h2>{account.group}</h2>
      <form class="group" onSubmit={rename}>
        <NameField label={account.name} hint={account.nameHint} value={name} set={setName} />
        <div class="row">
          <button type="submit" class="button" disabled={busy || name.trim() === mine.name}>
            {account.changeName}
          </button>
          <button type="button" class="button quiet" disabled={busy} onClick={() => run(out)}>
            {signIn.out}
          </button>
        </div>
        <Refusal why={why} />
        {given && (
          <p class="refused" role="alert">
            {account.nameGiven}
          </p>
        )}
      </form>
    </section>
  )
}
