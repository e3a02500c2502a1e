import { Rng } from '@waystation/kernel'
import { expect, test } from 'vitest'
import { Adam } from '../../src/learn/adam.ts'
import { FloatNetwork } from '../../src/learn/float-network.ts'
import { lessonsFrom, momentOf } from '../../src/learn/lessons.ts'
import type { Prospect } from '../../src/learn/valuer.ts'

const SHAPE = { inputs: 12, first: 8, second: 4 }
const SCALE = { usual: 40, spread: 20 }
const TARGETS: Prospect[] = [
  [52, 31, 0.7],
  [12, 60, 0.1],
  [40, 40, 0.5],
]

/** A few positions with whole numbers of either sign. */
function lessonsAbout(rng: Rng) {
  const moments = TARGETS.map(() =>
    momentOf(
      Int8Array.from({ length: SHAPE.inputs }, () => rng.int(65) - 32),
      [0, 0, 0],
    ),
  )
  return lessonsFrom(moments, TARGETS)
}

/** Half the squared error of points in spreads, and the logistic loss of the chance. */
function loss(network: FloatNetwork, lessons: ReturnType<typeof lessonsAbout>): number {
  return TARGETS.reduce((sum, target, i) => {
    const { first } = network.shape
    const sums = Float64Array.from(network.parts[1])
    for (let n = lessons.starts[i]; n < lessons.starts[i + 1]; n++) {
      for (let j = 0; j < first; j++)
        sums[j] += (lessons.values[n] / 16) * network.parts[0][lessons.indexes[n] * first + j]
    }
    const [own, rival, logit] = network.above(sums)
    const chance = 1 / (1 + Math.exp(-logit))
    const points = ((own - (target[0] - 40) / 20) ** 2 + (rival - (target[1] - 40) / 20) ** 2) / 2
    return sum + points - target[2] * Math.log(chance) - (1 - target[2]) * Math.log(1 - chance)
  }, 0)
}

test('gradients are what small differences of the loss say', () => {
  const rng = new Rng('gradients')
  const network = FloatNetwork.random(SHAPE, SCALE, rng)
  for (const part of network.parts) for (let i = 0; i < part.length; i++) part[i] += (rng.int(100) - 50) / 250
  const lessons = lessonsAbout(rng)
  const adam = new Adam(network)
  TARGETS.forEach((_, i) => adam.add(lessons, i))
  const step = 2 ** -12
  const off = network.parts.flatMap((part, p) =>
    [...part].map((weight, place) => {
      part[place] = weight + step
      const above = loss(network, lessons)
      part[place] = weight - step
      const below = loss(network, lessons)
      part[place] = weight
      return Math.abs((above - below) / (2 * step) - adam.gradient(p, place))
    }),
  )
  expect(off).toHaveLength(12 * 8 + 8 + 8 * 4 + 4 + 4 * 3 + 3)
  expect(Math.max(...off)).toBeLessThan(1e-3)
})

test('steps lead to what the lessons say', () => {
  const rng = new Rng('steps')
  const network = FloatNetwork.random({ ...SHAPE, first: 24, second: 16 }, SCALE, rng)
  const lessons = lessonsAbout(rng)
  const adam = new Adam(network)
  const study = (): number => {
    const off = TARGETS.reduce((sum, _, i) => sum + adam.add(lessons, i), 0)
    adam.step(TARGETS.length, 0.01)
    return off
  }
  const before = study()
  for (let n = 0; n < 400; n++) study()
  expect(before).toBeGreaterThan(1)
  expect(study()).toBeLessThan(0.001)
})
