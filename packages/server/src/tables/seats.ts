/** Who sits where: every change makes a new document, or is refused. */
import type { Guest, SeatDoc, TableDoc, TableRow } from '../storage/types.ts'
import { Refused } from '../workers/refused.ts'
import { distinctName } from '../security/look-alike.ts'

/** Plays for people who are away, unless the table was opened with another one. */
export const STAND_IN = 'greedy'

export const openSeat: SeatDoc = {
  kind: 'open',
  guest: null,
  name: '',
  bot: null,
  presence: 'here',
  awayBy: null,
  outs: 0,
  rateable: false,
  hinted: false,
}

export function personSeat({ id, name, rateable }: Pick<Guest, 'id' | 'name' | 'rateable'>): SeatDoc {
  return { ...openSeat, kind: 'person', guest: id, name, rateable }
}

export function botSeat(bot: string): SeatDoc {
  return { ...openSeat, kind: 'bot', bot }
}

export function withSeat(doc: TableDoc, seat: number, value: SeatDoc): TableDoc {
  const seats = doc.seats.map((old, i) => (i === seat ? value : old))
  if (doc.dice === null || doc.dice.dealBy !== null || value.guest === doc.seats[seat].guest) return { ...doc, seats }
  // The share was of the device of whoever sat here.
  const shares = doc.dice.shares.map((old, i) => (i === seat ? null : old))
  return { ...doc, seats, dice: { ...doc.dice, shares } }
}

/** Takes the asked seat, or the first that is open. Whoever already sits keeps the seat. */
export function join(
  row: TableRow,
  guest: Pick<Guest, 'id' | 'name' | 'rateable'>,
  asked: number | undefined,
): TableDoc {
  if (seatOf(row, guest.id) !== null) return row.doc
  if (row.status !== 'open') throw new Refused('already-started')
  if (wasDismissed(row, guest.id)) throw new Refused('not-allowed')
  const { seats } = row.doc
  const seat = asked ?? seats.findIndex(({ kind }) => kind === 'open')
  if (seat < 0) throw new Refused('table-full')
  if (seats[seat]?.kind !== 'open') throw new Refused('seat-taken')
  const name = distinctName(
    guest.name,
    seats.map((other) => other.name),
  )
  return { ...withSeat(row.doc, seat, personSeat({ ...guest, name })), host: row.doc.host ?? guest.id }
}

/** Nobody waits here any more. */
export function abandoned({ status, doc }: TableRow): boolean {
  return status === 'open' && doc.seats.every(({ guest }) => guest === null)
}

/** The host prepares the seats: a bot, or free again (which also sends a person away). */
export function arrange(row: TableRow, guest: string, seat: number, bot: string | null): TableDoc {
  if (row.doc.host !== guest) throw new Refused('not-allowed')
  if (row.status !== 'open' || row.doc.dice?.dealBy) throw new Refused('already-started')
  const old = row.doc.seats[seat]
  if (old === undefined) throw new Refused('not-found')
  if (old.guest === guest) throw new Refused('seat-taken')
  const arranged = withSeat(row.doc, seat, bot === null ? openSeat : botSeat(bot))
  return old.guest === null ? arranged : { ...arranged, dismissed: [...arranged.dismissed, old.guest] }
}

/** One of these people sits there. */
export function sitsAny({ doc }: Pick<TableRow, 'doc'>, people: ReadonlySet<string>): boolean {
  return doc.seats.some(({ guest }) => guest !== null && people.has(guest))
}

/** The host has sent this guest away. */
export function wasDismissed({ doc }: Pick<TableRow, 'doc'>, guest: string | null): boolean {
  return guest !== null && doc.dismissed.includes(guest)
}

/** Who comes by a new invitation is welcome again. */
export function welcomed({ doc }: TableRow, guest: string): TableDoc {
  if (!doc.dismissed.includes(guest)) return doc
  return { ...doc, dismissed: doc.dismissed.filter((one) => one !== guest) }
}

export function begin(row: TableRow, guest: string): TableDoc {
  if (row.doc.host !== guest) throw new Refused('not-allowed')
  if (row.status !== 'open') throw new Refused('already-started')
  if (row.doc.seats.some(({ kind }) => kind === 'open')) throw new Refused('seats-open')
  return row.doc
}

/** The seat of a guest; null for those who only look on. */
export function seatOf(row: TableRow, guest: string | null): number | null {
  if (guest === null) return null
  const seat = row.doc.seats.findIndex((one) => one.guest === guest)
  return seat < 0 ? null : seat
}

/** The same, refused to those who only look on. */
export function ownSeat(row: TableRow, guest: string | null): number {
  const seat = seatOf(row, guest)
  if (seat === null) throw new Refused('not-seated')
  return seat
}

/** The seat a guest plays now; where a bot stands in, its owner has no say. */
export function playedSeat(row: TableRow, guest: string | null): number {
  const seat = ownSeat(row, guest)
  if (row.doc.seats[seat].presence !== 'here') throw new Refused('not-allowed')
  return seat
}

/** People whose word counts, also while they are away: only who gave up has no say any more. */
export function voters({ seats }: TableDoc): number[] {
  return seats.flatMap(({ kind, presence }, seat) => (kind === 'person' && presence !== 'resigned' ? [seat] : []))
}

/** The bot that answers for a seat now; null where a person does. */
export function botAt({ doc }: TableRow, seat: number): string | null {
  const one = doc.seats[seat]
  return one.kind === 'bot' || one.presence !== 'here' ? one.bot : null
}
