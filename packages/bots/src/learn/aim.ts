/** What a player makes as large as it can: points, with more or less of an eye on the others. */
import type { Game, GameTypes, Seat } from '@waystation/kernel'
import type { Prospect } from './valuer.ts'

export interface Aim {
  /** A point of the best rival costs so many of one's own. */
  readonly rival: number
  /** The win itself is worth so many points. */
  readonly win: number
}

export function aimed([own, rival, chance]: Readonly<Prospect>, aim: Aim): number {
  return own - aim.rival * rival + aim.win * chance
}

/** How it ended for a seat; who plays alone has no rival, and wins or loses by the rules. */
export function ending<T extends GameTypes>(game: Game<T>, state: Readonly<T['state']>, seat: Seat): Prospect {
  let own = 0
  let rival = Number.NEGATIVE_INFINITY
  let winners = 0
  let won = false
  for (const sheet of game.scores(state)) {
    if (sheet.rank === 1) winners++
    if (sheet.seat === seat) {
      own = sheet.total
      won = sheet.rank === 1
    } else rival = Math.max(rival, sheet.total)
  }
  return [own, rival === Number.NEGATIVE_INFINITY ? 0 : rival, won ? 1 / winners : 0]
}
