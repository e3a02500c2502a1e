/** Bans that stand, and a further one of addresses. */
import type { StandingBan } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { when } from '../ui/when.ts'
import { Said, Section, useDoing } from './act-button.tsx'
import { LineField } from './fields.tsx'
import { keepingApi } from './keeping-api.ts'
import { SentenceFields, useSentence } from './sentence.tsx'
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

/** The longest range there is, and some room. */
const LONGEST = 60

function BanRange({ changed }: Pick<BansProps, 'changed'>) {
  const { bans: say, act } = words()
  const doing = useDoing()
  const [address, setAddress] = useState('')
  const sentence = useSentence()
  const held = sentence.held()
  const add = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (held === null) return
    if (!(await doing.run(() => keepingApi.banAddress(address.trim(), held), say.refused))) return
    setAddress('')
    changed()
  }
  return (
    <details>
      <summary>{say.add}</summary>
      <form class="group" onSubmit={(event) => void add(event)}>
        <LineField
          label={say.range}
          hint={say.rangeHint}
          value={address}
          set={setAddress}
          most={LONGEST}
          required
          plain
        />
        <SentenceFields of={sentence} />
        <button type="submit" class="button" disabled={doing.busy || held === null}>
          {act.ban}
        </button>
        <Said doing={doing} />
      </form>
    </details>
  )
}
