/**
 * A network that learns by playing against itself and its guests. It counts games, never time, and every draw has a seed: the same course
 * gives the same weights to the last bit, on however many threads its games are played, and however often it is broken off and taken up.
 */
import { type Game, type GameTypes, inputNames, type Meta, Rng } from '@waystation/kernel'
import { Adam, type Moments, noMoments } from './adam.ts'
import { type Course, episodesOf, keepsAfter, mayLastForEver, OLD_NETWORKS, rateAt, ROUND, roundsOf } from './course.ts'
import type { Played } from './episode.ts'
import { copyOf, FloatNetwork, type Parts } from './float-network.ts'
import { atLargerTable } from './larger-table.ts'
import { countOf } from './lessons.ts'
import { type Drawn, Memory } from './memory.ts'
import type { WholeParts } from './network.ts'
import { unrounded } from './round-off.ts'
import type { Round } from './round.ts'
import { type PointScale, shapeFor } from './valuer.ts'

const BATCH = 64
/** Short games give few lessons: at least so many old ones are studied again with each round. */
const FEWEST_AGAIN = 1024
/** Networks come to know of results that lie so many times further apart than those of the first greedy games. */
const WIDER = 2
const SMALLEST_SPREAD = 1
/** Games may take so many times as many answers as the first greedy ones did; before it is known how many those took, this many of each seat. */
const LONGER = 3
const LONGEST_OF_A_SEAT = 600
const UNSCALED: PointScale = { usual: 0, spread: SMALLEST_SPREAD }

/** Where a training stands, as plain data. */
export interface TrainingState {
  /** Rounds learned from. */
  readonly learned: number
  readonly scale: PointScale
  /** Answers after which a game is broken off. */
  readonly longest: number
  readonly parts: Parts
  readonly moments: Moments
  /** Networks of former days, oldest first. */
  readonly old: readonly Parts[]
  readonly memory: Memory['games']
  /** Rounds that were handed out and not learned from. */
  readonly outstanding: readonly Round[]
}

/**
 * Where the training of a further course begins: with the network of an earlier one, which is also its first guest. `names`, if it learned with
 * fewer players: of the inputs it learned by, and of those there are now.
 */
export function furtherFrom(
  network: WholeParts,
  { players }: Course,
  names?: { readonly known: readonly string[]; readonly now: readonly string[] },
): TrainingState {
  const { scale } = network
  const known = { shape: network.shape, parts: unrounded(network) }
  const { shape, parts } = names === undefined ? known : atLargerTable(known, names)
  const longest = LONGEST_OF_A_SEAT * players
  const moments = noMoments(shape)
  return { learned: 0, scale, longest, parts, moments, old: [copyOf(parts)], memory: [], outstanding: [] }
}

export interface RoundReport {
  /** Games learned from so far. */
  readonly games: number
  /** Final points of a seat in this round, on average. */
  readonly points: number
  /** Squared error of a lesson, on average. */
  readonly error: number
  readonly lessons: number
}

export class Training<T extends GameTypes> {
  readonly course: Course
  readonly network: FloatNetwork
  private readonly meta: Meta
  private readonly adam: Adam
  private readonly memory: Memory
  private readonly old: Parts[]
  private readonly outstanding: Round[]
  /** Outstanding when the training was taken up again. */
  private readonly again: Round[]
  private longest: number
  private learned: number
  private dealt: number

  constructor(game: Game<T>, course: Course, state?: TrainingState) {
    const shape = shapeFor(inputNames(game, course.players).length)
    this.meta = game.meta
    this.course = course
    this.network = state
      ? new FloatNetwork(shape, state.scale, copyOf(state.parts))
      : FloatNetwork.random(shape, UNSCALED, new Rng(`network\n${course.seed}`))
    this.adam = new Adam(this.network, state?.moments)
    this.memory = new Memory(state?.memory)
    this.old = [...(state?.old ?? [])]
    this.outstanding = [...(state?.outstanding ?? [])]
    this.again = [...this.outstanding]
    this.longest = state?.longest ?? LONGEST_OF_A_SEAT * course.players
    this.learned = state?.learned ?? 0
    this.dealt = this.learned + this.outstanding.length
  }

