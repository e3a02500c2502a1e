import type { Game, GameTypes, Seat } from '@waystation/kernel'

/** What a position is worth to a seat, in points. Without a heuristic of the game's own: the lead over the best rival. */
export function valueOf<T extends GameTypes>(game: Game<T>, state: Readonly<T['state']>, seat: Seat): number {
  if (game.evaluate) return game.evaluate(state, seat)
  let own = 0
  let best = Number.NEGATIVE_INFINITY
  for (const sheet of game.scores(state)) {
    if (sheet.seat === seat) own = sheet.total
    else best = Math.max(best, sheet.total)
  }
  return best === Number.NEGATIVE_INFINITY ? own : own - best
}
