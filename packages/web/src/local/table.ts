/**
 * One game on this device, behind the same messages as a table of the server. Nothing is told before it is kept: a page that is
 * closed in mid-turn finds the game where it was.
 */
import {
  answer,
  begin,
  commitment,
  decisions,
  type Entry,
  enter,
  type Game,
  type GameTypes,
  isOver,
  type Match,
  type Reason,
  Refusal,
  type Seat,
  undo,
} from '@waystation/kernel'
import type { ClientMessage, PastPosition, ServerMessage, Suggestion, TableInfo } from '@waystation/protocol'
import { LocalBots } from './bots.ts'
import { hidesSomething } from './hidden.ts'
import { type Moment, pastPosition, position } from './positions.ts'
import { recordText, totalsOf } from './records.ts'
import { Floors } from './stale.ts'
import { tableInfo } from './table-info.ts'
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
  readonly game: Game
  private saved: SavedGame
  private readonly services: LocalServices
  private match: Match<GameTypes>
  private readonly moments: Moment[]
  private readonly floors: Floors
  private readonly bots: LocalBots
  private you: Seat | null
  private queue: Promise<void> = Promise.resolve()
  private round = 0
  private open = false
  private done: readonly string[] = []

  constructor(game: Game, saved: SavedGame, services: LocalServices) {
    this.game = game
    this.saved = saved
    this.services = services
    this.bots = new LocalBots(game, saved, services.clock)
    const config = { players: saved.seats.length, variants: saved.variants }
    const { match, events } = begin(game, config, saved.seed)
    this.match = match
    this.moments = [{ entry: null, events, state: match.state }]
    this.floors = new Floors(saved.seats.length)
    for (const entry of saved.log) this.write(entry)
    this.you = this.firstPerson()
  }

  get seq(): number {
    return this.saved.log.length
  }

  /** Begins to tell, and lets the bots play. */
  start(): void {
    this.open = true
    const { post } = this.services
    post(this.saved.id, { type: 'hello', protocol: 1, you: this.you, table: this.info(), chat: [] })
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

  history(from: number): PastPosition[] {
    return this.moments.slice(from).map((moment, i) => pastPosition(this.game, moment, from + i, this.you))
  }

  explain(target: string): readonly Reason[] {
    if (this.you === null) return []
    return this.game.explain?.(this.match.state, this.you, target) ?? []
  }

  hint(): readonly Suggestion[] {
    return this.you === null ? [] : this.bots.advice(this.match.state, this.you)
  }

  record(): string {
    return recordText(this.match, this.saved, this.saved.log)
  }

  info(): TableInfo {
    const { state } = this.match
    return tableInfo(this.saved, commitment(this.saved.seed, this.saved.salt), isOver(state))
  }

  /** Whether the screen must be covered before it goes from one person to the next. */
  secrets(): boolean {
    const people = this.saved.seats.flatMap((seat, i) => (seat.bot === null ? [i] : []))
    return people.length > 1 && people.some((seat) => hidesSomething(this.game, this.match.state, seat))
  }

  private async handle(message: ClientMessage): Promise<void> {
    if (this.done.includes(message.id)) return this.tell(message.id)
    if (message.type !== 'answer' && message.type !== 'undo') return
    const seat = this.you
    if (seat === null) throw new Refusal('not-your-decision', 'nobody sits here')
    if (message.type === 'answer' && this.floors.isStale(seat, message.seq, this.seq)) return this.tell(message.id)
    const entry: Entry = message.type === 'answer' ? { seat, option: message.option } : { seat, undo: 'own' }
    await this.commit(entry)
    this.done = [...this.done, message.id].slice(-REMEMBERED)
    this.tell(message.id)
    this.wakeBots()
  }

  /** Tries the line, keeps it, and only then lets it count. */
  private async commit(entry: Entry): Promise<void> {
    const next = 'option' in entry ? answer(this.match, entry.seat, entry.option).match : undo(this.match, entry.seat)
    const { saved } = this
    const log = [...saved.log, entry]
    const kept = { ...saved, log, updatedAt: this.services.now(), totals: totalsOf(next) }
    if (!(await this.services.shelf.put(kept, saved.log.length))) {
      const error = { code: 'table-stopped', message: 'the game goes on in another window' } as const
      this.services.post(this.saved.id, { type: 'error', error })
      this.stop()
      throw new Refusal('not-your-decision', error.message)
    }
    this.saved = kept
    this.write(entry)
  }

  private write(entry: Entry): void {
    const before = this.match
    const { match, events } = enter(before, entry)
    this.match = match
    this.moments.push({ entry, events, state: match.state })
    this.floors.note(before, match, entry, this.moments.length - 1)
  }

  private tell(ack?: string): void {
    if (!this.open) return
    const { post } = this.services
    const seq = this.moments.length - 1
    const told = position(this.match, this.moments[seq], seq, this.you)
    if (told.over) post(this.saved.id, { type: 'table', you: this.you, table: this.info() })
    post(this.saved.id, { type: 'position', ...(ack !== undefined && { ack }), ...told })
  }

  private firstPerson(): Seat | null {
    const people = this.saved.seats.flatMap((seat, i) => (seat.bot === null ? [i] : []))
    const asked = decisions(this.game, this.match.state).map(({ seat }) => seat)
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
    const entry = this.bots.entry(this.match.state)
    if (entry === null) return
    await this.commit(entry)
    this.tell()
    this.wakeBots()
  }
}
