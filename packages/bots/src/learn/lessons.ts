/** Positions of one game as seen by its seats, and what came of them: what a network learns from. Plain data, so that threads can send it. */
import type { Prospect } from './valuer.ts'

export interface Lessons {
  /** Where each lesson's inputs begin, and where the last one's end. */
  readonly starts: Uint32Array
  /** Inputs that are not zero, and what they are. */
  readonly indexes: Uint16Array
  readonly values: Int8Array
  /** Three to a lesson: a prospect. */
  readonly targets: Float32Array
}

export const countOf = ({ starts }: Lessons): number => starts.length - 1

/** A position while its game goes on. */
export interface Moment {
  readonly indexes: Uint16Array
  readonly values: Int8Array
  /** What the network expected there. */
  readonly expected: Readonly<Prospect>
  /** Set where the next answer was not the one the player liked best: what that would have promised. */
  instead: Readonly<Prospect> | null
}

export function momentOf(inputs: Readonly<Int8Array>, [own, rival, chance]: Readonly<Prospect>): Moment {
  let count = 0
  for (let i = 0; i < inputs.length; i++) if (inputs[i] !== 0) count++
  const indexes = new Uint16Array(count)
  const values = new Int8Array(count)
  for (let i = 0, n = 0; i < inputs.length; i++) {
    if (inputs[i] === 0) continue
    indexes[n] = i
    values[n++] = inputs[i]
  }
  return { indexes, values, expected: [own, rival, chance], instead: null }
}

/** How much is believed of what came in the end (the lambda of TD(lambda)), and what part of a win is left for every moment that it takes. */
export interface Belief {
  readonly trace: number
  readonly patience: number
}

/** What lies before every moment of a seat that played to this end. */
export function returnsOf(
  moments: readonly Moment[],
  end: Readonly<Prospect>,
  { trace, patience }: Belief,
): Prospect[] {
  const targets: Prospect[] = []
  let [own, rival, chance] = end
  for (let i = moments.length - 1; i >= 0; i--) {
    const { instead, expected } = moments[i]
    // What comes of an answer that was a trial says nothing about the one that is meant (Watkins).
    if (instead !== null) [own, rival, chance] = instead
    targets[i] = [own, rival, chance]
    own += (1 - trace) * (expected[0] - own)
    rival += (1 - trace) * (expected[1] - rival)
    chance = patience * (chance + (1 - trace) * (expected[2] - chance))
  }
  return targets
}

export function lessonsFrom(moments: readonly Moment[], targets: readonly Readonly<Prospect>[]): Lessons {
  const size = moments.reduce((sum, { indexes }) => sum + indexes.length, 0)
  const starts = new Uint32Array(moments.length + 1)
  const indexes = new Uint16Array(size)
  const values = new Int8Array(size)
  const flat = new Float32Array(targets.length * 3)
  let at = 0
  moments.forEach((moment, i) => {
    indexes.set(moment.indexes, at)
    values.set(moment.values, at)
    at += moment.indexes.length
    starts[i + 1] = at
    flat.set(targets[i], i * 3)
  })
  return { starts, indexes, values, targets: flat }
}
