/**
 * Skills of players who do not learn, such as bots, from all their games at once: what is most likely, by the same model as `rate` and beginning from the
 * same guess. Unlike ratings made game by game they do not depend on the order of the games.
 */
import { BETA, pullsOf, type Rating, UNRATED } from './rating.ts'
import type { PlayedGame } from './tally.ts'

const ROUNDS = 2000
/** A whole step for everybody at once would overshoot. */
const STEP = 0.3
const PRIOR = 1 / UNRATED.sigma ** 2

/** By bot, moved so that `anchor` is as strong as somebody of whom nothing is known. */
export function scaleOf(bots: readonly string[], games: readonly Outcome[], anchor: string): Map<string, Rating> {
  const outcomes = counted(games)
  const skills = new Map(bots.map((bot) => [bot, UNRATED.mu]))
  let firmness = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = new Map(bots.map((bot) => [bot, (UNRATED.mu - at(skills, bot)) * PRIOR]))
    firmness = new Map(bots.map((bot) => [bot, PRIOR]))
    for (const { seats, ranks, times } of outcomes) {
      const c = BETA * Math.sqrt(seats.length)
      const pulls = pullsOf(
        seats.map((bot) => at(skills, bot)),
        ranks,
        c,
      )
      seats.forEach((bot, seat) => {
        slopes.set(bot, at(slopes, bot) + (times * pulls[seat].omega) / c)
        firmness.set(bot, at(firmness, bot) + (times * pulls[seat].delta) / c ** 2)
      })
    }
    for (const bot of bots) skills.set(bot, at(skills, bot) + (STEP * at(slopes, bot)) / at(firmness, bot))
  }
  const shift = UNRATED.mu - at(skills, anchor)
  return new Map(bots.map((bot) => [bot, { mu: at(skills, bot) + shift, sigma: 1 / Math.sqrt(at(firmness, bot)) }]))
}

type Outcome = Pick<PlayedGame, 'seats' | 'ranks'>

/** Few bots end in few ways, however many games they play: each way is worked out once, and counts as often as it came. */
function counted(games: readonly Outcome[]): (Outcome & { readonly times: number })[] {
  const ways = new Map<string, { seats: Outcome['seats']; ranks: Outcome['ranks']; times: number }>()
  for (const { seats, ranks } of games) {
    const key = JSON.stringify([seats, ranks])
    const way = ways.get(key)
    if (way) way.times++
    else ways.set(key, { seats, ranks, times: 1 })
  }
  // In an order of their own: sums come out the same in whatever order the games were played.
  return [...ways].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, way]) => way)
}

function at(values: ReadonlyMap<string, number>, bot: string): number {
  const value = values.get(bot)
  if (value === undefined) throw new Error(`${bot} is not among these`)
  return value
}
