/** A network while it learns: inputs, two hidden layers of rectified units, three outputs; weights are fractions. */
import { type Inputs, ONE, type Rng } from '@waystation/kernel'
import { chanceOf } from './chance.ts'
import { addLayer, addRow } from './rows.ts'
import { OUTPUTS, type PointScale, type Prospect, type Shape, type Valuer } from './valuer.ts'

/** Weights of the first layer begin within so much of zero. */
const FIRST_SPREAD = 0.14
const DRAWS = 2 ** 30

/** Weights and biases, layer by layer; those of the first layer stand together by input, of the others by unit. */
export type Parts = readonly [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array]

export function emptyParts({ inputs, first, second }: Shape): Parts {
  const sizes = [inputs * first, first, second * first, second, OUTPUTS * second, OUTPUTS] as const
  return sizes.map((size) => new Float32Array(size)) as unknown as Parts
}

export const copyOf = (parts: Parts): Parts => parts.map((part) => part.slice()) as unknown as Parts

export class FloatNetwork implements Valuer {
  readonly shape: Shape
  readonly parts: Parts
  scale: PointScale
  /** What the hidden units said last. */
  readonly firstUnits: Float64Array
  readonly secondUnits: Float64Array
  private readonly base: Int8Array
  private readonly baseWords: Int32Array
  private readonly baseSums: Float64Array
  private readonly sums: Float64Array
  private readonly outputs = new Float64Array(OUTPUTS)
  private readonly prospect: Prospect = [0, 0, 0]

  constructor(shape: Shape, scale: PointScale, parts: Parts) {
    this.shape = shape
    this.scale = scale
    this.parts = parts
    this.firstUnits = new Float64Array(shape.first)
    this.secondUnits = new Float64Array(shape.second)
    this.baseWords = new Int32Array(Math.ceil(shape.inputs / 4))
    this.base = new Int8Array(this.baseWords.buffer)
    this.baseSums = Float64Array.from(parts[1])
    this.sums = new Float64Array(shape.first)
  }

  /** One that knows nothing yet. */
  static random(shape: Shape, scale: PointScale, rng: Rng): FloatNetwork {
    const parts = emptyParts(shape)
    const { first, second } = shape
    fill(parts[0], FIRST_SPREAD, rng)
    fill(parts[2], Math.sqrt(6 / first), rng)
    fill(parts[4], Math.sqrt(0.3 / second), rng)
    return new FloatNetwork(shape, scale, parts)
  }

  /** The base moves on from where it was. In sums of fractions something of the way remains: with every game a new one begins. */
  at(inputs: Inputs): void {
    this.addDifference(inputs, this.baseSums)
    this.baseWords.set(inputs.words)
  }

  of(inputs: Inputs): Readonly<Prospect> {
    const { sums, prospect } = this
    sums.set(this.baseSums)
    this.addDifference(inputs, sums)
    const [own, rival, logit] = this.above(sums)
    prospect[0] = this.scale.usual + own * this.scale.spread
    prospect[1] = this.scale.usual + rival * this.scale.spread
    prospect[2] = chanceOf(logit)
    return prospect
  }

  /** Adds to sums of the first layer what makes the difference between the base and these inputs. */
  private addDifference({ values, words }: Inputs, sums: Float64Array): void {
    const { base, baseWords, parts } = this
    const { first } = this.shape
    for (let w = 0; w < words.length; w++) {
      if (words[w] === baseWords[w]) continue
      for (let i = w * 4; i < w * 4 + 4 && i < values.length; i++) {
        const difference = values[i] - base[i]
        if (difference !== 0) addRow(sums, parts[0], i * first, difference / ONE)
      }
    }
  }

  /** From the sums of the first layer to the outputs: points in spreads, and the logit of the chance. */
  above(sums: Readonly<Float64Array>): Readonly<Float64Array> {
    const { firstUnits, secondUnits, outputs, parts } = this
    for (let j = 0; j < firstUnits.length; j++) firstUnits[j] = sums[j] > 0 ? sums[j] : 0
    addLayer(secondUnits, firstUnits, parts[2], parts[3])
    for (let k = 0; k < secondUnits.length; k++) if (secondUnits[k] < 0) secondUnits[k] = 0
    addLayer(outputs, secondUnits, parts[4], parts[5])
    return outputs
  }
}

/** Alike between minus and plus `spread`. */
function fill(weights: Float32Array, spread: number, rng: Rng): void {
  for (let i = 0; i < weights.length; i++) weights[i] = ((2 * rng.int(DRAWS)) / DRAWS - 1) * spread
}
