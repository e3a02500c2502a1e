/** A game in progress at this terminal: the match, who plays it, and the story so far as everyone may tell it. */
import {
  answer,
  begin,
  canUndo,
  type Config,
  commitment,
  type Game,
  type GameRecord,
  type GameText,
  type GameTypes,
  isOver,
  type Match,
  type Names,
  recordOf,
  type Seat,
  undo,
  undoAgreed,
  verify,
} from '@waystation/kernel'
import type { Chair } from './chairs.ts'
import { type Chapter, storyOf } from './story.ts'

export interface Box {
  readonly game: Game
  readonly text: GameText<GameTypes>
}

export type UndoResult = Seat | 'nothing-to-undo' | 'undo-barrier'

export class Sitting {
  readonly game: Game
  readonly text: GameText<GameTypes>
  readonly chairs: readonly Chair[]
  readonly salt: string
  readonly names: Names
  private current: Match<GameTypes>
  private story: Chapter[]

  private constructor(box: Box, chairs: readonly Chair[], salt: string, match: Match<GameTypes>) {
    this.game = box.game
    this.text = box.text
    this.chairs = chairs
    this.salt = salt
    this.names = (seat) => chairs[seat].name
    this.current = match
    this.story = storyOf(match)
  }

  static open(box: Box, chairs: readonly Chair[], secret: { config: Config; seed: string; salt: string }): Sitting {
    return new Sitting(box, chairs, secret.salt, begin(box.game, secret.config, secret.seed).match)
  }

  /** Takes up a recorded game, refusing a record that does not hold what it claims. */
  static resume(box: Box, chairs: readonly Chair[], record: GameRecord): Sitting {
    return new Sitting(box, chairs, record.salt, verify(box.game, record))
  }

  get match(): Match<GameTypes> {
    return this.current
  }

  get over(): boolean {
    return isOver(this.current.state)
  }

  get commitment(): string {
    return commitment(this.current.seed, this.salt)
  }

  get record(): GameRecord {
    return recordOf(
      this.current,
      this.salt,
      this.chairs.map((chair) => chair.name),
    )
  }

  /** The opening first, then one chapter for each answer that stands. */
  get chapters(): readonly Chapter[] {
    return this.story
  }

  get humans(): readonly Seat[] {
    return this.chairs.flatMap((chair, seat) => (chair.kind === 'human' ? [seat] : []))
  }

  answer(seat: Seat, option: string): void {
    const change = answer(this.current, seat, option)
    this.current = change.match
    this.story.push(change.events)
  }

  /**
   * Takes back the last answer a person gave here. Bots that answered since do not mind; a revelation stands in the
   * way unless everyone at the table has `agreed`.
   */
  takeBack(agreed: boolean): UndoResult {
    const { moves } = this.current
    let index = moves.length - 1
    while (index >= 0 && this.chairs[moves[index].seat].kind !== 'human') index--
    if (index < 0) return 'nothing-to-undo'
    const { seat } = moves[index]
    if (canUndo(this.current, seat)) this.current = undo(this.current, seat)
    else if (agreed || moves.slice(index).every((move) => !move.revealed)) this.current = undoAgreed(this.current, seat)
    else return 'undo-barrier'
    this.story = storyOf(this.current)
    return seat
  }
}
