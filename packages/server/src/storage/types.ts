/** What the server keeps, and the one interface it keeps it through. SQLite and PostgreSQL pass the same contract suite. */
import type { Config, Language, Seat } from '@waystation/kernel'
import type {
  ClockSetting,
  Origin,
  Role,
  SeatInfo,
  TableStatus,
  UndoRequest,
  Visibility,
  WhenOut,
} from '@waystation/protocol'
import type { LogEntry } from '@waystation/table'
import type { Company } from '../company/company.ts'
import type { Identity } from '../identity/identity.ts'
import type { SignedIn } from '../identity/types.ts'
import type { Keeping } from '../keeping/keeping.ts'
import type { Channels } from '../notices/channels.ts'
import type { Outbox } from '../notices/outbox.ts'
import type { NewIntent } from '../notices/types.ts'
import type { Results } from '../results/results.ts'
import type { Upkeep } from './upkeep.ts'

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

export interface SeatDoc {
  readonly kind: 'open' | 'person' | 'bot'
  readonly guest: string | null
  readonly name: string
  readonly bot: string | null
  readonly presence: SeatInfo['presence']
  /** Whose doing it is that a bot stands in. */
  readonly awayBy: SeatInfo['awayBy']
  /** How often its time was up. */
  readonly outs: number
  /** Whoever sits there may be rated. */
  readonly rateable: boolean
  /** Has asked for a hint. */
  readonly hinted: boolean
}

/** A device's share in the seed: what it committed to, and what it showed of it. */
export interface SeatShare {
  readonly commitment: string
  readonly secret: string | null
}

export interface TableDice {
  /** By seat. */
  readonly shares: readonly (SeatShare | null)[]
  /** Until when shares are shown, once the host has begun and before the game is dealt. */
  readonly dealBy: number | null
  /** The part of the house, once the seed is another one. */
  readonly house: string | null
}

/** What people arranged around the game. Changes as a whole. */
export interface TableDoc {
  readonly host: string | null
  /** Everybody may ask for hints, although people play each other. */
  readonly hints: boolean
  /** Whether it is to count for ratings; null: opened before there were any. */
  readonly rated: boolean | null
  readonly clock: ClockSetting | null
  readonly whenOut: WhenOut
  /** The bot that plays for people who are away. */
  readonly standIn: string
  /** When the game began; null before, and at tables of earlier releases. */
  readonly begunAt: number | null
  readonly seats: readonly SeatDoc[]
  readonly origin: Origin
  /** Guests whom the host has sent away. */
  readonly dismissed: readonly string[]
  /** Guests whom the host has invited, among those they have played with. */
  readonly invited: readonly string[]
  /** Opened for somebody who looked for a game: it begins by itself when it is complete. */
  readonly matched: boolean
  readonly undo: UndoRequest | null
  /** Null: the house alone has drawn the seed. */
  readonly dice: TableDice | null
  readonly rematch: string | null
  /** Why the table was stopped: for the operator, never for players. */
  readonly report: string | null
}

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

/** A line as another process tells of it. */
export type Heard = Pick<Line, 'seq' | 'entry'>

/** Something another process did to a table. */
export type News =
  | ({ readonly kind: 'line'; readonly table: string } & Heard)
  | { readonly kind: 'doc'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly id: string }
  /** Who has which table open at a process; `whole`: and nobody else there. */
  | {
      readonly kind: 'presence'
      readonly process: string
      /** Under which that process alone is reached, if it is. */
      readonly path?: string
      readonly open: readonly Open[]
      readonly whole: boolean
    }
  /** These sessions are over: their streams are closed. */
  | { readonly kind: 'signed-out'; readonly sessions: readonly string[] }
  /** Keepers of the house did something: bans, what everybody is told, or what is asked of this process. */
  | { readonly kind: 'keeping' }
  /** A process hears otherwise than before: see `PostgresNews`. */
  | { readonly kind: 'ears' }
  /** A process has begun: the others say whom they have. */
  | { readonly kind: 'roll-call' }
  /** News may have been missed: look at everything again. */
  | { readonly kind: 'gap' }

/** A guest, a table (empty: another page of the house), and whether it is before their eyes; null: not open any more. */
export type Open = readonly [guest: string, table: string, visible: boolean | null]

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

export interface Storage {
  readonly kind: 'sqlite' | 'postgres'
  readonly notices: { readonly channels: Channels; readonly outbox: Outbox }
  readonly identity: Identity
  readonly company: Company
  readonly keeping: Keeping
  /** The stored value, or the given one, which is stored first. */
  setting(name: string, otherwise: string): Promise<string>

  putGuest(guest: Introduced, at: number): Promise<void>
  /** A guest who is here now, which is remembered to the day; null too when the session is over, and for people with an account. */
  guest(id: string, now: number, session?: string): Promise<Guest | null>
  /** Somebody with an account, by the cookie of a session that goes on. */
  signedIn(cookie: string, now: number): Promise<SignedIn | null>
  /** From then on the session is over, in every process. What ended before `forget` is forgotten. */
  endSession(session: string, at: number, forget: number): Promise<void>

