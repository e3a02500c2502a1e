/** Playing on out of the middle of something, each time with what looks best at once. */
import { type Game, type GameTypes, Play, type Seat } from '@waystation/kernel'
import { valueOf } from './value.ts'

/** Longer ones are judged where they stand. */
const LONGEST = 8

export class Settler<T extends GameTypes> {
  private readonly game: Game<T>
  private trial: Play<T>
  private best: Play<T>

  constructor(game: Game<T>, state: Readonly<T['state']>) {
    this.game = game
    this.trial = new Play(game, game.clone(state))
    this.best = new Play(game, game.clone(state))
  }

  /** What the position is worth to a seat, once its own open questions are answered. `play` is led on as far as that takes. */
  valueAfter(play: Play<T>, seat: Seat): number {
    const { game } = this
    if (game.unsettled !== undefined) {
      for (let n = 0; n < LONGEST && !play.over && game.unsettled(play.state); n++) {
        if (!this.takeBest(play, seat)) break
      }
    }
    return valueOf(game, play.state, seat)
  }

  private takeBest(play: Play<T>, seat: Seat): boolean {
    const { game } = this
    const mine = play.decisions.find((decision) => decision.seat === seat && decision.optional !== true)
    if (mine === undefined) return false
    let highest = Number.NEGATIVE_INFINITY
    for (const option of mine.options) {
      this.trial.follow(play)
      this.trial.choose(mine, option)
      const value = valueOf(game, this.trial.state, seat)
      if (value <= highest) continue
      highest = value
      const { trial } = this
      this.trial = this.best
      this.best = trial
    }
    play.follow(this.best)
    return true
  }
}
