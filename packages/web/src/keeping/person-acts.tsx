/** What can be done about one person. */
import { type Held, type KeptPerson, type Role, ROLES } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { Dialog } from '../ui/dialog.tsx'
import { Said, useDoing } from './act-button.tsx'
import { LineField } from './fields.tsx'
import { keepingApi } from './keeping-api.ts'
import { Standing } from './people.tsx'
import { SentenceFields, useSentence } from './sentence.tsx'
import { words } from './text/index.ts'

interface ActsProps {
  readonly person: KeptPerson
  /** Whoever asks is an owner, and gives roles. */
  readonly owner: boolean
  readonly close: () => void
  readonly changed: () => void
}

export function PersonActs({ person, owner, close, changed }: ActsProps) {
  const { act: say } = words()
  const doing = useDoing()
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    if (await doing.run(work)) changed()
  }
  return (
    <Dialog title={say.title(person.name)} close={close} wide>
      <div class="group person-acts">
        <p>
          <Standing person={person} />
        </p>
        <Silence person={person} busy={doing.busy} act={act} />
        <Rename person={person} busy={doing.busy} act={act} />
        {owner && person.account && <GiveRole person={person} busy={doing.busy} act={act} />}
        <Said doing={doing} />
      </div>
    </Dialog>
  )
}

interface PartProps {
  readonly person: KeptPerson
  readonly busy: boolean
  readonly act: (work: () => Promise<unknown>) => Promise<void>
}

function Silence({ person: { id, mutedUntil }, busy, act }: PartProps) {
  const { act: say } = words()
  const sentence = useSentence()
  const [browsers, setBrowsers] = useState(false)
  const [networks, setNetworks] = useState(false)
  const never = busy || sentence.held() === null
  const muted = mutedUntil !== null && mutedUntil > Date.now()
  const doIt = (work: (held: Held) => Promise<unknown>): void => {
    const held = sentence.held()
    if (held !== null) void act(() => work(held))
  }
  return (
    <>
      <SentenceFields of={sentence} />
      <div class="row">
        <button type="button" class="button" disabled={never} onClick={() => doIt((held) => keepingApi.mute(id, held))}>
          {say.mute}
        </button>
        {muted && (
          <button
            type="button"
            class="button quiet"
            disabled={busy}
            onClick={() => void act(() => keepingApi.unmute(id))}
          >
            {say.unmute}
          </button>
        )}
        <small class="soft">{say.muteHint}</small>
      </div>
      <Tick label={say.browsers} value={browsers} set={setBrowsers} />
      <Tick label={say.networks} hint={say.networksHint} value={networks} set={setNetworks} />
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={never}
          onClick={() => doIt((held) => keepingApi.ban(id, { ...held, browsers, networks }))}
        >
          {say.ban}
        </button>
        <small class="soft">{say.banHint}</small>
      </div>
    </>
  )
}

interface TickProps {
  readonly label: string
  readonly hint?: string
  readonly value: boolean
  readonly set: (value: boolean) => void
}

function Tick({ label, hint, value, set }: TickProps) {
  return (
    <label class="tick">
      <input type="checkbox" checked={value} onChange={({ currentTarget }) => set(currentTarget.checked)} />{' '}
      <span>
        {label}
        {hint !== undefined && <small class="soft"> {hint}</small>}
      </span>
    </label>
  )
}

function Rename({ person, busy, act }: PartProps) {
  const { act: say } = words()
  const [name, setName] = useState(person.name)
  const rename = (event: Event): void => {
    event.preventDefault()
    void act(() => keepingApi.rename(person.id, name.trim()))
  }
  return (
    <form class="row" onSubmit={rename}>
      <LineField label={say.newName} hint={say.renameHint} value={name} set={setName} most={40} required />
      <button type="submit" class="button" disabled={busy || name.trim() === person.name}>
        {say.rename}
      </button>
    </form>
  )
}

function GiveRole({ person, busy, act }: PartProps) {
  const { act: say, people } = words()
  const [role, setRole] = useState<Role | null>(person.role)
  return (
    <div class="row">
      <label class="labelled">
        {say.role}
        <select
          class="field"
          value={role ?? ''}
          onChange={({ currentTarget: { value } }) => setRole(ROLES.find((one) => one === value) ?? null)}
        >
          <option value="">{say.roleNone}</option>
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {people.roles[one]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="button"
        disabled={busy || role === person.role}
        onClick={() => void act(() => keepingApi.giveRole(person.id, role))}
      >
        {say.giveRole}
      </button>
    </div>
  )
}
