/** Days on which my clocks stand, at tables that allow it. */
import type { Holiday } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { locale } from '../text/index.ts'
import { ask } from '../transport/api.ts'
import { introduced } from '../transport/introduced.ts'
import { useLoaded } from '../ui/loaded.ts'
import { words } from './text/index.ts'

const DAY = 24 * 3600_000

interface Holidays {
  readonly holidays: readonly Holiday[]
  readonly leftMs: number
}

const holidayApi = {
  read: () => ask<Holidays>('GET', '/api/me/holidays'),
  add: (from: number, to: number) => ask<unknown>('POST', '/api/me/holidays', { from, to }),
  remove: (id: string) => ask<unknown>('DELETE', `/api/me/holidays/${id}`),
}

/** Only for those whom the house knows: whoever plays alone has no clock, and would be refused. */
export const HolidayGroup = () => (introduced.value ? <MyHolidays /> : null)

function MyHolidays() {
  const { holidays: say } = words()
  const [round, setRound] = useState(0)
  const read = useLoaded(() => holidayApi.read(), [round])
  if (read.state !== 'ready') return null
  const { holidays, leftMs } = read.value
  return (
    <section class="card group whole">
      <h2>{say.title}</h2>
      <p class="soft">
        {say.lead} {say.left(Math.floor(leftMs / DAY))}
      </p>
      <ul class="holidays">
        {holidays.map((holiday) => (
          <Declared key={holiday.id} holiday={holiday} changed={() => setRound(round + 1)} />
        ))}
      </ul>
      <NewHoliday changed={() => setRound(round + 1)} />
    </section>
  )
}

interface Changed {
  readonly changed: () => void
}

function Declared({ holiday: { id, from, to }, changed }: Changed & { readonly holiday: Holiday }) {
  const { holidays: say } = words()
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' })
  const span = day.formatRange(from, to - 1)
  return (
    <li class="row">
      <span class="grow">{span}</span>
      <button
        type="button"
        class="button small quiet"
        aria-label={say.removeWhich(span)}
        onClick={() => void holidayApi.remove(id).finally(changed)}
      >
        {say.remove}
      </button>
    </li>
  )
}

/** Midnight of a day on the calendar of this device. */
const midnight = (date: string): number => new Date(`${date}T00:00`).getTime()

function NewHoliday({ changed }: Changed) {
  const { holidays: say } = words()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [refused, setRefused] = useState(false)
  const submit = (event: Event): void => {
    event.preventDefault()
    // Whoever begins today begins now.
    const begin = Math.max(midnight(from), Date.now())
    const end = new Date(midnight(to))
    end.setDate(end.getDate() + 1)
    holidayApi.add(begin, end.getTime()).then(
      () => {
        setRefused(false)
        changed()
      },
      () => setRefused(true),
    )
  }
  return (
    <form onSubmit={submit}>
      <div class="row">
        <Day label={say.from} value={from} set={setFrom} />
        <Day label={say.to} value={to} set={setTo} />
        <button type="submit" class="button">
          {say.add}
        </button>
      </div>
      {refused && (
        <p class="refused" role="alert">
          {say.refused}
        </p>
      )}
    </form>
  )
}

interface DayProps {
  readonly label: string
  readonly value: string
  readonly set: (day: string) => void
}

function Day({ label, value, set }: DayProps) {
  return (
    <label class="labelled">
      {label}
      <input
        class="field"
        type="date"
        required
        value={value}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
    </label>
  )
}
