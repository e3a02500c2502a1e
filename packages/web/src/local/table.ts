/**
 * One game on this device, behind the same messages as a table of the server. Nothing is told before it is kept: a page that is
 * closed in mid-turn finds the game where it was.
 */
import type { Bot, Network } from '@waystation/bots'
import { decisions, type Entry, type Game, type Reason, Refusal, type Seat } from '@waystation/kernel'
import type { ClientMessage, PastPosition, ServerMessage, Suggestion, TableInfo } from '@waystation/protocol'
import {
  botEntry,
  type GameTable,
  haveSecrets,
  hintsFor,
  reasonsFor,
  replayed,
  seatBot,
  tablesOf,
} from '@waystation/table'
import { beginningOf, tableInfo } from './table-info.ts'
import { pastPosition, position } from './told.ts'
import type { SavedGame, Shelf } from './types.ts'

export interface LocalServices {
  readonly shelf: Shelf
  now(this: void): number
  /** Milliseconds from any moment; bots think no longer than they may. */
  clock(this: void): number
  /** Resolves after a while; bots are in no hurry. */
  pause(this: void): Promise<void>
  post(this: void, table: string, message: ServerMessage): void
}

/** Answers remembered by their request, so that one sent twice is given once. */
const REMEMBERED = 50

export class LocalTable {
  private saved: SavedGame
  private readonly services: LocalServices
  private table: GameTable
  private readonly game: Game
  /** What learned it; bots and hints go by it. */
  private readonly network: Network | null
  private readonly people: readonly Seat[]
  /** By seat; null where a person plays. */
  private readonly bots: readonly (Bot | null)[]
  private you: Seat | null
  private queue: Promise<void> = Promise.resolve()
  private round = 0
  private open = false
  private done: readonly string[] = []

  constructor(game: Game, network: Network | null, saved: SavedGame, services: LocalServices) {
    this.game = game
    this.network = network
    this.saved = saved
    this.services = services
    this.bots = saved.seats.map(({ bot }) => (bot === null ? null : seatBot(bot, network)))
    this.people = this.bots.flatMap((bot, seat) => (bot === null ? [seat] : []))
    this.table = replayed(game, beginningOf(saved), saved.log)
    this.you = this.firstPerson()
  }

  /** Begins to tell, and lets the bots play. */
  start(): void {
    this.open = true
    const { post } = this.services
    post(this.saved.id, { type: 'hello', protocol: 1, you: this.you, table: this.info(), chat: [], connected: [] })
    this.tell()
    this.wakeBots()
  }

  stop(): void {
    this.open = false
    this.round++
  }

  sit(seat: Seat | null): void {
    this.you = seat
    this.services.post(this.saved.id, { type: 'table', you: seat, table: this.info() })
    this.tell()
  }

  receive(message: ClientMessage): Promise<void> {
    const run = this.queue.then(() => this.handle(message))
    this.queue = run.catch(() => undefined)
    return run
  }

  position(): PastPosition {
    return pastPosition(this.table.telling().past(this.you))
  }

  history(from: number): PastPosition[] {
    const out: PastPosition[] = []
    for (const table of tablesOf(this.game, beginningOf(this.saved), this.saved.log)) {
      if (table.line >= from) out.push(pastPosition(table.telling().past(this.you)))
    }
    return out
  }

  explain(target: string): readonly Reason[] {
    return this.you === null ? [] : reasonsFor(this.game, this.table.match.state, this.you, target)
  }

  hint(): readonly Suggestion[] {
    if (this.you === null) return []
    const { network, services } = this
    return [...hintsFor(this.game, this.table.match.state, this.you, { network, clock: services.clock })]
  }

  record(): string {
    const { log, salt, seats } = this.saved
    return this.table.record({ log, salt, seats: seats.map(({ name }) => name) })
  }

  info(): TableInfo {
    return tableInfo(this.saved, this.table.over)
  }

  /** Whether the screen must be covered before it goes from one person to the next. */
  secrets(): boolean {
    return haveSecrets(this.game, this.table.match.state, this.people)
  }

  private async handle(message: ClientMessage): Promise<void> {
    if (this.done.includes(message.id)) return this.tell(message.id)
    if (message.type !== 'answer' && message.type !== 'undo') return
    const seat = this.you
    if (seat === null) throw new Refusal('not-your-decision', 'nobody sits here')
    if (this.table.isStale(seat, message.seq)) return this.tell(message.id)
    const entry: Entry = message.type === 'answer' ? { seat, option: message.option } : { seat, undo: 'own' }
    await this.commit(entry)
    this.done = [...this.done, message.id].slice(-REMEMBERED)
    this.tell(message.id)
    this.wakeBots()
  }

  /** Tries the line, keeps it, and only then lets it count. */
  private async commit(entry: Entry): Promise<void> {
    const next = this.table.play(entry)
    const { saved } = this
    const kept = { ...saved, log: [...saved.log, entry], updatedAt: this.services.now(), totals: next.totals }
    if (!(await this.services.shelf.put(kept, saved.log.length))) {
      const error = { code: 'table-stopped', message: 'the game goes on in another window' } as const
      this.services.post(this.saved.id, { type: 'error', error })
      this.stop()
      throw new Refusal('not-your-decision', error.message)
    }
    this.saved = kept
    this.table = next
  }

  private tell(ack?: string): void {
    if (!this.open) return
    const { post } = this.services
    const told = position(this.table.telling().to(this.you))
    if (told.over) post(this.saved.id, { type: 'table', you: this.you, table: this.info() })
    post(this.saved.id, { type: 'position', ...(ack !== undefined && { ack }), ...told })
  }

  private firstPerson(): Seat | null {
    const { people } = this
    const asked = decisions(this.game, this.table.match.state).map(({ seat }) => seat)
    return people.find((seat) => asked.includes(seat)) ?? people[0] ?? null
  }

  private wakeBots(): void {
    const round = ++this.round
    void this.services.pause().then(() => {
      if (round === this.round) this.queue = this.queue.then(() => this.botTurn(round)).catch(() => undefined)
    })
  }

  private async botTurn(round: number): Promise<void> {
    if (round !== this.round) return
    const entry = botEntry(this.table.match, this.bots, this.services.clock)
    if (entry === null) return
    await this.commit(entry)
    this.tell()
    this.wakeBots()
  }
}
