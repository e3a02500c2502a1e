/** People who leave their seat to a bot, for a while or for good: what becomes of the table, and the quiet line that says so. */
import type { Quiet } from '@waystation/table'
import type { SeatDoc, TableDoc, TableRow } from '../storage/types.ts'
import { Refused } from '../workers/refused.ts'
import { openSeat, ownSeat, seatOf, withSeat } from './seats.ts'

/** `quiet` is null where no game runs that could have a line of it. */
export interface Settled {
  readonly doc: TableDoc
  readonly quiet: Quiet | null
}

/** So often a seat may run out of time before it is given up. */
const MOST_OUTS = 3

function settled({ doc }: TableRow, quiet: Quiet, change: Partial<SeatDoc>): Settled {
  const { seat } = quiet
  return { doc: withSeat(doc, seat, { ...doc.seats[seat], ...change }), quiet }
}

/** Before the start the seat is free again; during the game a bot keeps it until its owner returns. */
export function leave(row: TableRow, guest: string, bot: string | undefined): Settled {
  const seat = ownSeat(row, guest)
  const { doc } = row
  if (row.status === 'open') {
    if (doc.dice?.dealBy) throw new Refused('already-started')
    const left = withSeat(doc, seat, openSeat)
    return { doc: doc.host === guest ? { ...left, host: nextHost(left) } : left, quiet: null }
  }
  if (row.status !== 'running') throw new Refused('game-over')
  if (doc.seats[seat].presence !== 'here') return { doc, quiet: null }
  return settled(row, { seat, quiet: 'away' }, { presence: 'away', bot: bot ?? doc.standIn, awayBy: 'self' })
}

function nextHost({ seats }: TableDoc): string | null {
  return seats.find(({ guest }) => guest !== null)?.guest ?? null
}

/** The owner plays again. */
export function comeBack(row: TableRow, seat: number): Settled {
  const { doc } = row
  if (doc.seats[seat].presence !== 'away') return { doc, quiet: null }
  const change = { presence: 'here', bot: null, awayBy: null } as const
  if (row.status !== 'running') return { doc, quiet: null }
  return settled(row, { seat, quiet: 'back' }, change)
}

/** For good: a bot plays the seat to the end, so that the others can finish. */
export function resign(row: TableRow, guest: string): Settled {
  const seat = ownSeat(row, guest)
  mustRun(row)
  if (row.doc.seats[seat].presence === 'resigned') return { doc: row.doc, quiet: null }
  return givenUp(row, seat, 'self')
}

function givenUp(row: TableRow, seat: number, awayBy: SeatDoc['awayBy']): Settled {
  const { doc } = row
  const bot = doc.seats[seat].bot ?? doc.standIn
  return settled(row, { seat, quiet: 'resigned' }, { presence: 'resigned', bot, awayBy })
}

/** The time of a seat is up: what the table is set to happens. */
export function timedOut(row: TableRow, seat: number): Settled {
  const { doc } = row
  const old = doc.seats[seat]
  if (row.status !== 'running' || old.presence !== 'here') return { doc, quiet: null }
  const outs = old.outs + 1
  if (doc.whenOut === 'resign' || outs >= MOST_OUTS) {
    const { doc: given, quiet } = givenUp(row, seat, 'clock')
    return { doc: withSeat(given, seat, { ...given.seats[seat], outs }), quiet }
  }
  return settled(row, { seat, quiet: 'out' }, { presence: 'away', bot: doc.standIn, awayBy: 'clock', outs })
}

/** Without a clock, whoever is waited for so long and is not there has no say in who plays the seat meanwhile. */
const SILENT_MS = 14 * 24 * 3600 * 1000

/** Of somebody who is to be played for. */
interface Absent {
  readonly connected: boolean
  /** How long the game has waited for them; null: it does not. */
  readonly waitedMs: number | null
}

/**
 * A bot for somebody else's seat: the host may put one there whose owner is not at the table; so may whoever plays where no clock does it
 * and the owner was waited for too long, or the host's own laptop could hold up the table for ever. Whoever plays may choose another one
 * where the clock has run out.
 */
export function relieve(row: TableRow, guest: string, seat: number, bot: string, absent: Absent): Settled {
  mustRun(row)
  const { doc } = row
  const old = doc.seats[seat]
  if (old === undefined || old.kind !== 'person') throw new Refused('not-found')
  const plays = seatOf(row, guest) !== null
  if (old.guest === guest) throw new Refused('seat-taken')
  if (old.presence !== 'here') {
    if (doc.host !== guest && !(plays && old.awayBy === 'clock')) throw new Refused('not-allowed')
    return old.bot === bot ? { doc, quiet: null } : settled(row, { seat, quiet: 'relieved' }, { bot })
  }
  const silent = plays && doc.clock === null && (absent.waitedMs ?? 0) >= SILENT_MS
  if (absent.connected || (doc.host !== guest && !silent)) throw new Refused('not-allowed')
  return settled(row, { seat, quiet: 'relieved' }, { presence: 'away', bot, awayBy: 'host' })
}

/** A keeper of the house has a bot play a seat, whoever is at the table, until its owner is back. */
export function placeStandIn(row: TableRow, seat: number, bot: string): Settled {
  mustRun(row)
  const old = row.doc.seats.at(seat)
  if (old === undefined || old.kind !== 'person') throw new Refused('not-found')
  if (old.presence === 'here')
    return settled(row, { seat, quiet: 'relieved' }, { presence: 'away', bot, awayBy: 'host' })
  return old.bot === bot ? { doc: row.doc, quiet: null } : settled(row, { seat, quiet: 'relieved' }, { bot })
}

function mustRun({ status }: TableRow): void {
  if (status !== 'running') throw new Refused(status === 'open' ? 'not-started' : 'game-over')
}
