/** Judges by what the game itself says of positions: `evaluate` from answer to answer, the outlook at the end of a round. */
import type { Game, GameTypes, Play, Seat } from '@waystation/kernel'
import type { Judge, Prospects } from './judge.ts'
import { DEFAULTS } from '../search/settings.ts'
import { Settler } from '../settle.ts'
import { Utility } from './utility.ts'

export class HandJudge<T extends GameTypes> implements Judge<T> {
  readonly search = DEFAULTS
  readonly rounds: number
  readonly effort: number
  private readonly game: Game<T>
  /** Made with the first position that is judged. */
  private settler: Settler<T> | null = null
  private readonly utility: Utility<T>

  constructor(game: Game<T>, seats: number) {
    this.game = game
    this.rounds = seats > 1 ? (game.outlook?.rounds ?? 1) : 1
    this.effort = game.outlook?.effort ?? 1
    this.utility = new Utility(game, seats)
  }

  from(): void {}

  worth(play: Play<T>, seat: Seat): number {
    this.settler ??= new Settler(this.game, play.state)
    return this.settler.valueAfter(play, seat)
  }

  prospects(state: Readonly<T['state']>): Prospects {
    return this.utility.of(state)
  }
}
