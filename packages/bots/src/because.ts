/**
 * Why an answer is good, in the terms of the game's own outlook: what becomes better for the seat, or worse for a rival, by the time
 * its turn comes round again, compared with the other answers worth weighing. All of them are played on in the same worlds.
 */
import { type Game, type GameTypes, type Outlook, Play, type Rng, type Seat } from '@waystation/kernel'
import { judgeOf } from './judge/judge.ts'
import { Playout, Rounds } from './search/playout.ts'
import type { Situation } from './types.ts'

export interface Because {
  /** A term of the outlook. */
  readonly term: string
  /** Whose prospects change: the seat's own for the better, or a rival's for the worse. */
  readonly seat: Seat
}

const WORLDS = 24
/** Playing on costs less so, and all answers are treated alike. */
const LOOKS = 4
/** Differences that are not so many times as large as their usual error are luck. */
const SURE = 2
/** Fewer points are no reason. */
const LEAST_POINTS = 0.25

/** Expected points of each seat by term, in the order of `terms`. */
type Account = readonly (readonly number[])[]

/** For each of these answers the reason that counts most; null: there is none that stands out. */
export function because<T extends GameTypes>(
  situation: Situation<T>,
  options: readonly string[],
  rng: Rng,
): readonly (Because | null)[] {
  const { game, seat, seats, sample } = situation
  const terms = game.outlook?.terms
  if (game.outlook === undefined || terms === undefined || options.length < 2) return options.map(() => null)
  const ledger = new Ledger(game, game.outlook, seats)
  const judge = judgeOf(game, seats, null)
  const playout = new Playout(new Play(game, sample()), rng, judge, { looks: LOOKS, rounds: judge.rounds })
  const accounts: Account[][] = options.map(() => [])
  for (let n = 0; n < WORLDS; n++) {
    const world = sample()
    for (const [i, option] of options.entries()) {
      const play = new Play(game, game.clone(world))
      play.answer(seat, option)
      accounts[i].push(ledger.of(playout.run(play, new Rounds(seat, seats)).state))
    }
  }
  return options.map((_, own) => strongest(accounts, own, Object.keys(terms), seat))
}

/** What the outlook expects, split up by what it expects it from. */
class Ledger<T extends GameTypes> {
  private readonly outlook: Outlook<T['state']>
  private readonly seats: number
  private readonly row: Float64Array
  private readonly weights: readonly number[]
  /** By term: where its features stand. */
  private readonly places: readonly (readonly number[])[]

  constructor({ meta }: Game<T>, outlook: Outlook<T['state']>, seats: number) {
    const { features, fits, terms = {} } = outlook
    const fit = fits[seats]
    if (fit === undefined) throw new Error(`${meta.id}: no outlook for ${seats} players`)
    this.outlook = outlook
    this.seats = seats
    this.row = new Float64Array(features.length)
    this.weights = fit.weights
    this.places = Object.values(terms).map((names) =>
      features.flatMap((feature, i) => (names.includes(feature.replace(/ left$/, '')) ? [i] : [])),
    )
  }

  of(state: Readonly<T['state']>): Account {
    return Array.from({ length: this.seats }, (_, seat) => {
      this.outlook.measure(state, seat, this.row)
      return this.places.map((places) => places.reduce((sum, i) => sum + this.weights[i] * this.row[i], 0))
    })
  }
}

function strongest(accounts: readonly Account[][], own: number, terms: readonly string[], seat: Seat): Because | null {
  const rivals = accounts[own][0].length - 1
  let most = LEAST_POINTS
  let found: Because | null = null
  for (let who = 0; who <= rivals; who++) {
    const sign = who === seat ? 1 : -1 / rivals
    for (const [t, term] of terms.entries()) {
      const differences = accounts[own].map(
        (account, n) => sign * (account[who][t] - othersMean(accounts, own, n, who, t)),
      )
      const points = surePoints(differences)
      if (points <= most) continue
      most = points
      found = { term, seat: who }
    }
  }
  return found
}

function othersMean(accounts: readonly Account[][], own: number, n: number, who: Seat, term: number): number {
  let sum = 0
  for (const [i, account] of accounts.entries()) if (i !== own) sum += account[n][who][term]
  return sum / (accounts.length - 1)
}

/** Their mean, or nothing where it may be luck. */
function surePoints(differences: readonly number[]): number {
  const count = differences.length
  const mean = differences.reduce((sum, one) => sum + one, 0) / count
  const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (count - 1)
  return mean > SURE * Math.sqrt(variance / count) ? mean : 0
}
