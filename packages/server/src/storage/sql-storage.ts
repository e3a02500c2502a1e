/** The storage interface over SQL: everything that is the same on both databases, which is nearly everything. */
import type { Kysely, Transaction } from 'kysely'
import { Company } from '../company/company.ts'
import { Identity } from '../identity/identity.ts'
import type { SignedIn } from '../identity/types.ts'
import { Keeping } from '../keeping/keeping.ts'
import { Channels } from '../notices/channels.ts'
import { putIntents } from '../notices/intents.ts'
import { Outbox } from '../notices/outbox.ts'
import type { NewIntent } from '../notices/types.ts'
import { Results } from '../results/results.ts'
import * as due from './due.ts'
import * as log from './log.ts'
import * as pauses from './pauses.ts'
import * as people from './people.ts'
import type { Schema } from './schema.ts'
import * as standings from './standings.ts'
import * as tables from './tables.ts'
import type {
  Append,
  ChatRow,
  Guest,
  Heard,
  HolidayRow,
  Introduced,
  InviteRow,
  Line,
  LobbyFilter,
  News,
  Snapshot,
  StandingRow,
  Storage,
  TableChange,
  TablePlace,
  TableRow,
  WithTable,
} from './types.ts'
import { Queue } from '../tables/queue.ts'
import { withdraw } from './withdrawal.ts'
import type { Upkeep } from './upkeep.ts'

/** Writes, and says what the other processes are to be told of it. */
export type Telling<R> = (trx: Kysely<Schema>, tell: (news: readonly News[]) => void) => Promise<R>

export abstract class SqlStorage implements Storage {
  abstract readonly kind: 'sqlite' | 'postgres'
  protected readonly db: Kysely<Schema>
  /** Those of this process who wait to be alone. */
  private readonly lonely = new Queue()

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  /** Tells the other processes, once the surrounding transaction stands. */
  protected abstract announce(db: Kysely<Schema>, news: readonly News[]): Promise<void>
  abstract besideOlder(): Promise<boolean>
  abstract listen(heard: (news: News) => void): Promise<void>
  /** Keeps the other processes out; here one after another comes. */
  protected abstract keepingOut<R>(work: () => Promise<R>): Promise<R>

  alone<R>(work: () => Promise<R>): Promise<R> {
    return this.lonely.run(() => this.keepingOut(work))
  }

  abstract upkeep<R>(work: (upkeep: Upkeep) => Promise<R>): Promise<R | null>
  abstract append(batch: readonly Append[]): Promise<boolean[]>
  abstract backup(file: string): Promise<void>

  /** In one transaction, which a machine that fails may lose: what is in it follows from lines, and is due until it stands. */
  protected unhurried<R>(work: (trx: Transaction<Schema>) => Promise<R>): Promise<R> {
    return this.db.transaction().execute(work)
  }

  /** All in one transaction; the other processes are told when it stands. */
  protected async telling<R>(work: Telling<R>): Promise<R> {
    return await this.db.transaction().execute(async (trx) => {
      const news: News[] = []
      const result = await work(trx, (more) => void news.push(...more))
      if (news.length > 0) await this.announce(trx, news)
      return result
    })
  }

  setting(name: string, otherwise: string): Promise<string> {
    return setting(this.db, name, otherwise)
  }

  putGuest(guest: Introduced, at: number): Promise<void> {
    return people.putGuest(this.db, guest, at)
  }

  guest(id: string, now: number, session = id): Promise<Guest | null> {
    return people.guest(this.db, id, now, session)
  }

  signedIn(cookie: string, now: number): Promise<SignedIn | null> {
    return this.identity.sessions.find(cookie, now)
  }

  endSession(id: string, at: number, forget: number): Promise<void> {
    return people.endSession(this.db, id, at, forget)
  }

  get notices(): Storage['notices'] {
    return { channels: new Channels(this.db, this.kind), outbox: new Outbox(this.db, this.kind) }
  }

  get identity(): Identity {
    return new Identity(this.db, (db, news) => this.announce(db, news))
  }

  get company(): Company {
    return new Company(this.db, this.kind)
  }

  get keeping(): Keeping {
    return new Keeping(this.db, (db, news) => this.announce(db, news))
  }

  get results(): Results {
    return new Results(this.db, (work) => this.unhurried(work))
  }

