/** From samples to the weights of an outlook. */
import type { Fit } from '@waystation/kernel'
import type { Sample } from './gather.ts'
import { Ridge } from './ridge.ts'

const SMALLEST_SPREAD = 2

export interface Fitted {
  readonly fit: Fit
  /** Share of the variance of final points that is foreseen, in games the weights were not fitted to. */
  readonly foreseen: number
  readonly samples: number
}

/** Fits on `learning` and judges by `held`, samples of other games; `made` tells how they were played. */
export function fitOutlook(learning: readonly Sample[], held: readonly Sample[], made: string): Fitted {
  const size = learning[0].features.length
  const [ridge, check] = [new Ridge(size), new Ridge(size)]
  for (const { features, points } of learning) ridge.add(features, points)
  for (const { features, points } of held) check.add(features, points)
  const weights = ridge.solve(Math.sqrt(ridge.samples))
  const mean = learning.reduce((sum, { points }) => sum + points, 0) / learning.length
  const fit = {
    made,
    weights: weights.map((weight) => round(weight, 4)),
    spread: spreadOf(weights, held),
    mean: round(mean, 1),
  }
  return { fit, foreseen: check.explained(weights), samples: ridge.samples }
}

/** Errors of the early and the late third, carried on to the very start and the very end. */
function spreadOf(weights: readonly number[], samples: readonly Sample[]): [number, number] {
  const sorted = [...samples].sort((a, b) => b.left - a.left)
  const third = Math.ceil(sorted.length / 3)
  const [early, late] = [errorsOf(weights, sorted.slice(0, third)), errorsOf(weights, sorted.slice(-third))]
  const slope = (early.spread - late.spread) / Math.max(0.01, early.left - late.left)
  const at = (left: number): number => round(Math.max(SMALLEST_SPREAD, late.spread + slope * (left - late.left)), 1)
  return [at(1), at(0)]
}

function errorsOf(weights: readonly number[], samples: readonly Sample[]): { left: number; spread: number } {
  let left = 0
  let squares = 0
  for (const sample of samples) {
    left += sample.left
    squares += (sample.points - expected(weights, sample.features)) ** 2
  }
  return { left: left / samples.length, spread: Math.sqrt(squares / samples.length) }
}

function expected(weights: readonly number[], features: Readonly<Float64Array>): number {
  let points = weights[features.length]
  for (let i = 0; i < features.length; i++) points += weights[i] * features[i]
  return points
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))
