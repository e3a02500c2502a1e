/** Bans that stand, and a further one of addresses. */
import type { StandingBan } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { when } from '../ui/when.ts'
import { Said, Section, useDoing } from './act-button.tsx'
import { EndField, momentOf, useEnd } from './end-field.tsx'
import { keepingApi } from './keeping-api.ts'
import { words } from './text/index.ts'

interface BansProps {
  readonly bans: readonly StandingBan[]
  readonly changed: () => void
}

function whose({ kind, person, address }: StandingBan): string {
  const { bans: say, acts } = words()
  const name = person?.name ?? acts.somebody
  if (kind === 'browser') return say.browser(name)
  return kind === 'address' ? say.address(address ?? '') : name
}

export function Bans({ bans, changed }: BansProps) {
  const { bans: say } = words()
  const doing = useDoing()
  const lift = async (id: string): Promise<void> => {
    if (await doing.run(() => keepingApi.lift(id))) changed()
  }
  return (
    <Section id="bans" title={say.title}>
      {bans.length === 0 && <p class="soft">{say.none}</p>}
      <ul class="ways">
        {bans.map((ban) => (
          <li key={ban.id} class="row kept">
            <span>
              <strong>{whose(ban)}</strong>{' '}
              <small class="soft">{[say.until(when(ban.until)), ban.reason].filter(Boolean).join(' · ')}</small>
            </span>
            <button
              type="button"
              class="button small"
              disabled={doing.busy}
              aria-label={say.liftWhich(whose(ban))}
              onClick={() => void lift(ban.id)}
            >
              {say.lift}
            </button>
          </li>
        ))}
      </ul>
      <Said doing={doing} />
      <BanRange changed={changed} />
    </Section>
  )
}

function BanRange({ changed }: Pick<BansProps, 'changed'>) {
  const { bans: say, act } = words()
  const doing = useDoing()
  const [address, setAddress] = useState('')
  const [reason, setReason] = useState('')
  const [end, setEnd] = useEnd()
  const until = momentOf(end, Date.now())
  const add = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (until === null) return
    if (!(await doing.run(() => keepingApi.banAddress(address.trim(), { until, reason }), say.refused))) return
    setAddress('')
    changed()
  }
  return (
    <details>
      <summary>{say.add}</summary>
      <form class="group" onSubmit={(event) => void add(event)}>
        <label class="labelled">
          {say.range}
          <input
            class="field"
            required
            maxLength={60}
            spellcheck={false}
            autocapitalize="none"
            value={address}
            onInput={({ currentTarget }) => setAddress(currentTarget.value)}
          />
          <small>{say.rangeHint}</small>
        </label>
        <EndField end={end} set={setEnd} />
        <label class="labelled">
          {act.reason}
          <input
            class="field"
            maxLength={300}
            value={reason}
            onInput={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={doing.busy || until === null}>
          {act.ban}
        </button>
        <Said doing={doing} />
      </form>
    </details>
  )
}
