/** How the game of one table stands, with what no worker knows of it: since when who is waited for, and what the clock leaves to whom. */
import type { Seat } from '@waystation/kernel'
import type { ClockInfo } from '@waystation/protocol'
import { isQuiet, type LogEntry } from '@waystation/table'
import {
  afterLine,
  charged,
  type Clock,
  freshClock,
  type Happening,
  outOfTime,
  seatDue,
  tableDue,
} from '../clocks/clock.ts'
import type { Times } from '../clocks/counted.ts'
import { lastAnswerOf } from '../clocks/undone.ts'
import type { StandingRow, TableRow } from '../storage/types.ts'
import type { Standing } from '../workers/calls.ts'
import { botAt } from './seats.ts'
import type { Services } from './services.ts'

/** An answer that is on its way when time is up still counts. */
const GRACE = 250

/** A line that is about to be written, and how the game will stand after it. */
interface Coming {
  readonly entry: LogEntry
  readonly at: number
  readonly row: TableRow
  readonly standing: Standing
}

export class TableStanding {
  private readonly services: Pick<Services, 'storage' | 'pauses' | 'now'>
  private kept: StandingRow | null = null

  constructor(services: Pick<Services, 'storage' | 'pauses' | 'now'>) {
    this.services = services
  }

  /** As of the line that the game is at. */
  async of(row: TableRow, standing: Standing): Promise<StandingRow> {
    if (this.kept?.seq === standing.seq) return this.kept
    // Before the first line, and without a clock, nothing stands there that the row does not say.
    const asRow = standing.seq === 0 && row.doc.clock === null && row.doc.begunAt !== null
    const [stored] = asRow ? [] : await this.services.storage.standings([row.id])
    this.kept = stored?.seq === standing.seq ? stored : await this.first(row, standing)
    return this.kept
  }

  keep(row: StandingRow): void {
    this.kept = row
  }

  /** Nothing was written of it yet: the game has just begun, or did so under an earlier release. */
  private async first(row: TableRow, standing: Standing): Promise<StandingRow> {
    const { seq, waiting, result } = standing
    const at = row.doc.begunAt ?? row.updatedAt
    const times = await this.services.pauses.timesOf(row)
    const { clock: setting } = row.doc
    const clock =
      setting &&
      afterLine(freshClock(setting, row.doc.seats.length, at), { kind: 'turn' }, peopleAsked(row, standing), setting)
    const waits = waiting.map((seat) => ({ seat, line: seq, since: at }))
    return { table: row.id, seq, at, waiting: waits, ...written(clock, times), result }
  }

  /** After one more line; `before` is how it stands. */
  async next(before: { readonly row: TableRow; readonly standing: Standing }, coming: Coming): Promise<StandingRow> {
    const last = await this.of(before.row, before.standing)
    const { row, standing } = coming
    const at = Math.max(last.at, coming.at)
    const waiting = standing.waiting.map(
      (seat) => last.waiting.find((one) => one.seat === seat) ?? { seat, line: standing.seq, since: at },
    )
    const times = await this.services.pauses.timesOf(row)
    const after = times && (await this.clockAfter(last, before.row, { ...coming, at }, times))
    const { clock, deadline } = written(after, times)
    return { table: row.id, seq: standing.seq, at, waiting, clock, deadline, result: standing.result }
  }

  private async clockAfter(
    last: StandingRow,
    before: TableRow,
    { entry, at, row, standing }: Coming,
    times: readonly Times[],
  ): Promise<Clock | null> {
    const { clock: setting } = row.doc
    if (setting === null || last.clock === null) return null
    const now = charged(JSON.parse(last.clock) as Clock, at, times)
    const happening = await this.happening(entry, before)
    return afterLine(now, happening, peopleAsked(row, standing), setting)
  }

  private async happening(entry: LogEntry, row: TableRow): Promise<Happening> {
    const { seat } = entry
    if ('option' in entry) return { kind: 'answer', seat }
    if (isQuiet(entry)) {
      if (entry.quiet === 'out') return { kind: 'out', seat }
      if (entry.quiet !== 'back') return { kind: 'turn' }
      return { kind: 'back', seat, wasOut: row.doc.seats[seat].awayBy === 'clock' }
    }
    if (entry.undo === 'own') return { kind: 'undo', seat }
    return { kind: 'agreed', seat, before: await this.clockBefore(seat, row) }
  }

  /** The clock before the last answer of this seat. */
  private async clockBefore(seat: Seat, row: TableRow): Promise<Clock> {
    const { storage } = this.services
    const answer = lastAnswerOf(seat, await storage.lines(row.id, 0)) ?? 1
    const text = await storage.clockAt(row.id, answer - 1)
    if (text !== null) return JSON.parse(text) as Clock
    const { clock: setting, seats, begunAt } = row.doc
    if (setting === null) throw new Error('a table without a clock has none to go back to')
    return freshClock(setting, seats.length, begunAt ?? row.createdAt)
  }

  /** People whose time is up by now. */
  async out(row: TableRow, standing: Standing): Promise<Seat[]> {
    const { clock } = await this.of(row, standing)
    const times = await this.services.pauses.timesOf(row)
    if (clock === null || times === null) return []
    return outOfTime(charged(JSON.parse(clock) as Clock, this.services.now() - GRACE, times))
  }

  /** The same line looked at again: what was written may have been early. */
  async again(row: TableRow, standing: Standing): Promise<StandingRow> {
    const last = await this.of(row, standing)
    const times = await this.services.pauses.timesOf(row)
    const clock = last.clock === null ? null : (JSON.parse(last.clock) as Clock)
    this.kept = { ...last, ...written(clock, times) }
    return this.kept
  }
}

/** People that the game waits for. */
function peopleAsked(row: TableRow, { waiting, over }: Standing): ReadonlySet<Seat> {
  return new Set(over ? [] : waiting.filter((seat) => botAt(row, seat) === null))
}

function written(clock: Clock | null, times: readonly Times[] | null): Pick<StandingRow, 'clock' | 'deadline'> {
  if (clock === null || times === null) return { clock: null, deadline: null }
  const due = tableDue(clock, times)
  return { clock: JSON.stringify(clock), deadline: due === null ? null : due + GRACE }
}

/** What is left to each seat at this moment; null without a clock. */
export function clockInfo(text: string | null, times: readonly Times[] | null, now: number): ClockInfo | null {
  if (text === null || times === null) return null
  const clock = JSON.parse(text) as Clock
  const { seats } = charged(clock, Math.max(now, clock.at), times)
  const told = seats.map(({ free, bank }, seat) => {
    const holiday = times[seat].holidays?.find(({ from, to }) => from <= now && now < to)
    return { free, bank, due: seatDue(clock, seat, times[seat]), holiday: holiday?.to ?? null }
  })
  return { now, seats: told }
}
