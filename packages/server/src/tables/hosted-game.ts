/** The game of one table: in a worker while it is needed, in the log always. The log is the truth. */
import type { Entry } from '@waystation/kernel'
import type { Heard, Line, TableRow } from '../storage/types.ts'
import type { Audience, CallIn, CallName, CallOut, Source, Standing, Told } from '../workers/calls.ts'
import { LaneLost } from '../workers/lane.ts'
import { Refused } from '../workers/refused.ts'
import type { Services } from './services.ts'

/** How many lines may have to be played again when a table comes back to memory. */
const SNAPSHOT_EVERY = 64

export interface NewLine {
  readonly entry: Entry
  readonly client: string | null
  /** The line the sender had seen. */
  readonly asked: number
}

export function sourceOf({ game, rules, config, seed, opening }: TableRow): Source {
  return { game, rules, config, seed, opening }
}

export class HostedGame {
  private readonly services: Services
  private readonly table: string
  standing: Standing | null = null

  constructor(services: Services, table: string) {
    this.services = services
    this.table = table
  }

  /** The line the table is at; 0 before it is opened. */
  get seq(): number {
    return this.standing?.seq ?? 0
  }

  async open(row: TableRow): Promise<Standing> {
    if (this.standing) return this.standing
    const { storage, rules, limits } = this.services
    const snapshot = await storage.snapshot(this.table)
    const lines = await storage.lines(this.table, snapshot?.seq ?? 0)
    const entries = lines.map((line) => line.entry)
    const args = { table: this.table, source: sourceOf(row), snapshot, entries }
    this.standing = await rules.call(this.table, 'open', args, limits.rulesMs)
    return this.standing
  }

  /** Asks the worker; if it has lost the table, gives it the table anew and asks once more. */
  async call<K extends CallName>(row: TableRow, name: K, args: CallIn<K>): Promise<CallOut<K>> {
    const { rules, limits } = this.services
    await this.open(row)
    try {
      return await rules.call(this.table, name, args, limits.rulesMs)
    } catch (error) {
      if (!(error instanceof LaneLost)) throw error
      this.standing = null
      await this.open(row)
      return await rules.call(this.table, name, args, limits.rulesMs)
    }
  }

  /** Applies a line and makes it durable; only then does it count. */
  async enter(
    row: TableRow,
    { entry, client, asked }: NewLine,
    audiences: readonly Audience[],
    at: number,
  ): Promise<Told> {
    const { committer } = this.services
    const { seq } = await this.open(row)
    const keep = (seq + 1) % SNAPSHOT_EVERY === 0
    const told = await this.call(row, 'enter', { table: this.table, entry, asked, audiences, keep })
    const line = { seq: told.seq, entry, client, at }
    const stands = await this.durable(
      committer.append({ table: this.table, line, finished: told.over, snapshot: told.snapshot }),
    )
    if (!stands) throw new Refused('stale')
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

  /** What others wrote since, told line by line. `heard`: a line of theirs, which saves asking for it if it is the next. */
  async catchUp(
    row: TableRow,
    audiences: readonly Audience[],
    heard: Heard | null,
    tell: (told: Told) => void,
  ): Promise<void> {
    const { seq } = await this.open(row)
    if (heard && heard.seq <= seq) return
    const lines = heard?.seq === seq + 1 ? [heard] : await this.services.storage.lines(this.table, seq)
    for (const line of lines) {
      const args = { table: this.table, after: line.seq - 1, entries: [line.entry], audiences }
      const told = await this.call(row, 'follow', args)
      this.standing = told
      tell(told)
    }
  }

  look(row: TableRow, audiences: readonly Audience[]): Promise<Told> {
    return this.call(row, 'look', { table: this.table, audiences })
  }

  /** The line a client already wrote under this name, if it did. */
  async repeated(seat: number, { client, asked }: Pick<NewLine, 'client' | 'asked'>): Promise<Line | null> {
    const lines = await this.services.storage.lines(this.table, asked)
    return lines.find((line) => line.client === client && line.entry.seat === seat) ?? null
  }

  /** Out of memory; the log has it. */
  async forget(): Promise<void> {
    const { rules, limits } = this.services
    if (this.standing === null) return
    this.standing = null
    await rules.call(this.table, 'close', { table: this.table }, limits.rulesMs).catch((error: unknown) => {
      // A lane that is gone holds nothing any more.
      if (!(error instanceof LaneLost)) throw error
    })
  }
}