  async createTable(
    row: TableRow,
    lines: readonly Line[],
    members: readonly string[],
    { due: at, calls = [] }: WithTable = {},
  ): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      await tables.createTable(trx, row, lines, members, at)
      await putIntents(trx, this.kind, calls)
    })
  }

  table(id: string): Promise<TableRow | null> {
    return tables.table(this.db, id)
  }

  async updateTable(id: string, version: number, change: TableChange): Promise<boolean> {
    return await this.telling(async (trx, tell) => {
      const done = await tables.updateTable(trx, id, version, change)
      if (done) await putIntents(trx, this.kind, change.calls ?? [])
      if (done) tell([{ kind: 'doc', table: id }])
      return done
    })
  }

  withdraw(id: string, players: readonly string[], at: number): Promise<boolean> {
    return this.telling(async (trx, tell) => {
      const done = await withdraw(trx, id, players, at)
      if (done) tell([{ kind: 'doc', table: id }])
      return done
    })
  }

  async arrange(version: number, change: TableChange, append: Append): Promise<boolean> {
    const arranged = this.telling(async (trx, tell) => {
      if (!(await tables.arrange(trx, version, change, append))) return false
      tell([{ kind: 'doc', table: append.table }, lineNews(append)])
      return true
    })
    return await arranged.catch((error: unknown) => {
      if (error instanceof tables.Overtaken) return false
      throw error
    })
  }

  tell(news: readonly News[]): Promise<void> {
    return this.announce(this.db, news)
  }

  tellAgain(_news: readonly News[]): Promise<void> {
    return Promise.resolve()
  }

  attend(_tables: readonly string[]): Promise<boolean> {
    return Promise.resolve(false)
  }

  neglect(_table: string): void {}

  publicTables(filter: LobbyFilter): Promise<TableRow[]> {
    return tables.publicTables(this.db, filter)
  }

  tablesOf(guest: string, limit: number): Promise<TableRow[]> {
    return tables.tablesOf(this.db, guest, limit)
  }

  finishedTablesOf(guest: string, limit: number, before?: TablePlace): Promise<TableRow[]> {
    return tables.finishedTablesOf(this.db, guest, limit, before)
  }

  publicTablesOf(people: readonly string[], limit: number): Promise<TableRow[]> {
    return tables.publicTablesOf(this.db, people, limit)
  }

  countUnfinished(guest: string): Promise<number> {
    return tables.countUnfinished(this.db, guest)
  }

  addMember(table: string, guest: string): Promise<void> {
    return tables.addMember(this.db, table, guest)
  }

  isMember(table: string, guest: string): Promise<boolean> {
    return tables.isMember(this.db, table, guest)
  }

  logOf(_row: Pick<TableRow, 'status'>): Pick<Storage, 'lines' | 'snapshot'> {
    return this
  }

  lines(table: string, after: number): Promise<Line[]> {
    return log.lines(this.db, table, after)
  }

  snapshot(table: string): Promise<Snapshot | null> {
    return log.snapshot(this.db, table)
  }

  keepSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    return log.keepSnapshot(this.db, table, snapshot)
  }

  claimDue(asked: Parameters<Storage['claimDue']>[0]): Promise<string[]> {
    return due.claimDue(this.db, this.kind, asked)
  }

  postponeDue(ids: readonly string[], until: number): Promise<void> {
    return due.postponeDue(this.db, ids, until)
  }

  settleDue(table: string, seq: number, at: number): Promise<void> {
    return due.settleDue(this.db, table, seq, at)
  }

  putStanding(row: StandingRow): Promise<void> {
    return standings.putStanding(this.db, row)
  }

  standings(ids: readonly string[]): Promise<StandingRow[]> {
    return standings.standings(this.db, ids)
  }

  clockAt(table: string, seq: number): Promise<string | null> {
    return standings.clockAt(this.db, table, seq)
  }

  claimDeadlines(asked: Parameters<Storage['claimDeadlines']>[0]): Promise<string[]> {
    return standings.claimDeadlines(this.db, this.kind, asked)
  }

  nextDeadline(): Promise<number | null> {
    return standings.nextDeadline(this.db)
  }

  hastenDeadlines(guest: string, at: number): Promise<void> {
    return standings.hastenDeadlines(this.db, guest, at)
  }

  beat(process: string, at: number, forget: number): Promise<void> {
    return pauses.beat(this.db, process, at, forget)
  }

  lastBeat(): Promise<number | null> {
    return pauses.lastBeat(this.db)
  }

  addOutage(from: number, to: number): Promise<void> {
    return pauses.addOutage(this.db, from, to)
  }

  outages(): Promise<{ from: number; to: number }[]> {
    return pauses.outages(this.db)
  }

  putHoliday(holiday: HolidayRow): Promise<void> {
    return pauses.putHoliday(this.db, holiday)
  }

  removeHoliday(guest: string, id: string): Promise<void> {
    return pauses.removeHoliday(this.db, guest, id)
  }

  holidays(guests: readonly string[]): Promise<HolidayRow[]> {
    return pauses.holidays(this.db, guests)
  }

  async addChat(messages: readonly ChatRow[], calls: readonly NewIntent[] = []): Promise<void> {
    await this.telling(async (trx, tell) => {
      await people.addChat(trx, messages)
      await putIntents(trx, this.kind, calls)
      tell(messages.map(({ table, id }) => ({ kind: 'chat', table, id })))
    })
  }

  chat(table: string, limit: number): Promise<ChatRow[]> {
    return people.chat(this.db, table, limit)
  }

  saidBy(guest: string): Promise<Pick<ChatRow, 'table' | 'text' | 'at'>[]> {
    return people.saidBy(this.db, guest)
  }

  chatMessage(id: string): Promise<ChatRow | null> {
    return people.chatMessage(this.db, id)
  }

  addInvite(invite: InviteRow): Promise<void> {
    return people.addInvite(this.db, invite)
  }

  invites(table: string): Promise<InviteRow[]> {
    return people.invites(this.db, table)
  }

  revokeInvite(table: string, id: string, at: number): Promise<boolean> {
    return people.revokeInvite(this.db, table, id, at)
  }

  async write(now: number): Promise<void> {
    const value = String(now)
    await this.db
      .insertInto('settings')
      .values({ name: 'written', value })
      .onConflict((oc) => oc.column('name').doUpdateSet({ value }))
      .execute()
  }

  async close(): Promise<void> {
    await this.db.destroy()
  }
}

/** The stored value, or the given one, which is stored first. */
export async function setting(db: Kysely<Schema>, name: string, otherwise: string): Promise<string> {
  const entry = { name, value: otherwise }
  await db
    .insertInto('settings')
    .values(entry)
    .onConflict((oc) => oc.column('name').doNothing())
    .execute()
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return row.value
}

/** A line, as the other processes are told of it. */
export function lineNews({ table, line: { seq, entry } }: { readonly table: string; readonly line: Heard }): News {
  return { kind: 'line', table, seq, entry }
}
