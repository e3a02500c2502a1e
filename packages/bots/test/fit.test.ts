import { type Game, type Outlook, Rng } from '@waystation/kernel'
import { type State, type TicTacToe, ticTacToe } from '@waystation/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { fitOutlook, type Gathering, Ridge, type Sample, samplesOf } from '../src/fit/index.ts'

const WEIGHTS = [2, -1, 0.5] as const
const CONSTANT = 7

function samples(count: number, noise: number, seed: string): Sample[] {
  const rng = new Rng(seed)
  return Array.from({ length: count }, () => {
    const features = Float64Array.from(WEIGHTS, () => rng.int(100) / 10)
    const luck = (noise * (rng.int(2001) - 1000)) / 1000
    const points = WEIGHTS.reduce((sum, weight, i) => sum + weight * features[i], CONSTANT + luck)
    return { features, left: rng.int(101) / 100, points }
  })
}

describe('least squares', () => {
  test('find the weights that made the points', () => {
    const ridge = new Ridge(WEIGHTS.length)
    for (const { features, points } of samples(200, 0, 'exact')) ridge.add(features, points)
    const found = ridge.solve(0)
    ;[...WEIGHTS, CONSTANT].forEach((weight, i) => expect(found[i]).toBeCloseTo(weight, 3))
    expect(ridge.explained(found)).toBeCloseTo(1, 6)
  })

  test('are pulled towards zero by doubt', () => {
    const ridge = new Ridge(1)
    for (let n = 0; n < 10; n++) ridge.add(Float64Array.of(n), 3 * n)
    expect(ridge.solve(100)[0]).toBeLessThan(ridge.solve(0)[0])
  })

  test('explain nothing where there is nothing but luck', () => {
    const ridge = new Ridge(1)
    const rng = new Rng('luck')
    for (let n = 0; n < 5000; n++) ridge.add(Float64Array.of(rng.int(10)), rng.int(10))
    expect(ridge.explained(ridge.solve(0))).toBeLessThan(0.01)
  })
})

describe('an outlook', () => {
  test('tells how far off it is, in games it was not fitted to', () => {
    const { fit, foreseen } = fitOutlook(samples(3000, 6, 'learn'), samples(1000, 6, 'held'), 'by hand')
    // A little less than 2: in doubt, weights are pulled towards zero.
    expect(fit.weights[0]).toBeGreaterThan(1.8)
    expect(fit.weights[0]).toBeLessThan(2)
    // Luck between -6 and 6, all alike, has a standard deviation of about 3.5.
    expect(fit.spread[0]).toBeGreaterThan(3)
    expect(fit.spread[0]).toBeLessThan(4)
    expect(foreseen).toBeGreaterThan(0.5)
    expect(foreseen).toBeLessThan(1)
  })
})

/** Knows one thing: whoever holds the middle wins. */
const MIDDLE = 4
const outlook: Outlook<State> = {
  features: ['middle'],
  measure: ({ cells }, seat, into) => {
    into[0] = cells[MIDDLE] === seat ? 1 : 0
  },
  left: ({ cells }) => cells.filter((cell) => cell === null).length / cells.length,
  fits: { 2: { made: 'by hand', weights: [50, 0], spread: [4, 4], mean: 1 } },
}
const game: Game<TicTacToe> = { ...ticTacToe, outlook }

describe('games to learn from', () => {
  const gathered = (who: Gathering, seed: string): Sample[] => samplesOf(game, 2, seed, who)

  test.each(['greedy', 'searching'] as const)('%s players: the same seed, the same samples', (who) => {
    expect(gathered(who, 'one')).toEqual(gathered(who, 'one'))
  })

  test('those who search play by the outlook, right or wrong', () => {
    const seeds = Array.from({ length: 20 }, (_, i) => `game ${i}`)
    // The third and fourth sample are what both seats have after the first answer; some of those are given at random.
    const taken = (who: Gathering): number => seeds.filter((seed) => gathered(who, seed)[2].features[0] === 1).length
    expect(taken('searching')).toBeGreaterThan(15)
    expect(taken('greedy')).toBeLessThan(15)
  })

  test('every sample knows what became of its seat', () => {
    const samples = gathered('searching', 'end')
    for (const { points, left } of samples) {
      expect([0, 1, 2]).toContain(points)
      expect(left).toBeGreaterThan(0)
    }
  })
})
