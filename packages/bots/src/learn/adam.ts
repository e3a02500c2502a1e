/** Learning from lessons: gradients through the network, and steps by Adam. Rows of the first layer that nothing used stay as they are. */
import { ONE } from '@waystation/kernel'
import { emptyParts, type FloatNetwork, type Parts } from './float-network.ts'
import type { Lessons } from './lessons.ts'
import { addRow, addToRow } from './rows.ts'
import { OUTPUTS, type Shape } from './valuer.ts'

const FIRST_DECAY = 0.9
const SECOND_DECAY = 0.999
const TINY = 1e-8

/** What Adam remembers from step to step. */
export interface Moments {
  readonly mean: Parts
  readonly square: Parts
  steps: number
}

export const noMoments = (shape: Shape): Moments => ({ mean: emptyParts(shape), square: emptyParts(shape), steps: 0 })

export class Adam {
  readonly network: FloatNetwork
  readonly moments: Moments
  private readonly gradients: Parts
  private readonly sums: Float64Array
  private readonly firstErrors: Float64Array
  private readonly secondErrors: Float64Array
  private readonly errors = new Float64Array(OUTPUTS)
  private readonly touched: Uint8Array
  private readonly rows: number[] = []

  constructor(network: FloatNetwork, moments?: Moments) {
    const { shape } = network
    this.network = network
    this.moments = moments ?? noMoments(shape)
    this.gradients = emptyParts(shape)
    this.sums = new Float64Array(shape.first)
    this.firstErrors = new Float64Array(shape.first)
    this.secondErrors = new Float64Array(shape.second)
    this.touched = new Uint8Array(shape.inputs)
  }

  /** Adds the gradient of one lesson: half the squared error of points, in spreads, and the logistic loss of the chance. Tells how far off it was, squared. */
  add(lessons: Lessons, index: number): number {
    const off = this.lookAt(lessons, index)
    this.backThroughUpper()
    this.backThroughFirst(lessons, index)
    return off
  }

  /** How a gradient stands now, by part and place. */
  gradient(part: number, place: number): number {
    return this.gradients[part][place]
  }

  private lookAt({ starts, indexes, values, targets }: Lessons, index: number): number {
    const { network, sums, errors } = this
    const { first } = network.shape
    const { usual, spread } = network.scale
    sums.set(network.parts[1])
    for (let n = starts[index]; n < starts[index + 1]; n++) {
      addRow(sums, network.parts[0], indexes[n] * first, values[n] / ONE)
    }
    const outputs = network.above(sums)
    const at = index * OUTPUTS
    errors[0] = outputs[0] - (targets[at] - usual) / spread
    errors[1] = outputs[1] - (targets[at + 1] - usual) / spread
    errors[2] = 1 / (1 + Math.exp(-outputs[2])) - targets[at + 2]
    return errors[0] ** 2 + errors[1] ** 2 + errors[2] ** 2
  }

  private backThroughUpper(): void {
    const { network, gradients, errors, firstErrors, secondErrors } = this
    const { firstUnits, secondUnits, parts } = network
    secondErrors.fill(0)
    backThrough(errors, secondUnits, parts[4], { weights: gradients[4], biases: gradients[5], below: secondErrors })
    for (let k = 0; k < secondErrors.length; k++) if (secondUnits[k] <= 0) secondErrors[k] = 0
    firstErrors.fill(0)
    backThrough(secondErrors, firstUnits, parts[2], {
      weights: gradients[2],
      biases: gradients[3],
      below: firstErrors,
    })
    const biases = gradients[1]
    for (let j = 0; j < firstErrors.length; j++) {
      if (firstUnits[j] <= 0) firstErrors[j] = 0
      else biases[j] += firstErrors[j]
    }
  }

  private backThroughFirst({ starts, indexes, values }: Lessons, index: number): void {
    const { firstErrors, gradients, touched, rows } = this
    const [weights] = gradients
    for (let n = starts[index]; n < starts[index + 1]; n++) {
      const input = indexes[n]
      if (touched[input] === 0) {
        touched[input] = 1
        rows.push(input)
      }
      addToRow(weights, input * firstErrors.length, firstErrors, values[n] / ONE)
    }
  }

  /** One step down the mean of the gradients added since the last one. */
  step(count: number, rate: number): void {
    const { network, touched, rows, moments } = this
    const { first } = network.shape
    moments.steps++
    const sure = Math.sqrt(1 - SECOND_DECAY ** moments.steps) / (1 - FIRST_DECAY ** moments.steps)
    for (const input of rows) {
      this.move(0, input * first, (input + 1) * first, count, rate * sure)
      touched[input] = 0
    }
    rows.length = 0
    for (let part = 1; part < network.parts.length; part++) {
      this.move(part, 0, network.parts[part].length, count, rate * sure)
    }
  }

  private move(part: number, from: number, to: number, count: number, rate: number): void {
    const weights = this.network.parts[part]
    const gradients = this.gradients[part]
    const mean = this.moments.mean[part]
    const square = this.moments.square[part]
    for (let i = from; i < to; i++) {
      const gradient = gradients[i] / count
      gradients[i] = 0
      mean[i] += (1 - FIRST_DECAY) * (gradient - mean[i])
      square[i] += (1 - SECOND_DECAY) * (gradient * gradient - square[i])
      weights[i] -= (rate * mean[i]) / (Math.sqrt(square[i]) + TINY)
    }
  }
}

/** One layer backwards: what its weights and biases did, and what the units below did. */
function backThrough(
  errors: Readonly<Float64Array>,
  units: Readonly<Float64Array>,
  layer: Readonly<Float32Array>,
  { weights, biases, below }: { weights: Float32Array; biases: Float32Array; below: Float64Array },
): void {
  for (let k = 0; k < errors.length; k++) {
    const error = errors[k]
    if (error === 0) continue
    biases[k] += error
    const row = k * units.length
    for (let j = 0; j < units.length; j++) {
      weights[row + j] += error * units[j]
      below[j] += error * layer[row + j]
    }
  }
}
