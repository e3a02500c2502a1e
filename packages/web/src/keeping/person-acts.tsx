/** What can be done about one person. */
import { type KeptPerson, type Role, ROLES } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { Dialog } from '../ui/dialog.tsx'
import { Said, useDoing } from './act-button.tsx'
import { EndField, momentOf, useEnd } from './end-field.tsx'
import { keepingApi } from './keeping-api.ts'
import { Standing } from './people.tsx'
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
  const [end, setEnd] = useEnd()
  const [reason, setReason] = useState('')
  const [browsers, setBrowsers] = useState(false)
  const [networks, setNetworks] = useState(false)
  const until = momentOf(end, Date.now())
  const muted = mutedUntil !== null && mutedUntil > Date.now()
  const doIt = (work: (until: number) => Promise<unknown>): void => {
    if (until !== null) void act(() => work(until))
  }
  return (
    <>
      <EndField end={end} set={setEnd} />
      <label class="labelled">
        {say.reason}
        <input
          class="field"
          maxLength={300}
          value={reason}
          onInput={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </label>
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={busy || until === null}
          onClick={() => doIt((until) => keepingApi.mute(id, { until, reason }))}
        >
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
          disabled={busy || until === null}
          onClick={() => doIt((until) => keepingApi.ban(id, { until, reason, browsers, networks }))}
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
      <label class="labelled">
        {say.newName}
        <input
          class="field"
          required
          maxLength={40}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <small>{say.renameHint}</small>
      </label>
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
