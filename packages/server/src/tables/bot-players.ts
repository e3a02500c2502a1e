/** Answers for the seats that bots play: unhurried, outside the table's queue, and only if the game still waits. */
import type { Seat } from '@waystation/kernel'
import type { TableRow } from '../storage/types.ts'
import type { Standing } from '../workers/calls.ts'
import { Refused } from '../workers/refused.ts'
import { GameFailure, ThreadLost } from '../workers/thread.ts'
import { botAt } from './seats.ts'
import type { Services } from './services.ts'
import { sourceOf } from './held-game.ts'

/** Who answers in turn when the bot of the seat fails; if the last one fails too, the game itself is at fault. */
const STAND_INS = ['greedy', 'random']
const RETRY_MS = 1000

/** What a bot needs of its table, which it meets as people do. */
interface BotTable {
  readonly row: TableRow
  readonly standing: Standing | null
  state(): Promise<string>
  answerFor(seat: Seat, option: string, seen: number): Promise<unknown>
  failed(report: string): Promise<unknown>
}

export class BotPlayers {
  private readonly services: Services
  private readonly table: BotTable
  private readonly pending = new Map<Seat, { seq: number; timer: NodeJS.Timeout }>()
  private resting = false

  constructor(services: Services, table: BotTable) {
    this.services = services
    this.table = table
  }

  get busy(): boolean {
    return this.pending.size > 0
  }

  wake({ seq, waiting }: Standing): void {
    if (this.resting) return
    for (const seat of waiting) {
      if (this.pending.get(seat)?.seq === seq || botAt(this.table.row, seat) === null) continue
      this.cancel(seat)
      const timer = setTimeout(() => void this.play(seat, seq), this.services.limits.botDelayMs)
      this.pending.set(seat, { seq, timer })
    }
  }

  rest(): void {
    this.resting = true
    for (const seat of this.pending.keys()) this.cancel(seat)
  }

  private cancel(seat: Seat): void {
    clearTimeout(this.pending.get(seat)?.timer)
    this.pending.delete(seat)
  }

  private async play(seat: Seat, seq: number): Promise<void> {
    let again = false
    try {
      const bot = botAt(this.table.row, seat)
      if (bot === null || (this.table.standing?.seq ?? 0) !== seq) return
      const option = await this.think(seat, bot, () => this.plays(seat) && this.pending.get(seat)?.seq === seq)
      if (option === null || !this.plays(seat)) return
      await this.table.answerFor(seat, option, seq)
    } catch (error) {
      again = await this.trouble(error)
    } finally {
      if (this.pending.get(seat)?.seq === seq) this.pending.delete(seat)
    }
    if (again) this.later()
  }

  private later(): void {
    setTimeout(() => {
      const { standing } = this.table
      if (standing) this.wake(standing)
    }, RETRY_MS).unref()
  }

  private plays(seat: Seat): boolean {
    return !this.resting && botAt(this.table.row, seat) !== null
  }

  private async think(seat: Seat, bot: string, wanted: () => boolean): Promise<string | null> {
    const row = this.table.row
    const { bots, limits, log, metrics } = this.services
    const state = await this.table.state()
    const [...standIns] = STAND_INS
    for (let id = bot; ; ) {
      try {
        const thought = { table: row.id, source: sourceOf(row), state, seat, bot: id }
        return await bots.ask('think', thought, { who: row.doc.host ?? row.id, limitMs: limits.botMs, wanted })
      } catch (error) {
        const next = standIns.shift()
        if (error instanceof Refused || error instanceof ThreadLost || next === undefined) throw error
        log.error({ table: row.id, game: row.game, bot: id, report: String(error) }, 'a bot failed')
        metrics.failedThoughts.inc({ bot: id })
        id = next
      }
    }
  }

  /** True to try again. A game that fails stops the table; who was outrun is woken by the line that outran it. */
  private async trouble(error: unknown): Promise<boolean> {
    if (error instanceof Refused) return error.code === 'busy'
    if (error instanceof ThreadLost) return true
    if (error instanceof GameFailure) {
      await this.table.failed(error.message)
      return false
    }
    this.services.log.error({ err: error }, 'a bot could not answer')
    return true
  }
}
