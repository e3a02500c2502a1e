/**
 * A table as it is kept: its row, and the log of its game, which a worker holds in memory while it is needed.
 * The log is the truth: a line counts once it is durable, and a worker that may be ahead of it has to forget the game.
 */
import type { Entry } from '@waystation/kernel'
import { type Audience, DamagedSnapshot } from '@waystation/table'
import type { Due, Heard, Line, Snapshot, TableRow } from '../storage/types.ts'
import type { CallIn, CallName, CallOut, Source, Standing, Told } from '../workers/calls.ts'
import { Refused } from '../workers/refused.ts'
import { ThreadLost } from '../workers/thread.ts'
import { isDealing, type Made } from './dice.ts'
import type { Services } from './services.ts'

/** How many lines may have to be played again when a table comes back to memory. */
const SNAPSHOT_EVERY = 64
/** How often a change is tried again when another process changed the table at the same time. */
const TRIES = 8

export interface NewLine {
  readonly entry: Entry
  readonly client: string | null
  /** The line the sender had seen. */
  readonly seen: number
}

/** Who is told of a line, when it was written, and what is due after it. */
interface Telling {
  readonly audiences: readonly Audience[]
  readonly at: number
  due(this: void, standing: Standing): Due
}

/** What may be read of a table by those who do not write its log. */
export type TableReader = Pick<StoredTable, 'row' | 'line' | 'look' | 'call'>

export class StoredTable {
  row: TableRow
  /** How the game stands; null while no worker has to hold it. */
  standing: Standing | null = null
  private readonly id: string
  private readonly services: Services
  private readonly adopted: (before: TableRow) => Promise<void>

  /** `adopted` is told whenever the row is another one. */
  constructor(services: Services, row: TableRow, adopted: (before: TableRow) => Promise<void>) {
    this.services = services
    this.row = row
    this.id = row.id
    this.adopted = adopted
  }

  /** The line the game is at; 0 before it is opened. */
  get line(): number {
    return this.standing?.seq ?? 0
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

  private async write({ doc, status, seed = this.row.seed }: Made): Promise<boolean> {
    const { storage, now, limits, events } = this.services
    const { version } = this.row
    const at = now()
    const owing = mayOwe({ doc, status: status ?? this.row.status }, events)
    const change = { doc, at, seed, ...(owing && { due: at + limits.leaseMs }), ...(status && { status }) }
    if (!(await storage.updateTable(this.id, version, change))) return false
    await this.adopt({ ...this.row, doc, seed, version: version + 1, updatedAt: change.at, ...(status && { status }) })
    return true
  }

  private async adopt(row: TableRow): Promise<void> {
    const before = this.row
    this.row = row
    await this.adopted(before)
  }

  /** Gives the game to its worker, unless it has it. */
  async open(): Promise<Standing> {
    if (this.standing) return this.standing
    const { storage, log, metrics } = this.services
    const snapshot = await storage.snapshot(this.id)
    try {
      this.standing = await this.openFrom(snapshot)
    } catch (error) {
      if (!(error instanceof DamagedSnapshot)) throw error
      log.error({ table: this.id, seq: snapshot?.seq }, 'a snapshot is damaged; it is made anew from the log')
      metrics.healedTables.inc()
      this.standing = await this.openFrom(null)
    }
    return this.standing
  }

  /** A long way from the last snapshot is gone in the thread for that: games at play share theirs and would wait. */
  private async openFrom(from: Snapshot | null): Promise<Standing> {
    const { storage, rules, past, limits } = this.services
    const source = sourceOf(this.row)
    let snapshot = from
    let entries = (await storage.lines(this.id, from?.seq ?? 0)).map(({ entry }) => entry)
    if (entries.length >= SNAPSHOT_EVERY) {
      const who = this.row.doc.host ?? this.id
      snapshot = await past.ask(who, 'snapshot', { source, snapshot, entries }, limits.rulesMs)
      await storage.keepSnapshot(this.id, snapshot)
      entries = []
    }
    return await rules.call(this.id, 'open', { table: this.id, source, snapshot, entries }, limits.rulesMs)
  }

  /** Asks the worker; if it has lost the table, gives it the table anew and asks once more. */
  async call<K extends CallName>(name: K, args: CallIn<K>): Promise<CallOut<K>> {
    const { rules, limits } = this.services
    await this.open()
    try {
      return await rules.call(this.id, name, args, limits.rulesMs)
    } catch (error) {
      if (!(error instanceof ThreadLost)) throw error
      this.standing = null
      await this.open()
      return await rules.call(this.id, name, args, limits.rulesMs)
    }
  }

  /** Has the worker play a line, and makes it durable; only then does it count. */
  async append({ entry, client, seen }: NewLine, { audiences, at, due }: Telling): Promise<Told> {
    const { seq } = await this.open()
    const keep = (seq + 1) % SNAPSHOT_EVERY === 0
    const told = await this.call('play', { table: this.id, entry, asked: seen, audiences, keep })
    const line = { seq: told.seq, entry, client, at }
    const append = { table: this.id, line, finished: told.over, snapshot: told.snapshot, due: due(told) }
    if (!(await this.durable(this.services.lines.add(append)))) throw new Refused('stale')
    this.standing = told
    return told
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
  async catchUp(audiences: readonly Audience[], heard: Heard | null, tell: (told: Told) => void): Promise<Told | null> {
    if (this.standing === null) {
      const told = await this.look(audiences)
      tell(told)
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
      tell(last)
    }
    return last
  }

  look(audiences: readonly Audience[]): Promise<Told> {
    return this.call('look', { table: this.id, audiences })
  }

  /** Whether this very line, by the name its client gave it, is in the log already. */
  async has({ entry, client, seen }: NewLine): Promise<boolean> {
    if (client === null) return false
    const lines = await this.services.storage.lines(this.id, seen)
    return lines.some((line: Line) => line.client === client && line.entry.seat === entry.seat)
  }

  /** Out of memory; the log has it. */
  async forget(): Promise<void> {
    const { rules, limits } = this.services
    if (this.standing === null) return
    this.standing = null
    await rules.call(this.id, 'close', { table: this.id }, limits.rulesMs).catch((error: unknown) => {
      // A thread that is gone holds nothing any more.
      if (!(error instanceof ThreadLost)) throw error
    })
  }
}

/** Whether there can be something to do at a table without any line of a person: bots to wake, others to tell, a game to deal. */
export function mayOwe({ doc, status }: Pick<TableRow, 'doc' | 'status'>, events: Services['events']): boolean {
  if (isDealing({ doc, status })) return true
  return status === 'running' && (events !== null || doc.seats.some(({ bot }) => bot !== null))
}

/** Where the game of a table begins. */
export function sourceOf({ game, rules, config, seed, opening }: TableRow): Source {
  return { game, rules, config, seed, opening }
}

export function mustHaveStarted({ status }: TableRow): void {
  if (status === 'open') throw new Refused('not-started')
  if (status === 'stopped') throw new Refused('table-stopped')
}

export function mustRun(row: TableRow): void {
  mustHaveStarted(row)
  if (row.status === 'finished') throw new Refused('game-over')
}
