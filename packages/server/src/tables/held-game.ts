/** The game of a table, which a worker holds in memory while it is needed and can be given anew at any time from the log. */
import { type Audience, DamagedSnapshot, type LogEntry } from '@waystation/table'
import type { Line, Snapshot, TableRow } from '../storage/types.ts'
import type { CallIn, CallName, CallOut, Source, Standing, Told } from '../workers/calls.ts'
import { ThreadLost } from '../workers/thread.ts'
import type { Services } from './services.ts'

/** How many lines may have to be played again when a table comes back to memory. */
export const SNAPSHOT_EVERY = 64

export interface NewLine {
  readonly entry: LogEntry
  readonly client: string | null
  /** The line the sender had seen. */
  readonly seen: number
}

export class HeldGame {
  row: TableRow
  /** How the game stands; null while no worker has to hold it. */
  standing: Standing | null = null
  protected readonly id: string
  protected readonly services: Services

  constructor(services: Services, row: TableRow) {
    this.services = services
    this.row = row
    this.id = row.id
  }

  /** The line the game is at; 0 before it is opened. */
  get line(): number {
    return this.standing?.seq ?? 0
  }

  /** Gives the game to its worker, unless it has it. */
  async open(): Promise<Standing> {
    if (this.standing) return this.standing
    const { storage, log, metrics } = this.services
    const snapshot = await storage.logOf(this.row).snapshot(this.id)
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
    let entries = (await storage.logOf(this.row).lines(this.id, from?.seq ?? 0)).map(({ entry }) => entry)
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

  look(audiences: readonly Audience[]): Promise<Told> {
    return this.call('look', { table: this.id, audiences })
  }

  /** This very line, by the name its client gave it, if it is in the log already. */
  async written({ entry, client, seen }: NewLine): Promise<Line | null> {
    if (client === null) return null
    const lines = await this.services.storage.lines(this.id, seen)
    return lines.find((line) => line.client === client && line.entry.seat === entry.seat) ?? null
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

/** Where the game of a table begins. */
export function sourceOf({ game, rules, config, seed, opening }: TableRow): Source {
  return { game, rules, config, seed, opening }
}
