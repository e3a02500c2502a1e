/**
 * Why an answer is good, in the terms of the game: what becomes better for the seat, or worse for a rival, by the time its turn comes
 * round again, compared with the other answers worth weighing. All of them are played on in the same worlds.
 */
import { type GameTypes, Play, type Rng, type Seat } from '@waystation/kernel'
import { judgeOf } from '../judge/judge.ts'
import type { Network } from '../learn/network.ts'
import { Playout, Rounds } from '../search/playout.ts'
import type { Situation } from '../types.ts'
import { type Account, ledgerOf } from './ledger.ts'

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

/** For each of these answers the reason that counts most; null: there is none that stands out. */
export function because<T extends GameTypes>(
  situation: Situation<T>,
  options: readonly string[],
  rng: Rng,
  network: Network | null = null,
): readonly (Because | null)[] {
  const { game, seat, seats, sample } = situation
  const ledger = ledgerOf(situation, network)
  if (ledger === null || options.length < 2) return options.map(() => null)
  const judge = judgeOf(game, seats, network)
  const playout = new Playout(new Play(game, sample()), rng, judge, { looks: LOOKS, rounds: judge.rounds })
  const accounts: Account[][] = options.map(() => [])
  for (let n = 0; n < WORLDS; n++) {
    const world = sample()
    const ends = options.map((option) => {
      const play = new Play(game, game.clone(world))
      play.answer(seat, option)
      return game.clone(playout.run(play, new Rounds(seat, seats)).state)
    })
    for (const [i, account] of ledger.of(ends).entries()) accounts[i].push(account)
  }
  return options.map((_, own) => strongest(accounts, own, ledger.terms))
}

function strongest(accounts: readonly Account[][], own: number, terms: readonly string[]): Because | null {
  const seats = accounts[own][0].length
  let most = LEAST_POINTS
  let found: Because | null = null
  for (let seat = 0; seat < seats; seat++) {
    for (const [t, term] of terms.entries()) {
      const differences = accounts[own].map((account, n) => account[seat][t] - othersMean(accounts, own, n, seat, t))
      const points = surePoints(differences)
      if (points <= most) continue
      most = points
      found = { term, seat }
    }
  }
  return found
}

function othersMean(accounts: readonly Account[][], own: number, n: number, seat: Seat, term: number): number {
  let sum = 0
  for (const [i, account] of accounts.entries()) if (i !== own) sum += account[n][seat][term]
  return sum / (accounts.length - 1)
}

/** Their mean, or nothing where it may be luck. */
function surePoints(differences: readonly number[]): number {
  const count = differences.length
  const mean = differences.reduce((sum, one) => sum + one, 0) / count
  const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (count - 1)
  return mean > SURE * Math.sqrt(variance / count) ? mean : 0
}
