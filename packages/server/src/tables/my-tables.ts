/** What people are told of the tables they sit at, wherever they are: whose turn it is, since when, until when. */
import type { MyMessage, MyStanding } from '@waystation/protocol'
import { mentions } from '../notices/occasions.ts'
import type { ChatRow, StandingRow, TablePlace, TableRow } from '../storage/types.ts'
import { botAt, seatOf, sitsAny } from './seats.ts'
import type { Services } from './services.ts'
import { clockInfo } from './table-standing.ts'

type Tell = (message: MyMessage) => void

interface Follower {
  readonly tells: Set<Tell>
  readonly tables: Set<string>
}

/** Tables in one list. */
export const OWN_TABLES = 100
/** Finished games on one page. */
const PAGE = 50

interface Seen {
  readonly row: TableRow
  readonly standing: MyStanding | null
}

export class MyTables {
  private readonly services: Pick<Services, 'storage' | 'pauses' | 'now' | 'log'>
  private readonly followers = new Map<string, Follower>()
  /** Tables at which followers sit, and how many. */
  private readonly known = new Map<string, number>()

  constructor(services: Pick<Services, 'storage' | 'pauses' | 'now' | 'log'>) {
    this.services = services
  }

  get empty(): boolean {
    return this.followers.size === 0
  }

  /** Somebody with a stream here sits there, as far as is known. */
  knows(table: string): boolean {
    return this.known.has(table)
  }

  /** All tables of this guest; those that were played under an earlier release and not looked at since have no standing. */
  async list(guest: string): Promise<Seen[]> {
    const rows = await this.welcoming(guest, await this.services.storage.tablesOf(guest, OWN_TABLES))
    const seen = await this.seen(guest, rows)
    return seen.sort((a, b) => order(a.standing) - order(b.standing))
  }

  /** Without invitations to tables of people with whom somebody is not to be brought together, from before a block as well. */
  private async welcoming(guest: string, rows: readonly TableRow[]): Promise<readonly TableRow[]> {
    const invitation = (row: TableRow): boolean => row.status === 'open' && seatOf(row, guest) === null
    if (!rows.some(invitation)) return rows
    const apart = await this.services.storage.company.bonds.apart(guest)
    return rows.filter((row) => !invitation(row) || !sitsAny(row, apart))
  }

  private async seen(guest: string, rows: readonly TableRow[]): Promise<Seen[]> {
    const { storage } = this.services
    const standings = new Map((await storage.standings(rows.map(({ id }) => id))).map((one) => [one.table, one]))
    const all = rows.map(async (row) => ({
      row,
      standing: await this.seenBy(guest, row, standings.get(row.id) ?? null),
    }))
    return await Promise.all(all)
  }

  /** Finished games of this guest, page by page; `next` asks for earlier ones. */
  async history(guest: string, before?: TablePlace): Promise<{ tables: Seen[]; next: TablePlace | null }> {
    const rows = await this.services.storage.finishedTablesOf(guest, PAGE, before)
    const last = rows.at(-1)
    const next = rows.length < PAGE || !last ? null : { at: last.updatedAt, id: last.id }
    return { tables: await this.seen(guest, rows), next }
  }

  /** From now on this guest is told of every change. */
  async follow(guest: string, tell: Tell): Promise<() => void> {
    const follower = this.followers.get(guest) ?? { tells: new Set(), tables: new Set() }
    this.followers.set(guest, follower)
    follower.tells.add(tell)
    const rows = await this.services.storage.tablesOf(guest, OWN_TABLES)
    const fresh = rows.flatMap(({ id }) => (this.sits(follower, id) ? [id] : []))
    // Whoever asks for the list after this misses nothing.
    await this.services.storage.attend(fresh)
    return () => {
      follower.tells.delete(tell)
      if (follower.tells.size > 0) return
      this.followers.delete(guest)
      for (const table of follower.tables) {
        this.count(table, -1)
        this.services.storage.neglect(table)
      }
    }
  }