  get state(): TrainingState {
    const { learned, longest, network, adam, old, memory, outstanding } = this
    const { scale, parts } = network
    return { learned, scale, longest, parts, moments: adam.moments, old, memory: memory.games, outstanding }
  }

  get done(): boolean {
    return this.learned === roundsOf(this.course)
  }

  /** After so many answers bots no longer go by what was learned; undefined where the rules bring every game to its end. */
  get lasting(): number | undefined {
    return mayLastForEver(this.course) ? this.longest : undefined
  }

  get games(): number {
    return Math.min(this.learned * ROUND, this.course.games)
  }

  /** As it would play: inputs that never came up say nothing, instead of what they began with by chance. */
  finished(): FloatNetwork {
    const { network, adam, course } = this
    const { shape, scale, parts } = network
    const finished = new FloatNetwork(shape, scale, copyOf(parts))
    if (course.further) return finished
    for (let input = 0; input < shape.inputs; input++) {
      const row = [input * shape.first, (input + 1) * shape.first] as const
      if (adam.moments.square[0].subarray(...row).every((one) => one === 0)) finished.parts[0].fill(0, ...row)
    }
    return finished
  }

  /** The next round to be played, by the network as it is now; null when there is none. It may be played while the one before is learned from. */
  next(): Round | null {
    const { meta, course, longest, network, old } = this
    const again = this.again.shift()
    if (again !== undefined) return again
    if (this.dealt === roundsOf(course)) return null
    const round: Round = {
      scale: network.scale,
      networks: [copyOf(network.parts), ...old],
      episodes: episodesOf({ meta, course, old: old.length, spread: network.scale.spread, longest }, this.dealt++),
    }
    this.outstanding.push(round)
    return round
  }

  /** Learns from the round that was handed out first. */
  learn(played: readonly Played[]): RoundReport {
    const { course, network, memory } = this
    if (this.outstanding.shift() === undefined) throw new Error('no round was handed out')
    const totals = played.flatMap((one) => one.totals)
    if (this.learned === 0) {
      if (!course.further) network.scale = scaleOf(totals)
      this.longest = Math.ceil(LONGER * mean(played.map(({ answers }) => answers)))
    }
    const rng = new Rng(`round ${this.learned}\n${course.seed}`)
    const rate = rateAt(course, this.games)
    const fresh = played.flatMap(({ lessons }) => each(countOf(lessons), (index): Drawn => ({ lessons, index })))
    const error = this.study(rng.shuffle(fresh), rate)
    this.study(memory.draw(rng, Math.max(FEWEST_AGAIN, fresh.length)), rate)
    for (const { lessons } of played) memory.add(lessons)
    if (keepsAfter(course, this.learned)) this.keep()
    this.learned++
    return { games: this.games, points: mean(totals), error, lessons: fresh.length }
  }

  private study(drawn: readonly Drawn[], rate: number): number {
    const { adam } = this
    let error = 0
    for (let from = 0; from < drawn.length; from += BATCH) {
      const batch = drawn.slice(from, from + BATCH)
      for (const { lessons, index } of batch) error += adam.add(lessons, index)
      adam.step(batch.length, rate)
    }
    return drawn.length === 0 ? 0 : error / drawn.length
  }

  private keep(): void {
    this.old.push(copyOf(this.network.parts))
    if (this.old.length > OLD_NETWORKS) this.old.shift()
  }
}

function scaleOf(totals: readonly number[]): PointScale {
  const usual = Math.round(mean(totals))
  const spread = Math.sqrt(mean(totals.map((total) => (total - usual) ** 2)))
  return { usual, spread: Math.max(SMALLEST_SPREAD, Math.round(WIDER * spread)) }
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

const each = <V>(count: number, make: (index: number) => V): V[] => Array.from({ length: count }, (_, i) => make(i))
