/** Where I am signed in, and how a further device comes in. */
import type { DeviceInfo, MyAccount } from '@waystation/protocol'
import { lazy } from 'preact-iso'
import { useState } from 'preact/hooks'
import { when } from '../ui/when.ts'
import { accountApi } from './account-api.ts'
import { Refusal, useAttempt } from './refusal.tsx'
import { words } from './text/index.ts'

/** With the library that draws the code. */
const LinkDevice = lazy(async () => (await import('./link-device.tsx')).LinkDevice)

interface DevicesProps {
  readonly mine: MyAccount
  readonly changed: () => void
}

export function Devices({ mine: { devices }, changed }: DevicesProps) {
  const { devices: say } = words()
  const { busy, why, run } = useAttempt()
  const [linking, setLinking] = useState(false)
  const others = devices.filter(({ own }) => !own)
  return (
    <section class="card group" aria-labelledby="devices">
      <h2 id="devices">{say.title}</h2>
      <ul class="ways">
        {devices.map((device) => (
          <OneDevice
            key={device.id}
            device={device}
            signOut={() => run(() => accountApi.signOutDevice(device.id).then(changed))}
          />
        ))}
      </ul>
      <div class="row">
        <button type="button" class="button" aria-expanded={linking} onClick={() => setLinking(!linking)}>
          {say.link}
        </button>
        {others.length > 0 && (
          <button
            type="button"
            class="button quiet"
            disabled={busy}
            onClick={() => run(() => accountApi.signOutOthers().then(changed))}
          >
            {say.allOthers}
          </button>
        )}
      </div>
      <Refusal why={why} />
      {linking && <LinkDevice changed={changed} />}
    </section>
  )
}

function OneDevice({ device, signOut }: { readonly device: DeviceInfo; readonly signOut: () => void }) {
  const { devices: say } = words()
  const label = device.agent || say.unknown
  return (
    <li class="row">
      <span class="grow">
        <strong>{label}</strong>
        <small>{device.own ? say.own : say.seen(when(device.seenAt))}</small>
      </span>
      {!device.own && (
        <button type="button" class="button small quiet" aria-label={say.signOutWhich(label)} onClick={signOut}>
          {say.signOut}
        </button>
      )}
    </li>
  )
}
