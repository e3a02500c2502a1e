/**
 * A table as it is kept: its row, and the log of its game, which a worker holds in memory while it is needed.
 * The log is the truth: a line counts once it is durable, and a worker that may be ahead of it has to forget the game.
 */
import type { Seat } from '@waystation/kernel'
import type { ClockInfo } from '@waystation/protocol'
import type { Audience } from '@waystation/table'
import type { Append, Due, Heard, Line, StandingRow, TableRow } from '../storage/types.ts'
import type { Standing, Told } from '../workers/calls.ts'
import { Refused } from '../workers/refused.ts'
import type { Settled } from './absence.ts'
import { isDealing, type Made } from './dice.ts'
import { HeldGame, type NewLine, SNAPSHOT_EVERY } from './held-game.ts'
import type { Services } from './services.ts'
import { clockInfo, TableStanding } from './table-standing.ts'

/** How often a change is tried again when another process changed the table at the same time. */
const TRIES = 8

/** Who is told of a line, when it came, and what is due after it. */
interface Telling {
  readonly audiences: readonly Audience[]
  readonly at: number
  due(this: void, standing: Standing, row: TableRow): Due
}

/** What may be read of a table by those who do not write its log. */
export type TableReader = Pick<StoredTable, 'row' | 'line' | 'look' | 'call'>

export class StoredTable extends HeldGame {
  private readonly stands: TableStanding
  private readonly adopted: (before: TableRow) => Promise<void>

  /** `adopted` is told whenever the row is another one. */
  constructor(services: Services, row: TableRow, adopted: (before: TableRow) => Promise<void>) {
    super(services, row)
    this.stands = new TableStanding(services)
    this.adopted = adopted
  }

  async reload(): Promise<void> {
    const row = await this.services.storage.table(this.id)
    if (row && row.version !== this.row.version) await this.adopt(row)
  }

  /** Makes the change from what the row is now, as often as it takes. */
  async change(make: () => Made | Promise<Made>): Promise<void> {
    for (let n = 0; n < TRIES; n++) {
      const made = await this.fresh(async () => await make())
      if (made.doc === this.row.doc && made.status === undefined) return
      if (await this.write(made)) return
      await this.reload()
    }
    throw new Refused('busy')
  }

  /** A refusal may come from what another process has changed since: only one that stands on fresh ground counts. */
  async fresh<R>(task: () => Promise<R>): Promise<R> {
    for (;;) {
      const { version } = this.row
      try {
        return await task()
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        await this.reload()
        if (this.row.version === version) throw error
      }
    }
  }

  /** The last line has ended the game: its row was changed together with it. */
  finished(at: number): Promise<void> {
    return this.adopt({ ...this.row, status: 'finished', version: this.row.version + 1, updatedAt: at })
  }

  private async write({ doc: made, status, seed = this.row.seed, calls }: Made): Promise<boolean> {
    const { storage, now, limits, events } = this.services
    const { version } = this.row
    const at = now()
    const doc = status === 'running' ? { ...made, begunAt: made.begunAt ?? at } : made
    const owing = mayOwe({ doc, status: status ?? this.row.status }, events)
    const more = { ...(owing && { due: at + limits.leaseMs }), ...(status && { status }), ...(calls && { calls }) }
    const change = { doc, at, seed, ...more }
    if (!(await storage.updateTable(this.id, version, change))) return false
    await this.adopt({ ...this.row, doc, seed, version: version + 1, updatedAt: change.at, ...(status && { status }) })
    return true
  }

  private async adopt(row: TableRow): Promise<void> {
    const before = this.row
    this.row = row
    await this.adopted(before)
  }

  /** Has the worker play a line, and makes it durable; only then does it count. */
  async append(line: NewLine, telling: Telling): Promise<Told> {
    const { told, append, stands } = await this.played(line, telling, this.row)
    if (!(await this.durable(this.services.lines.add(append)))) throw new Refused('stale')
    this.take(told, stands)
    return told
  }

  /** The worker has played the line; nothing of it is written yet. `row` as it will be after it. */
  private async played({ entry, client, seen }: NewLine, { audiences, at, due }: Telling, row: TableRow) {
    const standing = await this.open()
    const keep = (standing.seq + 1) % SNAPSHOT_EVERY === 0
    const told = await this.call('play', { table: this.id, entry, asked: seen, audiences, keep })
    const coming = { entry, at, row, standing: told }
    const stands = await this.stands.next({ row: this.row, standing }, coming).catch(async (error: unknown) => {
      await this.forget()
      throw error
    })
    const line: Line = { seq: told.seq, entry, client, at: stands.at }
    const { over: finished, snapshot } = told
    const append: Append = { table: this.id, line, finished, snapshot, due: due(told, row), standing: stands }
    return { told, append, stands }
  }

