/** Opened on a further device, by the link that another one shows. */
import '../styles/account.css'
import type { LinkOpened } from '@waystation/protocol'
import { useEffect, useState } from 'preact/hooks'
import { accountApi } from '../account/account-api.ts'
import { Bring } from '../account/bring.tsx'
import { Refusal, useAttempt } from '../account/refusal.tsx'
import { words } from '../account/text/index.ts'
import { signedInAs } from '../account/who.ts'
import { useLoaded } from '../ui/loaded.ts'
import { useTitle } from '../ui/title.ts'

const LOOK_MS = 1500

export function LinkPage() {
  const { deviceLink: say } = words()
  useTitle(say.title)
  const [opened, setOpened] = useState<LinkOpened | null>(null)
  const [bring, setBring] = useState(true)
  return (
    <div class="page narrow account">
      <h1>{say.title}</h1>
      <section class="card group">
        {opened === null ? (
          <Open opened={setOpened} bring={bring} setBring={setBring} />
        ) : (
          <Wait link={opened} bring={bring} />
        )}
      </section>
    </div>
  )
}

interface OpenProps {
  readonly opened: (link: LinkOpened) => void
  readonly bring: boolean
  readonly setBring: (bring: boolean) => void
}

/** Not by itself: whoever only looks at links must not use them up. */
function Open({ opened, bring, setBring }: OpenProps) {
  const { deviceLink: say } = words()
  const { busy, why, run } = useAttempt()
  const offer = useLoaded(accountApi.offer, [])
  const guest = offer.state === 'ready' ? offer.value.guest : null
  const open = async (): Promise<void> => opened(await accountApi.openLink(location.hash.slice(1)))
  return (
    <>
      <p>{say.lead}</p>
      {guest !== null && <Bring name={guest} bring={bring} set={setBring} />}
      <button type="button" class="button primary" disabled={busy} onClick={() => run(open)}>
        {say.open}
      </button>
      {why === 'too-late' ? <p role="alert">{say.over}</p> : <Refusal why={why} />}
    </>
  )
}

function Wait({ link: { link: id, name, digits }, bring }: { readonly link: LinkOpened; readonly bring: boolean }) {
  const { deviceLink: say } = words()
  const [state, setState] = useState<'waiting' | 'done' | 'over'>('waiting')
  useEffect(() => {
    if (state !== 'waiting') return undefined
    let asking = false
    const look = async (): Promise<void> => {
      if (asking) return
      asking = true
      const { entered } = await accountApi.useLink(id, bring)
      asking = false
      if (entered === null) return
      signedInAs(entered.name)
      setState('done')
    }
    const timer = setInterval(() => void look().catch(() => setState('over')), digits === null ? 0 : LOOK_MS)
    return () => clearInterval(timer)
  }, [state])
  if (state === 'over') return <p role="alert">{say.over}</p>
  if (state === 'done') {
    return (
      <>
        <p role="status">{say.done(name)}</p>
        <a class="button primary" href="/account" onClick={leave}>
          {say.toAccount}
        </a>
      </>
    )
  }
  return (
    <>
      <p>{say.joins(name)}</p>
      {digits !== null && (
        <>
          <p>{say.type}</p>
          <p class="digits shown">
            <strong>{digits}</strong>
          </p>
        </>
      )}
      <p role="status">{say.waiting}</p>
    </>
  )
}

/** Everything begins anew, as whoever came in. */
function leave(event: Event): void {
  event.preventDefault()
  location.assign('/account')
}
