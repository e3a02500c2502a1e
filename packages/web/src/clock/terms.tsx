/** What a table plays by, in full: whoever sits down knows when the clock runs, and what happens when it has run out. */
import type { ClockSetting, TableInfo } from '@waystation/protocol'
import { botTitle } from '../people.ts'
import { locale, t } from '../text/index.ts'
import { timeLeft } from './time-left.ts'

const MINUTE = 60_000
type Term = readonly [name: string, value: string]

export function ClockTerms({ table }: { readonly table: Pick<TableInfo, 'clock' | 'whenOut' | 'standIn'> }) {
  const { pace } = t()
  const { clock, whenOut, standIn } = table
  if (clock === null) return null
  const terms: readonly Term[] = [
    ...(clock.kind === 'live' ? liveTerms(clock) : daysTerms(clock)),
    [pace.whenOut, pace.outs[whenOut]],
    [pace.standIn, botTitle(standIn)],
  ]
  return (
    <dl class="terms">
      {terms.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function liveTerms({ bankMs, addMs }: Extract<ClockSetting, { kind: 'live' }>): Term[] {
  const { pace } = t()
  return [[pace.live, pace.liveOf(bankMs / MINUTE, addMs / 1000)]]
}

function daysTerms(clock: Extract<ClockSetting, { kind: 'days' }>): Term[] {
  const { pace } = t()
  const { turnMs, reserveMs, hours, zone, weekends, holidays } = clock
  const terms: Term[] = [
    [pace.turn, timeLeft(turnMs)],
    [pace.reserve, reserveMs === 0 ? pace.noReserve : timeLeft(reserveMs)],
  ]
  if (hours !== null) terms.push([pace.hours, `${hourOf(hours.from)} – ${hourOf(hours.to)}. ${pace.hoursHint(zone)}`])
  if (!weekends) terms.push([pace.weekends, pace.weekendsHint])
  if (holidays) terms.push([pace.holidays, pace.holidaysHint])
  return terms
}

/** A minute of the day, as a clock shows it. */
const hourOf = (minute: number): string =>
  new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(minute * MINUTE)
