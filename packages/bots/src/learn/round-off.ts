/** From a network that learns to one that plays, and back: each unit's weights become whole numbers of eight bits, with a factor of their own. */
import { ONE } from '@waystation/kernel'
import type { Aim } from './aim.ts'
import { emptyParts, type FloatNetwork, type Parts } from './float-network.ts'
import { FACTOR_ONE, UNIT_ONE, type WholeLayer, type WholeParts } from './network.ts'
import { OUTPUTS } from './valuer.ts'

const MOST = 127
/** A unit whose weights are all zero. */
const TINY = 1e-6
const MOST_BIAS = 2 ** 30

export function roundOff(network: FloatNetwork, aim: Aim): WholeParts {
  const { shape, scale, parts } = network
  const { inputs, first, second } = shape
  const layer = (part: 0 | 2 | 4, below: number, units: number, steps: { in: number; out: number }): WholeLayer => {
    // By input in the first layer, by unit in the others.
    const place = (unit: number, from: number): number => (part === 0 ? from * units + unit : unit * below + from)
    return wholeLayer({ weights: parts[part], biases: parts[part + 1], below, units, place, steps })
  }
  return {
    shape,
    scale,
    aim,
    layers: [
      layer(0, inputs, first, { in: ONE, out: UNIT_ONE }),
      layer(2, first, second, { in: UNIT_ONE, out: UNIT_ONE }),
      layer(4, second, OUTPUTS, { in: UNIT_ONE, out: UNIT_ONE }),
    ],
  }
}

/** Of a network that plays, to learn further: as near to what it was rounded off from as can be known. */
export function unrounded({ shape, layers }: WholeParts): Parts {
  const parts = emptyParts(shape)
  const { first, second } = shape
  const layer = (part: 0 | 2 | 4, units: number, steps: { in: number; out: number }): void => {
    const { weights, biases, factors } = layers[part / 2]
    const below = weights.length / units
    for (let i = 0; i < weights.length; i++) {
      const unit = part === 0 ? i % units : Math.floor(i / below)
      parts[part][i] = weights[i] * grainOf(factors[unit], steps)
    }
    for (let unit = 0; unit < units; unit++) {
      parts[part + 1][unit] = (biases[unit] * grainOf(factors[unit], steps)) / steps.in
    }
  }
  layer(0, first, { in: ONE, out: UNIT_ONE })
  layer(2, second, { in: UNIT_ONE, out: UNIT_ONE })
  layer(4, OUTPUTS, { in: UNIT_ONE, out: UNIT_ONE })
  return parts
}

/** What one of a unit's whole weights stands for. */
const grainOf = (factor: number, steps: { readonly in: number; readonly out: number }): number =>
  (factor * steps.in) / (FACTOR_ONE * steps.out)

interface FloatLayer {
  readonly weights: Readonly<Float32Array>
  readonly biases: Readonly<Float32Array>
  readonly below: number
  readonly units: number
  place(this: void, unit: number, from: number): number
  /** Parts of one in which numbers come in, and go out. */
  readonly steps: { readonly in: number; readonly out: number }
}

function wholeLayer({ weights, biases, below, units, place, steps }: FloatLayer): WholeLayer {
  const whole = new Int8Array(weights.length)
  const [wholeBiases, factors] = [new Int32Array(units), new Int32Array(units)]
  for (let unit = 0; unit < units; unit++) {
    let largest = TINY
    for (let from = 0; from < below; from++) largest = Math.max(largest, Math.abs(weights[place(unit, from)]))
    const grain = largest / MOST
    for (let from = 0; from < below; from++) {
      const at = place(unit, from)
      whole[at] = Math.round(weights[at] / grain)
    }
    const bias = Math.round((biases[unit] * steps.in) / grain)
    wholeBiases[unit] = Math.max(-MOST_BIAS, Math.min(MOST_BIAS, bias))
    factors[unit] = Math.round((grain * FACTOR_ONE * steps.out) / steps.in)
  }
  return { weights: whole, biases: wholeBiases, factors }
}
