/**
 * A network as it plays: weights of eight bits, whole numbers throughout. Sums of whole numbers are exact, so a position has the same value
 * on every machine, and however it was come to.
 */
import type { Inputs } from '@waystation/kernel'
import type { Aim } from './aim.ts'
import { chanceOf } from './chance.ts'
import { OUTPUTS, type PointScale, type Prospect, type Shape, type Valuer } from './valuer.ts'

/** A layer's sums times a unit's `factor`, divided by this, are what the unit says. */
export const FACTOR_ONE = 2 ** 20
/** What units say is counted in so many parts of one; more than fifteen bits of them are cut off. */
export const UNIT_ONE = 256
const UNIT_MOST = 32767

/** Weights of the first layer stand together by input, of the others by unit; a bias and a factor for each unit. */
export interface WholeLayer {
  readonly weights: Int8Array
  readonly biases: Int32Array
  readonly factors: Int32Array
}

export interface WholeParts {
  readonly shape: Shape
  readonly scale: PointScale
  readonly layers: readonly [WholeLayer, WholeLayer, WholeLayer]
  /** What it learned to play for. */
  readonly aim: Aim
  /** By how much logits of chances are multiplied so that they come true. Default: 1. */
  readonly sureness?: number | undefined
  /** What it knows of games that last longer than so many answers is nothing. Default: however long they last. */
  readonly longest?: number | undefined
}

export class Network implements Valuer {
  readonly aim: Aim
  readonly inputs: number
  readonly longest: number
  readonly parts: WholeParts
  private readonly sureness: number
  readonly scale: PointScale
  private readonly layers: WholeParts['layers']
  private readonly base: Int8Array
  private readonly baseWords: Int32Array
  private readonly baseSums: Int32Array
  private readonly sums: Int32Array
  private readonly firstUnits: Int32Array
  private readonly secondSums: Int32Array
  private readonly secondUnits: Int32Array
  private readonly outputs = new Int32Array(OUTPUTS)
  private readonly prospect: Prospect = [0, 0, 0]

  constructor(parts: WholeParts) {
    const { shape, scale, layers, aim } = parts
    this.parts = parts
    this.sureness = parts.sureness ?? 1
    this.longest = parts.longest ?? Number.POSITIVE_INFINITY
    this.aim = aim
    this.inputs = shape.inputs
    this.scale = scale
    this.layers = layers
    this.baseWords = new Int32Array(Math.ceil(shape.inputs / 4))
    this.base = new Int8Array(this.baseWords.buffer)
    this.baseSums = layers[0].biases.slice()
    this.sums = new Int32Array(shape.first)
    this.firstUnits = new Int32Array(shape.first)
    this.secondSums = new Int32Array(shape.second)
    this.secondUnits = new Int32Array(shape.second)
  }

  /** The same weights with a base of its own, or with another aim. */
  twin(aim: Aim = this.aim): Network {
    return new Network({ ...this.parts, aim })
  }

  /** The base moves on from where it was: as sums are exact, nothing of the way remains in them. */
  at({ values, words }: Inputs): void {
    this.add(values, words, this.baseSums)
    this.baseWords.set(words)
  }

  of({ values, words }: Inputs): Readonly<Prospect> {
    const { sums, layers, firstUnits, secondSums, secondUnits, outputs, scale, prospect } = this
    sums.set(this.baseSums)
    this.add(values, words, sums)
    speak(sums, layers[0], firstUnits)
    sumUp(firstUnits, layers[1], secondSums)
    speak(secondSums, layers[1], secondUnits)
    sumUp(secondUnits, layers[2], outputs)
    prospect[0] = scale.usual + scale.spread * this.said(0)
    prospect[1] = scale.usual + scale.spread * this.said(1)
    prospect[2] = chanceOf(this.said(2) * this.sureness)
    return prospect
  }

  private said(output: number): number {
    return (this.outputs[output] * this.layers[2].factors[output]) / (FACTOR_ONE * UNIT_ONE)
  }

  /** Adds to sums of the first layer what makes the difference between the base and these inputs. */
  private add(values: Readonly<Int8Array>, words: Readonly<Int32Array>, sums: Int32Array): void {
    const { base, baseWords } = this
    const { weights } = this.layers[0]
    const { length } = sums
    for (let w = 0; w < words.length; w++) {
      if (words[w] === baseWords[w]) continue
      for (let i = w * 4; i < w * 4 + 4 && i < values.length; i++) {
        const difference = values[i] - base[i]
        if (difference === 0) continue
        const row = i * length
        for (let j = 0; j < length; j += 4) {
          sums[j] += difference * weights[row + j]
          sums[j + 1] += difference * weights[row + j + 1]
          sums[j + 2] += difference * weights[row + j + 2]
          sums[j + 3] += difference * weights[row + j + 3]
        }
      }
    }
  }
}

function speak(sums: Readonly<Int32Array>, { factors }: WholeLayer, units: Int32Array): void {
  for (let j = 0; j < units.length; j++) {
    // The product has fewer than 53 bits, so it is exact as well.
    units[j] = sums[j] <= 0 ? 0 : Math.min(UNIT_MOST, Math.floor((sums[j] * factors[j]) / FACTOR_ONE))
  }
}

function sumUp(units: Readonly<Int32Array>, { weights, biases }: WholeLayer, sums: Int32Array): void {
  for (let k = 0; k < sums.length; k++) {
    let sum = biases[k]
    const row = k * units.length
    // Four at a time, as layers are multiples of four: less of the time goes into looking whether a place is there.
    for (let j = 0; j < units.length; j += 4) {
      sum +=
        weights[row + j] * units[j] +
        weights[row + j + 1] * units[j + 1] +
        weights[row + j + 2] * units[j + 2] +
        weights[row + j + 3] * units[j + 3]
    }
    sums[k] = sum
  }
}
