/** A game at this terminal: the table, the log it leaves, who plays, and the story so far as everyone may tell it. */
import type { Network } from '@waystation/bots'
import {
  type Config,
  commitment,
  type Entry,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameText,
  type GameTypes,
  type Match,
  type Names,
  type Seat,
  verify,
} from '@waystation/kernel'
import {
  type Beginning,
  beginningOf,
  type GameTable,
  replayed,
  storyOf,
  undoFor,
  type UndoRefused,
} from '@waystation/table'
import type { Chair } from './chairs.ts'

export interface Box {
  readonly game: Game
  readonly text: GameText<GameTypes>
  /** What learned the game, with so many players; bots and hints go by it. */
  readonly network?: Network | null
}

/** What one answer brought about. */
export type Chapter = readonly GameEvent[]

export type UndoResult = Seat | UndoRefused

interface Start {
  readonly beginning: Beginning
  readonly salt: string
  readonly log: readonly Entry[]
}

export class TerminalTable {
  readonly game: Game
  readonly text: GameText<GameTypes>
  readonly network: Network | null
  readonly chairs: readonly Chair[]
  readonly salt: string
  readonly names: Names
  /** The seats that people play. */
  readonly humans: readonly Seat[]
  private readonly beginning: Beginning
  private present: GameTable
  private lines: readonly Entry[]
  private story: Chapter[]

  private constructor({ game, text, network = null }: Box, chairs: readonly Chair[], { beginning, salt, log }: Start) {
    this.game = game
    this.text = text
    this.network = network
    this.chairs = chairs
    this.salt = salt
    this.names = (seat) => chairs[seat].name
    this.humans = chairs.flatMap((chair, seat) => (chair.kind === 'human' ? [seat] : []))
    this.beginning = beginning
    this.present = replayed(game, beginning, log)
    this.lines = log
    this.story = storyOf(game, beginning, this.match.moves)
  }

  static open(
    box: Box,
    chairs: readonly Chair[],
    secret: { config: Config; seed: string; salt: string },
  ): TerminalTable {
    const { config, seed, salt } = secret
    const beginning = { rules: box.game.meta.rulesVersion, config, seed, opening: null }
    return new TerminalTable(box, chairs, { beginning, salt, log: [] })
  }

  /** Takes up a recorded game, refusing a record that does not hold what it claims. */
  static resume(box: Box, chairs: readonly Chair[], record: GameRecord): TerminalTable {
    verify(box.game, record)
    const { salt, log } = record
    return new TerminalTable(box, chairs, { beginning: beginningOf(record), salt, log })
  }

  get match(): Match<GameTypes> {
    return this.present.match
  }

  get over(): boolean {
    return this.present.over
  }

  /** How many lines the log has. */
  get line(): number {
    return this.present.line
  }

  get commitment(): string {
    return commitment(this.match.seed, this.salt)
  }

  /** The text of the record. */
  get record(): string {
    return this.present.record({ log: this.lines, salt: this.salt, seats: this.chairs.map(({ name }) => name) })
  }

  /** The opening first, then one chapter for each answer that stands. */
  get chapters(): readonly Chapter[] {
    return this.story
  }

  answer(seat: Seat, option: string): void {
    this.play({ seat, option })
    this.story.push(this.present.events)
  }

  /** Takes back the last answer a person gave here; past a revelation only if everyone at the table has `agreed`. */
  takeBack(agreed: boolean): UndoResult {
    const entry = undoFor(this.present, this.humans, agreed)
    if (typeof entry === 'string') return entry
    this.play(entry)
    this.story = storyOf(this.game, this.beginning, this.match.moves)
    return entry.seat
  }

  private play(entry: Entry): void {
    this.present = this.present.play(entry)
    this.lines = [...this.lines, entry]
  }
}
