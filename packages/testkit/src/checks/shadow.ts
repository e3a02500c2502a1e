/** A game that was saved and loaded, and goes on beside the true one: both must stay the same. */
import { type Game, type GameTypes, Play, Refusal, type Seat } from '@waystation/kernel'
import { firstDifference } from '../diff.ts'

/** Answers after which a shadow has shown enough. */
const LENGTH = 20

export class Shadow<T extends GameTypes> {
  private play: Play<T> | null = null
  private steps = 0

  get following(): boolean {
    return this.play !== null
  }

  /** Steps and state may hold parts of each other; what was loaded never does. */
  load(game: Game<T>, state: Readonly<T['state']>): void {
    this.play = new Play(game, JSON.parse(JSON.stringify(state)) as T['state'])
    this.steps = 0
  }

  *answer({ seat, id }: { readonly seat: Seat; readonly id: string }, reached: Readonly<T['state']>): Iterable<string> {
    if (this.play === null) return
    const { play } = this
    this.steps++
    if (this.steps === LENGTH) this.play = null
    try {
      play.answer(seat, id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.play = null
      yield `saved, loaded and gone on for ${this.steps} answers, the game is another: ${error.message}`
      return
    }
    const difference = firstDifference(reached, play.state)
    if (difference === null) return
    this.play = null
    yield `saved, loaded and gone on for ${this.steps} answers, the game is another: ${difference}`
  }
}
