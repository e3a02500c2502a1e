/** A table and its chat as everybody sees them: no ids of guests, no seed before the end, no reports. */
import { hash } from 'node:crypto'
import type { ChatMessage, SeatInfo, TableInfo } from '@waystation/protocol'
import { publicFacts } from '@waystation/table'
import { ratingTerms } from '../results/terms.ts'
import type { ChatRow, SeatDoc, SeatShare, TableDoc, TableRow } from '../storage/types.ts'
import { isDealing } from './dice.ts'

export function tableInfo(row: TableRow, seq: number): TableInfo {
  const { id, game, rules, config, seed, salt, createdAt, updatedAt, doc } = row
  const facts = { id, game, rules, config, seed, salt, house: doc.dice?.house ?? null, createdAt, updatedAt }
  const host = doc.host === null ? -1 : doc.seats.findIndex((seat) => seat.guest === doc.host)
  return {
    ...publicFacts(facts, promiseOf(row), row.status === 'finished'),
    status: row.status,
    visibility: row.visibility,
    hints: row.status === 'open' ? doc.hints : mayAskForHints(doc),
    rating: ratingTerms(doc),
    clock: doc.clock,
    whenOut: doc.whenOut,
    standIn: doc.standIn,
    seats: doc.seats.map((one, seat) => seatInfo(one, seat, doc.dice?.shares[seat] ?? null)),
    dealing: isDealing(row),
    host: host < 0 ? null : host,
    origin: doc.origin,
    undo: doc.undo?.seq === seq ? doc.undo : null,
    rematch: doc.rematch,
  }
}

/** Whoever plays alone may always ask a bot for advice; among people only where the table was opened like that. */
export function mayAskForHints({ hints, seats }: TableDoc): boolean {
  return hints || seats.filter(({ kind, presence }) => kind === 'person' && presence !== 'resigned').length < 2
}

function seatInfo(
  { kind, name, guest, rateable, bot, presence, awayBy }: SeatDoc,
  seat: number,
  share: SeatShare | null,
): SeatInfo {
  return { seat, kind, name, person: rateable ? guest : null, bot, presence, awayBy, share }
}

export function chatMessage({ id, at, seat, name, text }: ChatRow): ChatMessage {
  return { id, at, seat, name, text }
}

/** The kernel's `commitment`, by the faster hash that a server has; the tests hold them together. */
export function promiseOf({ seed, salt, doc }: Pick<TableRow, 'seed' | 'salt' | 'doc'>): string {
  return hash('sha256', `waystation commitment\n${salt}\n${doc.dice?.house ?? seed}`)
}
