/** At which pace a table plays: everybody as they like, live by the minute, or over days. */
import type { ClockSetting, WhenOut } from '@waystation/protocol'
import { timeLeft } from '../../clock/time-left.ts'
import { botIds } from '../../opponents.ts'
import { botTitle } from '../../people.ts'
import { t } from '../../text/index.ts'
import { TimeField } from '../../ui/time-field.tsx'
import { Pick } from '../../settings/fields.tsx'
import type { DraftProps } from './draft.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
type Days = Extract<ClockSetting, { kind: 'days' }>
type Live = Extract<ClockSetting, { kind: 'live' }>

const LIVE: readonly Live[] = [
  [5, 5],
  [10, 10],
  [15, 20],
  [30, 30],
  [60, 30],
].map(([minutes, seconds]) => ({ kind: 'live', bankMs: minutes * MINUTE, addMs: seconds * 1000 }))
const TURNS = [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY]
const RESERVES = [0, DAY, 3 * DAY, 7 * DAY]
const DAYTIME = { from: 9 * 60, to: 22 * 60 }

const PACES = ['none', 'live', 'days'] as const
const OUTS: readonly WhenOut[] = ['bot', 'resign']

const firstOf = (kind: (typeof PACES)[number]): ClockSetting | null => {
  if (kind === 'none') return null
  if (kind === 'live') return LIVE[2]
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return { kind, turnMs: DAY, reserveMs: 3 * DAY, zone, hours: null, weekends: true, holidays: true }
}

export function ClockChoice({ draft, change }: DraftProps) {
  const { pace } = t()
  const { clock } = draft
  const set = (next: ClockSetting): void => change({ clock: next })
  return (
    <>
      <Pick
        legend={pace.title}
        values={PACES}
        chosen={clock?.kind ?? 'none'}
        label={(kind) => pace.kinds[kind]}
        choose={(kind) => change({ clock: firstOf(kind) })}
        hint={pace.hints[clock?.kind ?? 'none']}
      />
      {clock?.kind === 'live' && <LiveFields clock={clock} set={set} />}
      {clock?.kind === 'days' && <DaysFields clock={clock} set={set} />}
      {clock !== null && <OutFields draft={draft} change={change} />}
    </>
  )
}

interface FieldsProps<C> {
  readonly clock: C
  readonly set: (clock: C) => void
}

function LiveFields({ clock, set }: FieldsProps<Live>) {
  const { pace } = t()
  const chosen = LIVE.findIndex(({ bankMs, addMs }) => bankMs === clock.bankMs && addMs === clock.addMs)
  return (
    <label class="labelled">
      {pace.live}
      <select class="field" value={chosen} onChange={({ currentTarget }) => set(LIVE[Number(currentTarget.value)])}>
        {LIVE.map(({ bankMs, addMs }, i) => (
          <option key={i} value={i}>
            {pace.liveOf(bankMs / MINUTE, addMs / 1000)}
          </option>
        ))}
      </select>
    </label>
  )
}

function DaysFields({ clock, set }: FieldsProps<Days>) {
  const { pace } = t()
  return (
    <>
      <div class="row">
        <Spans label={pace.turn} all={TURNS} chosen={clock.turnMs} set={(turnMs) => set({ ...clock, turnMs })} />
        <Spans
          label={pace.reserve}
          all={RESERVES}
          chosen={clock.reserveMs}
          set={(reserveMs) => set({ ...clock, reserveMs })}
        />
      </div>
      <Check
        label={pace.hours}
        hint={pace.hoursHint(clock.zone)}
        checked={clock.hours !== null}
        set={(on) => set({ ...clock, hours: on ? DAYTIME : null })}
      />
      {clock.hours !== null && (
        <div class="row">
          <MinuteField label={pace.from} value={clock.hours.from} set={(from) => set(withHours(clock, { from }))} />
          <MinuteField label={pace.to} value={clock.hours.to} set={(to) => set(withHours(clock, { to }))} />
        </div>
      )}
      <Check
        label={pace.weekends}
        hint={pace.weekendsHint}
        checked={!clock.weekends}
        set={(off) => set({ ...clock, weekends: !off })}
      />
      <Check
        label={pace.holidays}
        hint={pace.holidaysHint}
        checked={clock.holidays}
        set={(holidays) => set({ ...clock, holidays })}
      />
    </>
  )
}

type Hours = NonNullable<Days['hours']>

/** A day that ends when it begins would have no hour at all. */
function withHours(clock: Days, part: Partial<Hours>): Days {
  const hours = { ...DAYTIME, ...clock.hours, ...part }
  return hours.from === hours.to ? clock : { ...clock, hours }
}

function OutFields({ draft, change }: DraftProps) {
  const { pace } = t()
  return (
    <>
      <Pick
        legend={pace.whenOut}
        values={OUTS}
        chosen={draft.whenOut}
        label={(how) => pace.outs[how]}
        choose={(whenOut) => change({ whenOut })}
      />
      <label class="labelled">
        {pace.standIn}
        <select
          class="field"
          value={draft.standIn}
          onChange={({ currentTarget }) => change({ standIn: currentTarget.value })}
        >
          {botIds().map((id) => (
            <option key={id} value={id}>
              {botTitle(id)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

interface SpansProps {
  readonly label: string
  readonly all: readonly number[]
  readonly chosen: number
  readonly set: (span: number) => void
}

function Spans({ label, all, chosen, set }: SpansProps) {
  return (
    <label class="labelled">
      {label}
      <select class="field" value={chosen} onChange={({ currentTarget }) => set(Number(currentTarget.value))}>
        {all.map((span) => (
          <option key={span} value={span}>
            {span === 0 ? t().pace.noReserve : timeLeft(span)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface CheckProps {
  readonly label: string
  readonly hint: string
  readonly checked: boolean
  readonly set: (on: boolean) => void
}

function Check({ label, hint, checked, set }: CheckProps) {
  return (
    <label class="toggle">
      <input type="checkbox" checked={checked} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </label>
  )
}

const twoDigits = (n: number): string => String(n).padStart(2, '0')

interface MinuteProps {
  readonly label: string
  /** A minute of the day. */
  readonly value: number
  readonly set: (minute: number) => void
}

function MinuteField({ label, value, set }: MinuteProps) {
  const read = (text: string): void => {
    const [hours, minutes] = text.split(':').map(Number)
    if (Number.isInteger(hours) && Number.isInteger(minutes)) set(hours * 60 + minutes)
  }
  const time = `${twoDigits(Math.floor(value / 60))}:${twoDigits(value % 60)}`
  return <TimeField label={label} value={time} set={read} />
}