  createTable(row: TableRow, lines: readonly Line[], members: readonly string[], more?: WithTable): Promise<void>
  table(id: string): Promise<TableRow | null>
  /** False when the table has changed since `version`, and then nothing is written. */
  updateTable(id: string, version: number, change: TableChange): Promise<boolean>
  /** The same together with a line, both or neither: false too when the line's number was taken. */
  arrange(version: number, change: TableChange, append: Append): Promise<boolean>
  publicTables(filter: LobbyFilter): Promise<TableRow[]>
  tablesOf(guest: string, limit: number): Promise<TableRow[]>
  /** Tables of this guest that are open or running. */
  countUnfinished(guest: string): Promise<number>
  /** Public tables, open or running, at which any of these sit or sat. */
  publicTablesOf(people: readonly string[], limit: number): Promise<TableRow[]>
  addMember(table: string, guest: string): Promise<void>
  isMember(table: string, guest: string): Promise<boolean>

  /** All in one transaction. False for a line whose number was already taken; nothing is written of that one. */
  append(batch: readonly Append[]): Promise<boolean[]>
  lines(table: string, after: number): Promise<Line[]>
  snapshot(table: string): Promise<Snapshot | null>
  /** In place of the one there is, unless that one is newer. */
  keepSnapshot(table: string, snapshot: Snapshot): Promise<void>

  /** So many tables that are to be looked at by now, each given to one process, which has until then to do it. */
  claimDue(asked: { now: number; until: number; most: number }): Promise<string[]>
  /** Still at it: nobody else has to look before then. */
  postponeDue(tables: readonly string[], until: number): Promise<void>
  /** Nothing is left to do after this line, unless the table became due for later than `at`. */
  settleDue(table: string, seq: number, at: number): Promise<void>

  /** Unless a later line is there already. */
  putStanding(row: StandingRow): Promise<void>
  /** Those that there are, in any order. */
  standings(tables: readonly string[]): Promise<StandingRow[]>
  /** The clock that was written with a line. */
  clockAt(table: string, seq: number): Promise<string | null>
  /** So many tables at which time may be up, each given to one process, which has until then to look. */
  claimDeadlines(asked: { now: number; until: number; most: number }): Promise<string[]>
  nextDeadline(): Promise<number | null>
  /** All clocks of this guest's tables are looked at again. */
  hastenDeadlines(guest: string, at: number): Promise<void>

  beat(process: string, at: number, forget: number): Promise<void>
  lastBeat(): Promise<number | null>
  addOutage(from: number, to: number): Promise<void>
  outages(): Promise<{ from: number; to: number }[]>
  putHoliday(holiday: HolidayRow): Promise<void>
  removeHoliday(guest: string, id: string): Promise<void>
  holidays(guests: readonly string[]): Promise<HolidayRow[]>

  /** All in one transaction; `calls`: who is to be told of a message. */
  addChat(messages: readonly ChatRow[], calls?: readonly NewIntent[]): Promise<void>
  chat(table: string, limit: number): Promise<ChatRow[]>
  saidBy(guest: string): Promise<Pick<ChatRow, 'table' | 'text' | 'at'>[]>
  chatMessage(id: string): Promise<ChatRow | null>

  addInvite(invite: InviteRow): Promise<void>
  invites(table: string): Promise<InviteRow[]>
  revokeInvite(table: string, id: string, at: number): Promise<boolean>

  readonly results: Results

  /** One after another, in all processes together: whoever brings people together must not be overtaken by somebody who does the same. */
  alone<R>(work: () => Promise<R>): Promise<R>

  /** For retention. Null, and nothing done, while another process is at it. */
  upkeep<R>(work: (upkeep: Upkeep) => Promise<R>): Promise<R | null>

  /** Whether a process of a release that cannot read quiet lines and clocks works beside this one. */
  besideOlder(): Promise<boolean>
  /** Tells the other processes something that is not kept. */
  tell(news: readonly News[]): Promise<void>
  /** The same for a line that may be known here alone, because the process that wrote it was killed before it told. */
  tellAgain(news: readonly News[]): Promise<void>
  /** From now on the lines and the chat of these tables are listened to; true if they were not until now. */
  attend(tables: readonly string[]): Promise<boolean>
  /** Once for every time a table was attended to. */
  neglect(table: string): void
  /** What other processes do; never what this one did. Silent on SQLite, which has one process. */
  listen(heard: (news: News) => void): Promise<void>
  /** Writes a little, to see whether that is possible. */
  write(now: number): Promise<void>
  /** A consistent copy of the embedded file while it is in use. PostgreSQL has its own tools for that. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}
