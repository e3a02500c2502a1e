/** Between rows and what the server works with. */
import type { Language } from '@waystation/kernel'
import { type Role, shownName, type TableStatus, type Visibility } from '@waystation/protocol'
import type { LogEntry } from '@waystation/table'
import type { Insertable, Selectable } from 'kysely'
import { unpackText } from './compact-form.ts'
import type { Schema } from './schema.ts'
import type { ChatRow, Guest, InviteRow, Line, SeatDoc, TableDoc, TableRow } from './types.ts'

type Row<K extends keyof Schema> = Selectable<Schema[K]>

/** What documents written before it existed do not say. */
const OLDER = {
  hints: false,
  rated: null,
  dismissed: [],
  invited: [],
  matched: false,
  dice: null,
  clock: null,
  whenOut: 'bot',
  standIn: 'greedy',
  begunAt: null,
} satisfies Partial<TableDoc>
const OLDER_SEAT = { awayBy: null, outs: 0, rateable: false, hinted: false } satisfies Partial<SeatDoc>

/** A row of `tables`; its opening may lie with the compact game. */
export type StoredTable = Row<'tables'> & { readonly packed_opening: Buffer | null }

export function tableRow(row: StoredTable): TableRow {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    config: { players: row.players, variants: JSON.parse(row.variants) as Record<string, string> },
    seed: row.seed,
    salt: row.salt,
    status: row.status as TableStatus,
    visibility: row.visibility as Visibility,
    opening: row.packed_opening ? unpackText(row.packed_opening) : row.opening,
    doc: tableDoc(row.doc),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** No name that is written today is as long, with the number that tells it from others; the first release took those in records as they were. */
const LONGER_THAN_ANY = 64
const bounded = (name: string): string => (name.length > LONGER_THAN_ANY ? shownName(name) : name)

function tableDoc(text: string): TableDoc {
  const { seats, ...doc } = JSON.parse(text) as TableDoc
  return { ...OLDER, ...doc, seats: seats.map((seat) => ({ ...OLDER_SEAT, ...seat, name: bounded(seat.name) })) }
}

export function fromTable(row: TableRow): Insertable<Schema['tables']> {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    players: row.config.players,
    variants: JSON.stringify(row.config.variants),
    seed: row.seed,
    salt: row.salt,
    status: row.status,
    visibility: row.visibility,
    opening: row.opening,
    doc: JSON.stringify(row.doc),
    version: row.version,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  }
}

export function line(row: Omit<Row<'lines'>, 'clock'>): Line {
  return { seq: row.seq, entry: entry(row), client: row.client, at: row.at }
}

function entry({ table_id, seat, kind, option_id }: Omit<Row<'lines'>, 'clock'>): LogEntry {
  switch (kind) {
    case 'answer':
      return { seat, option: option_id }
    case 'own':
    case 'agreed':
      return { seat, undo: kind }
    case 'away':
    case 'back':
    case 'out':
    case 'relieved':
    case 'resigned':
      return { seat, quiet: kind }
    default:
      // Written by a later release: to guess would change the game.
      throw new Error(`a line of table ${table_id} is of an unknown kind: ${kind}`)
  }
}

export function fromLine(table: string, { seq, entry: said, client, at }: Line): Omit<Row<'lines'>, 'clock'> {
  const option_id = 'option' in said ? said.option : ''
  return { table_id: table, seq, seat: said.seat, kind: kindOf(said), option_id, client, at }
}

function kindOf(said: LogEntry): string {
  if ('option' in said) return 'answer'
  return 'undo' in said ? said.undo : said.quiet
}

export function guest(row: Row<'guests'>): Guest {
  return {
    id: row.id,
    name: row.name,
    language: row.language as Language,
    rateable: row.handle !== null,
    role: row.role as Role | null,
    bannedUntil: row.banned_until,
  }
}

export function chatRow(row: Row<'chat'>): ChatRow {
  const { id, table_id, guest_id, seat, name, body, at } = row
  return { id, table: table_id, guest: guest_id, seat, name, text: body, at }
}

export function inviteRow(row: Row<'invites'>): InviteRow {
  const { id, table_id, token_hash, created_at, revoked_at } = row
  return { id, table: table_id, tokenHash: token_hash, createdAt: created_at, revokedAt: revoked_at }
}
