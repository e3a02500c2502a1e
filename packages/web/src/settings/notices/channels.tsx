/** The ways to reach me, each with its state and a test. */
import { type Channel, type ChannelKind, HOOK_STYLES, type HookStyle, type NoticeSettings } from './kinds-of-notices.ts'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { ApiRefusal } from '../../transport/api.ts'
import { useLoaded } from '../../ui/loaded.ts'
import { addChannel, removeChannel, tryChannel } from './notice-store.ts'
import { canPush, endpointName, ownSubscription, subscribe } from './push.ts'
import { words } from '../text/index.ts'

interface OfferedProps {
  readonly settings: NoticeSettings
}

export function Channels({ settings }: OfferedProps) {
  return (
    <div class="channels">
      <Way kind="push" settings={settings} offered={settings.offers.push !== null}>
        <PushHere settings={settings} />
      </Way>
      <Way kind="mail" settings={settings} offered={settings.offers.mail}>
        <NewMail />
      </Way>
      <Way kind="hook" settings={settings} offered={settings.offers.hook}>
        <NewHook />
      </Way>
    </div>
  )
}

interface WayProps extends OfferedProps {
  readonly kind: ChannelKind
  readonly offered: boolean
  readonly children: ComponentChildren
}

function Way({ kind, settings, offered, children }: WayProps) {
  const { notices } = words()
  const own = settings.channels.filter((channel) => channel.kind === kind)
  const on = own.some(({ state }) => state === 'on')
  return (
    <section class="channel-way">
      <h3>
        {notices[kind]} <span class={on ? 'channel-state on' : 'channel-state'}>{on ? notices.on : notices.off}</span>
      </h3>
      <ul>
        {own.map((channel) => (
          <OwnChannel key={channel.id} channel={channel} />
        ))}
      </ul>
      {offered ? children : <p class="soft">{notices.notOffered}</p>}
    </section>
  )
}

function OwnChannel({ channel }: { readonly channel: Channel }) {
  const { notices } = words()
  const { id, label, state, trouble, secret } = channel
  const [sent, setSent] = useState(false)
  const [failed, setFailed] = useState(false)
  const test = (): void => {
    setSent(false)
    tryChannel(id).then(
      (wrong) => setSent(wrong === null),
      () => setFailed(true),
    )
  }
  return (
    <li class="channel">
      <span class="channel-label">{label}</span>
      {state === 'unconfirmed' && <small>{notices.unconfirmed}</small>}
      {trouble !== null && <small class="refused">{notices.trouble[trouble]}</small>}
      {secret !== null && (
        <small>
          {notices.secret} <code>{secret}</code>
        </small>
      )}
      <div class="row">
        <button type="button" class="button small" aria-label={notices.testWhich(label)} onClick={test}>
          {state === 'unconfirmed' ? notices.again : notices.test}
        </button>
        <button
          type="button"
          class="button small quiet"
          aria-label={notices.removeWhich(label)}
          onClick={() => void removeChannel(id).catch(() => setFailed(true))}
        >
          {notices.remove}
        </button>
      </div>
      <small role="status">{sent ? notices.sent : failed ? notices.failed : ''}</small>
    </li>
  )
}

/** This very browser: on, or to be turned on. */
function PushHere({ settings }: OfferedProps) {
  const { notices } = words()
  const [refused, setRefused] = useState(false)
  const [failed, setFailed] = useState(false)
  const own = useLoaded(async () => {
    const subscription = await ownSubscription()
    return subscription === null ? null : endpointName(subscription.endpoint)
  }, [settings])
  const key = settings.offers.push
  if (!canPush() || key === null) return <p class="soft">{notices.pushNone}</p>
  if (refused || Notification.permission === 'denied') return <p class="soft">{notices.pushRefused}</p>
  const here =
    own.state === 'ready' && settings.channels.some(({ endpoint }) => endpoint !== null && endpoint === own.value)
  if (here) return <p class="soft">{notices.pushOn}</p>
  const turnOn = async (): Promise<void> => {
    const made = await subscribe(key)
    if (made === null) setRefused(true)
    else await addChannel(made)
  }
  return (
    <>
      <p class="soft">{notices.pushOff}</p>
      <button type="button" class="button small" onClick={() => void turnOn().catch(() => setFailed(true))}>
        {notices.turnOn}
      </button>
      {failed && <small role="alert">{notices.failed}</small>}
    </>
  )
}

/** What was wrong with an address, if anything. */
function useAdding() {
  const { notices } = words()
  const [wrong, setWrong] = useState<string | null>(null)
  const add = (adding: Promise<unknown>, added: () => void): void => {
    setWrong(null)
    adding.then(added, (error: unknown) => {
      const known = error instanceof ApiRefusal && error.code !== 'offline' && error.code !== 'internal'
      setWrong(known ? notices.badAddress : notices.failed)
    })
  }
  return { wrong, add }
}

function NewMail() {
  const { notices } = words()
  const [address, setAddress] = useState('')
  const { wrong, add } = useAdding()
  const submit = (event: Event): void => {
    event.preventDefault()
    add(addChannel({ kind: 'mail', address }), () => setAddress(''))
  }
  return (
    <form onSubmit={submit}>
      <label class="labelled">
        {notices.address}
        <input
          class="field"
          type="email"
          required
          autocomplete="email"
          value={address}
          onInput={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <small>{notices.mailHint}</small>
      </label>
      <AddRow wrong={wrong} />
    </form>
  )
}

function NewHook() {
  const { notices } = words()
  const [address, setAddress] = useState('')
  const [style, setStyle] = useState<HookStyle | 'guess'>('guess')
  const { wrong, add } = useAdding()
  const submit = (event: Event): void => {
    event.preventDefault()
    const hook = { kind: 'hook', address, ...(style !== 'guess' && { style }) } as const
    add(addChannel(hook), () => setAddress(''))
  }
  return (
    <form onSubmit={submit}>
      <label class="labelled">
        {notices.hookAddress}
        <input
          class="field"
          type="url"
          required
          placeholder="https://"
          value={address}
          onInput={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <small>{notices.hookHint}</small>
      </label>
      <label class="labelled">
        {notices.style}
        <select
          class="field"
          value={style}
          onChange={({ currentTarget }) =>
            setStyle(HOOK_STYLES.find((known) => known === currentTarget.value) ?? 'guess')
          }
        >
          {(['guess', ...HOOK_STYLES] as const).map((one) => (
            <option key={one} value={one}>
              {notices.styles[one]}
            </option>
          ))}
        </select>
      </label>
      <AddRow wrong={wrong} />
    </form>
  )
}

function AddRow({ wrong }: { readonly wrong: string | null }) {
  return (
    <div class="row">
      <button type="submit" class="button small">
        {words().notices.add}
      </button>
      {wrong !== null && (
        <span class="refused" role="alert">
          {wrong}
        </span>
      )}
    </div>
  )
}
