/** A network as a data file. It says what made it and what it looks at: with other inputs it refuses to play. */
import { type Game, type GameTypes, inputNames, sha256, type StoredNetwork } from '@waystation/kernel'
import { fromBase64, toBase64 } from './base64.ts'
import { Network, type WholeLayer, type WholeParts } from './network.ts'
import { OUTPUTS } from './valuer.ts'

export function inputsDigest(names: readonly string[]): string {
  return sha256(names.join('\n')).slice(0, 16)
}

export function storeNetwork(
  { shape, scale, aim, layers, longest }: WholeParts,
  names: readonly string[],
  made: string,
): StoredNetwork {
  const bytes = new Uint8Array(layers.reduce((sum, { weights }) => sum + weights.length, 0))
  let at = 0
  for (const { weights } of layers) {
    bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), at)
    at += weights.length
  }
  return {
    made,
    inputs: inputsDigest(names),
    shape,
    scale,
    aim,
    biases: layers.map(({ biases }) => [...biases]),
    factors: layers.map(({ factors }) => [...factors]),
    weights: toBase64(bytes),
    ...(longest === undefined ? {} : { longest }),
  }
}

/** Refuses a network that learned by other inputs than these. */
export function openNetwork(stored: StoredNetwork, names: readonly string[]): Network {
  const { shape, scale, aim, biases, factors, made, sureness, longest } = stored
  if (stored.inputs !== inputsDigest(names)) {
    throw new Error(`the network of "${made}" learned by other inputs than the game has now: train it again`)
  }
  const bytes = fromBase64(stored.weights)
  const sizes = [shape.inputs * shape.first, shape.first * shape.second, shape.second * OUTPUTS]
  let from = 0
  const layer = (i: 0 | 1 | 2): WholeLayer => {
    const weights = new Int8Array(bytes.buffer, from, sizes[i])
    from += sizes[i]
    return { weights, biases: Int32Array.from(biases[i]), factors: Int32Array.from(factors[i]) }
  }
  return new Network({ shape, scale, aim, sureness, longest, layers: [layer(0), layer(1), layer(2)] })
}

/** For a table of so many; null where no network has learned the game. Refuses one that learned by other inputs than the game has. */
export function networkFor<T extends GameTypes>(
  game: Game<T>,
  players: number,
  stored: StoredNetwork | null,
): Network | null {
  return stored === null ? null : openNetwork(stored, inputNames(game, players))
}
