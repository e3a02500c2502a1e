/** What a series of games says about the bots in it. */
import type { GameResult } from './game.ts'
import { type Rating, rate, UNRATED } from './rating.ts'
import { wilson } from './wilson.ts'

export interface PlayedGame extends GameResult {
  /** The bot in each seat. */
  readonly seats: readonly string[]
}

export interface BotFigures {
  /** Seats taken, over all games. */
  readonly seats: number
  /** Victories; a shared one counts in equal parts. */
  readonly wins: number
  /** Victories per seat taken: an even match of n players gives 1/n to all. */
  readonly winRate: number
  readonly interval: readonly [low: number, high: number]
  readonly rating: Rating
  readonly meanScore: number
  readonly decisions: number
  readonly msPerDecision: number
  readonly msSlowest: number
}

interface Sums {
  seats: number
  wins: number
  score: number
  decisions: number
  ms: number
  slowest: number
}

const NOTHING: Readonly<Sums> = { seats: 0, wins: 0, score: 0, decisions: 0, ms: 0, slowest: 0 }

/** `games` in the order of the schedule: ratings depend on it. */
export function tally(bots: readonly string[], games: readonly PlayedGame[]): Map<string, BotFigures> {
  const ratings = new Map<string, Rating>(bots.map((bot) => [bot, UNRATED]))
  const sums = new Map<string, Sums>(bots.map((bot) => [bot, { ...NOTHING }]))
  for (const game of games) {
    addSums(sums, game)
    addRatings(ratings, game)
  }
  return new Map(bots.map((bot) => [bot, figuresOf(of(sums, bot), of(ratings, bot))]))
}

function addSums(sums: ReadonlyMap<string, Sums>, { seats, totals, ranks, decisions, ms, slowest }: PlayedGame): void {
  const winners = ranks.filter((rank) => rank === 1).length
  seats.forEach((bot, seat) => {
    const sum = of(sums, bot)
    sum.seats++
    if (ranks[seat] === 1) sum.wins += 1 / winners
    sum.score += totals[seat]
    sum.decisions += decisions[seat]
    sum.ms += ms[seat]
    sum.slowest = Math.max(sum.slowest, slowest[seat])
  })
}

/** A bot in several seats learns from all of them: the mean of what each of its seats would make of the game. */
function addRatings(ratings: Map<string, Rating>, { seats, ranks }: PlayedGame): void {
  if (seats.length < 2) return
  const after = rate(
    seats.map((bot) => of(ratings, bot)),
    ranks,
  )
  for (const bot of new Set(seats)) {
    const own = after.filter((_, seat) => seats[seat] === bot)
    const mean = (value: (rating: Rating) => number): number =>
      own.reduce((sum, rating) => sum + value(rating), 0) / own.length
    ratings.set(bot, { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) })
  }
}

function figuresOf({ seats, wins, score, decisions, ms, slowest }: Sums, rating: Rating): BotFigures {
  return {
    seats,
    wins,
    winRate: seats === 0 ? 0 : wins / seats,
    interval: wilson(wins, seats),
    rating,
    meanScore: seats === 0 ? 0 : score / seats,
    decisions,
    msPerDecision: decisions === 0 ? 0 : ms / decisions,
    msSlowest: slowest,
  }
}

function of<V>(values: ReadonlyMap<string, V>, bot: string): V {
  const value = values.get(bot)
  if (value === undefined) throw new Error(`${bot} is not in this series`)
  return value
}
