/** A link for a further device, as a square to scan; let in once the digits that it shows are typed here. */
import type { LinkSeen, NewLink } from '@waystation/protocol'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { when } from '../ui/when.ts'
import { accountApi } from './account-api.ts'
import { proved } from './proof.tsx'
import { Refusal, useAttempt } from './refusal.tsx'
import { words } from './text/index.ts'

const LOOK_MS = 1500
/** Empty squares around the code, without which cameras do not find it. */
const QUIET_ZONE = 4

type State = LinkSeen['state'] | 'over'

/** What has become of the link, looked for as long as something can. */
function useSeen(link: NewLink | null): { state: State; agent: string } {
  const [seen, setSeen] = useState<{ state: State; agent: string }>({ state: 'made', agent: '' })
  useEffect(() => {
    if (link === null) return undefined
    setSeen({ state: 'made', agent: '' })
    const timer = setInterval(() => {
      accountApi.linkSeen(link.id).then(
        ({ state, agent }) => {
          setSeen({ state, agent: agent ?? '' })
          if (state === 'used' || state === 'refused') clearInterval(timer)
        },
        () => setSeen({ state: 'over', agent: '' }),
      )
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [link])
  return seen
}

export function LinkDevice({ changed }: { readonly changed: () => void }) {
  const { devices: say } = words()
  const attempt = useAttempt()
  const [link, setLink] = useState<NewLink | null>(null)
  const { state, agent } = useSeen(link)
  const make = async (): Promise<void> => setLink(await proved(accountApi.newLink))
  useEffect(() => attempt.run(make), [])
  useEffect(() => {
    if (state === 'used') changed()
  }, [state])
  if (link === null) return <Refusal why={attempt.why} />
  if (state === 'used') return <p role="status">{say.done}</p>
  if (state === 'refused' || state === 'over') {
    return (
      <>
        <p role="status">{say.over}</p>
        <button type="button" class="button" onClick={() => attempt.run(make)}>
          {say.again}
        </button>
      </>
    )
  }
  return state === 'made' ? <Shown link={link} /> : <Digits link={link} agent={agent} />
}

function Shown({ link: { token, expiresAt } }: { readonly link: NewLink }) {
  const { devices: say } = words()
  const address = `${location.origin}/link#${token}`
  const code = useMemo(() => generate(address), [address])
  const size = code.size + 2 * QUIET_ZONE
  return (
    <div class="link-device">
      <p>
        {say.linkLead} {say.until(when(expiresAt))}
      </p>
      <svg class="qr" role="img" aria-label={say.qr} viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}>
        <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={size} height={size} fill="#fff" />
        <path d={toSvgPath(code)} fill="#000" />
      </svg>
      <label class="labelled">
        {say.linkLabel}
        <input class="field" readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
    </div>
  )
}

function Digits({ link, agent }: { readonly link: NewLink; readonly agent: string }) {
  const { devices: say } = words()
  const { busy, why, run } = useAttempt()
  const [digits, setDigits] = useState('')
  const confirm = (event: Event): void => {
    event.preventDefault()
    run(() => accountApi.confirmLink(link.id, digits))
  }
  return (
    <form class="group" onSubmit={confirm}>
      <p role="status">{say.opened(agent || say.unknown)}</p>
      <label class="labelled">
        {say.digits}
        <input
          class="field digits"
          required
          inputMode="numeric"
          pattern="[0-9]{4}"
          maxLength={4}
          autocomplete="one-time-code"
          value={digits}
          onInput={({ currentTarget }) => setDigits(currentTarget.value)}
        />
        <small>{say.digitsHint}</small>
      </label>
      <div class="row">
        <button type="submit" class="button primary" disabled={busy}>
          {say.confirm}
        </button>
        <button type="button" class="button quiet" onClick={() => run(() => accountApi.refuseLink(link.id))}>
          {say.refuse}
        </button>
      </div>
      <Refusal why={why} />
    </form>
  )
}
