import { Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { fitOutlook, Ridge, type Sample } from '../src/fit/index.ts'

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
    const { fit, foreseen } = fitOutlook(samples(3000, 6, 'learn'), samples(1000, 6, 'held'))
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
