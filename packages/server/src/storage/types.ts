/** The one interface through which the server keeps everything. SQLite and PostgreSQL pass the same contract suite. */
import type { Company } from '../company/company.ts'
import type { Identity } from '../identity/identity.ts'
import type { SignedIn } from '../identity/types.ts'
import type { Keeping } from '../keeping/keeping.ts'
import type { Channels } from '../notices/channels.ts'
import type { Outbox } from '../notices/outbox.ts'
import type { NewIntent } from '../notices/types.ts'
import type { Results } from '../results/results.ts'
import type {
  Append,
  ChatRow,
  Guest,
  HolidayRow,
  Introduced,
  InviteRow,
  Line,
  LobbyFilter,
  Snapshot,
  StandingRow,
  TableChange,
  TablePlace,
  TableRow,
  WithTable,
} from './kept-types.ts'
import type { News } from './news.ts'
import type { Upkeep } from './upkeep.ts'

export type * from './kept-types.ts'
export type * from './news.ts'
export type * from './table-doc.ts'

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
  /** From then on a finished game is there only for those who sat at it; false when it is not over. */
  withdraw(id: string, players: readonly string[], at: number): Promise<boolean>
  publicTables(filter: LobbyFilter): Promise<TableRow[]>
  /** Those that go on first; then by their last change. */
  tablesOf(guest: string, limit: number): Promise<TableRow[]>
  /** Finished ones, the latest first, or those before a place among them. */
  finishedTablesOf(guest: string, limit: number, before?: TablePlace): Promise<TableRow[]>
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
  /** Where the log of this table may be read from: that of a game that is over perhaps from a replica, so nothing is decided by it. */
  logOf(row: Pick<TableRow, 'status'>): Pick<Storage, 'lines' | 'snapshot'>
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