  /** The line stands. */
  private take(told: Told, stands: StandingRow): void {
    this.standing = told
    this.stands.keep(stands)
    this.services.alarm.set(stands.deadline)
  }

  /**
   * Something happens to a seat: the row and a quiet line change together. What was told of it; null where there is no line; `lost` if
   * somebody else was faster, and then all is to be looked at again.
   */
  async settle({ doc, quiet }: Settled, telling: Telling): Promise<Told | null | 'lost'> {
    const { storage } = this.services
    if (doc === this.row.doc) return null
    if (quiet === null || (await storage.besideOlder())) return (await this.write({ doc })) ? null : 'lost'
    const { seq } = await this.open()
    const { version } = this.row
    // Who asked to go back asks on: nothing has happened to the game.
    const undo = doc.undo?.seq === seq ? { ...doc.undo, seq: seq + 1 } : doc.undo
    const row = { ...this.row, doc: { ...doc, undo }, version: version + 1, updatedAt: telling.at }
    const { told, append, stands } = await this.played({ entry: quiet, client: null, seen: seq }, telling, row)
    const change = { doc: row.doc, at: telling.at }
    if (!(await this.durable(storage.arrange(version, change, append)))) return 'lost'
    this.take(told, stands)
    await this.adopt(row)
    return told
  }

  /** How the game stands, as it is kept. */
  async stood(): Promise<StandingRow> {
    return await this.stands.of(this.row, await this.open())
  }

  /** People whose time is up. */
  async out(): Promise<Seat[]> {
    return await this.stands.out(this.row, await this.open())
  }

  /**
   * Writes down how it stands, and when somebody has to look again; of a game that does not run nobody has to. `moved`: that is another
   * time than it was, since an outage was noticed, or a holiday declared or ended.
   */
  async restate(): Promise<{ readonly stands: StandingRow | null; readonly moved: boolean }> {
    const { storage, alarm } = this.services
    if (this.row.status !== 'running') {
      const [last] = await storage.standings([this.id])
      if (last?.deadline) await storage.putStanding({ ...last, deadline: null })
      return { stands: last ?? null, moved: false }
    }
    const { deadline } = await this.stood()
    const stands = await this.stands.again(this.row, await this.open())
    await storage.putStanding(stands)
    alarm.set(stands.deadline)
    return { stands, moved: stands.deadline !== deadline }
  }

  async clock(): Promise<ClockInfo | null> {
    if (this.row.doc.clock === null || (this.row.status !== 'running' && this.row.status !== 'finished')) return null
    const times = await this.services.pauses.timesOf(this.row)
    return clockInfo((await this.stood()).clock, times, this.services.now())
  }

  /** Unless the line stands for certain, the worker's copy is ahead of the log and must go. */
  private async durable(appended: Promise<boolean>): Promise<boolean> {
    let stands = false
    try {
      stands = await appended
    } finally {
      if (!stands) await this.forget()
    }
    return stands
  }

  /**
   * What others wrote since, told line by line; gives back what was told last. `heard`: a line of theirs, which saves asking
   * for it if it is the next.
   */
  async catchUp(
    audiences: readonly Audience[],
    heard: Heard | null,
    tell: (told: Told) => Promise<void>,
  ): Promise<Told | null> {
    if (this.standing === null) {
      const told = await this.look(audiences)
      await tell(told)
      return told
    }
    const { seq } = this.standing
    if (heard && heard.seq <= seq) return null
    const lines = heard?.seq === seq + 1 ? [heard] : await this.services.storage.lines(this.id, seq)
    let last: Told | null = null
    for (const line of lines) {
      const args = { table: this.id, after: line.seq - 1, entries: [line.entry], audiences }
      last = await this.call('follow', args)
      this.standing = last
      await tell(last)
    }
    return last
  }
}

/** Whether there can be something to do at a table without any line of a person: bots to wake, others to tell, a game to deal. */
export function mayOwe({ doc, status }: Pick<TableRow, 'doc' | 'status'>, events: Services['events']): boolean {
  if (isDealing({ doc, status })) return true
  return status === 'running' && (events !== null || doc.clock !== null || doc.seats.some(({ bot }) => bot !== null))
}

export function mustHaveStarted({ status }: TableRow): void {
  if (status === 'open') throw new Refused('not-started')
  if (status === 'stopped') throw new Refused('table-stopped')
}

export function mustRun(row: TableRow): void {
  mustHaveStarted(row)
  if (row.status === 'finished') throw new Refused('game-over')
}