  /** True where that is news, and the table is to be attended to. */
  private sits({ tables }: Follower, table: string): boolean {
    if (tables.has(table)) return false
    tables.add(table)
    this.count(table, 1)
    return true
  }

  private count(table: string, change: number): void {
    const count = (this.known.get(table) ?? 0) + change
    if (count === 0) this.known.delete(table)
    else this.known.set(table, count)
  }

  /** A table is another one than before. */
  changed(row: TableRow, stands: StandingRow | null): void {
    for (const guest of concerned(row)) {
      const follower = this.followers.get(guest)
      if (follower === undefined) continue
      const missed = this.sits(follower, row.id) ? this.services.storage.attend([row.id]) : Promise.resolve(false)
      const tell = async (): Promise<void> => {
        await this.tell(guest, follower, row, stands)
        if (await missed) await this.tellMissed(guest, follower, row.id)
      }
      tell().catch((error: unknown) => {
        this.services.log.warn({ err: error, table: row.id }, 'somebody could not be told of a table')
      })
    }
  }

  private async tell(guest: string, { tells }: Follower, row: TableRow, stands: StandingRow | null): Promise<void> {
    const [shown] = await this.welcoming(guest, [row])
    const standing = shown ? await this.seenBy(guest, row, stands) : null
    if (standing) for (const tell of tells) tell({ type: 'standing', standing })
  }

  /** Something was said there: those whose names are in it hear by whom, wherever they look. */
  async said(row: TableRow, message: ChatRow): Promise<void> {
    const { bonds } = this.services.storage.company
    for (const { person } of await bonds.hearing(message.guest, mentions(row, message))) {
      for (const tell of this.followers.get(person)?.tells ?? [])
        tell({ type: 'named', table: row.id, by: message.name })
    }
  }

  /** Somebody asks to be their friend. */
  asked(person: string, by: string): void {
    for (const tell of this.followers.get(person)?.tells ?? []) tell({ type: 'asked', by })
  }

  /** Somebody has sat down at a table of another process: what happened there until this one hears of it is read. */
  private async tellMissed(guest: string, follower: Follower, table: string): Promise<void> {
    const { storage } = this.services
    const [row, [stands = null]] = [await storage.table(table), await storage.standings([table])]
    if (row) await this.tell(guest, follower, row, stands)
  }

  private async seenBy(guest: string, row: TableRow, stands: StandingRow | null): Promise<MyStanding | null> {
    const { status, id: table } = row
    const you = seatOf(row, guest)
    if (status === 'open' || status === 'stopped') return unplayed(row, you)
    if (stands === null) return null
    const { seq, at, waiting, clock, result } = stands
    if (status === 'finished') return { ...unplayed(row, you), seq, since: at, result: result && [...result] }
    const now = this.services.now()
    const own = waiting.find(({ seat }) => seat === you)
    const waitsForMe = own !== undefined && botAt(row, own.seat) === null
    const since = own?.since ?? Math.min(...waiting.map((one) => one.since), now)
    return {
      table,
      status,
      you,
      seq,
      waiting: waiting.map(({ seat }) => seat),
      waitsForMe,
      since,
      clock: clockInfo(clock, await this.services.pauses.timesOf(row), now),
      result: null,
    }
  }
}

/** Those who sit there, and who may come. */
function concerned({ status, doc }: TableRow): Set<string> {
  const seated = doc.seats.flatMap(({ guest }) => guest ?? [])
  return new Set(status === 'open' ? [...seated, ...doc.invited] : seated)
}

function unplayed({ id: table, status, updatedAt: since }: TableRow, you: number | null): MyStanding {
  return { table, status, you, seq: 0, waiting: [], waitsForMe: false, since, clock: null, result: null }
}

/** Those that wait for me, the longest first; the others as they come. */
function order(standing: MyStanding | null): number {
  return standing?.waitsForMe === true ? standing.since : Number.MAX_SAFE_INTEGER
}
