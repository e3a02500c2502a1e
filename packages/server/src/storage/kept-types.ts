/** What is kept: people, tables, lines of their logs, how games stand, chat, invitations. */
import type { Config, Language, Seat } from '@waystation/kernel'
import type { Role, TableStatus, Visibility } from '@waystation/protocol'
import type { LogEntry } from '@waystation/table'
import type { NewIntent } from '../notices/types.ts'
import type { TableDoc } from './table-doc.ts'

export interface Guest {
  readonly id: string
  readonly name: string
  readonly language: Language
  /** Has an account, or the house rates everybody. */
  readonly rateable: boolean
  /** What they may do for the house. */
  readonly role: Role | null
  /** Until then they may not come in. */
  readonly bannedUntil: number | null
}

/** What guests say of themselves. */
export type Introduced = Pick<Guest, 'id' | 'name' | 'language'>

export interface TableRow {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly config: Config
  readonly seed: string
  readonly salt: string
  readonly status: TableStatus
  readonly visibility: Visibility
  readonly opening: string | null
  readonly doc: TableDoc
  readonly version: number
  readonly createdAt: number
  readonly updatedAt: number
}

/** One line of a table's log. */
export interface Line {
  readonly seq: number
  readonly entry: LogEntry
  readonly client: string | null
  readonly at: number
}

export interface Snapshot {
  readonly seq: number
  readonly hash: string
  readonly body: string
}

/** A line waiting to become durable. */
export interface Append {
  readonly table: string
  readonly line: Line
  readonly finished: boolean
  readonly snapshot: Snapshot | null
  readonly due: Due
  readonly standing: Omit<StandingRow, 'table' | 'seq' | 'at'>
}

/** How a seat came off. */
export interface Placing {
  readonly total: number
  readonly rank: number
}

/** How a game stands after a line. */
export interface StandingRow {
  readonly table: string
  readonly seq: number
  readonly at: number
  /** Who is waited for, since which line, and when that was written. */
  readonly waiting: readonly Waiting[]
  /** As it was written with the line; null: no clock. */
  readonly clock: string | null
  /** When somebody has to look whether time is up; perhaps early, never late. */
  readonly deadline: number | null
  readonly result: readonly Placing[] | null
}

export interface Waiting {
  readonly seat: Seat
  readonly line: number
  readonly since: number
}

export interface HolidayRow {
  readonly id: string
  readonly guest: string
  readonly from: number
  readonly to: number
}

/** When somebody has to look at the table after a line; `done`: not any more; null: at this table nothing ever is to be done. */
export type Due = number | 'done' | null

export interface ChatRow {
  readonly id: string
  readonly table: string
  readonly guest: string | null
  readonly seat: Seat | null
  readonly name: string
  readonly text: string
  readonly at: number
}

export interface InviteRow {
  readonly id: string
  readonly table: string
  readonly tokenHash: string
  readonly createdAt: number
  readonly revokedAt: number | null
}

export interface TableChange {
  readonly status?: TableStatus
  /** The game is dealt from another one than the house's own. */
  readonly seed?: string
  readonly doc: TableDoc
  readonly at: number
  /** When somebody has to look at the table because of it. */
  readonly due?: number
  /** Who is to be told of it. */
  readonly calls?: readonly NewIntent[]
}

/** What is written together with a new table. */
export interface WithTable {
  /** When somebody has to look at it. */
  readonly due?: number | undefined
  /** Who is to be told of it. */
  readonly calls?: readonly NewIntent[]
}

export interface LobbyFilter {
  readonly status: TableStatus
  readonly game?: string
  readonly limit: number
}

/** Where a table stands in the order of their last changes. */
export interface TablePlace {
  readonly at: number
  readonly id: string
}
