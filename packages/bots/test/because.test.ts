import { type Core, defineGame, type GameEvent, type GameTypes, type Option, Rng, start } from '@waystation/kernel'
import { toyMeta } from '@waystation/testkit'
import { expect, test } from 'vitest'
import { because } from '../src/because/because.ts'
import { type Network as Learned, situate } from '../src/index.ts'
import { FloatNetwork } from '../src/learn/float-network.ts'
import { Network } from '../src/learn/network.ts'
import { roundOff } from '../src/learn/round-off.ts'

interface TurnStep {
  readonly do: 'turn'
  readonly seat: number
}
interface State extends Core<TurnStep> {
  readonly gold: number[]
  readonly cows: number[]
}
interface Ranch extends GameTypes {
  state: State
  step: TurnStep
  option: Option
  event: GameEvent
  view: null
}

/** Each seat digs, herds or rustles twice. Gold and cows count alike, at the end. */
const ranch = defineGame<Ranch>({
  meta: toyMeta({ id: 'ranch', title: 'Ranch', seats: { min: 2, max: 2 }, maxDecisions: 4 }),
  setup: (_config, rng) => ({
    seq: 0,
    agenda: [1, 0, 1, 0].map((seat) => ({ do: 'turn', seat })),
    gold: [5, 5],
    cows: [5, 5],
    rng: rng.words,
  }),
  steps: {
    turn: {
      ask: (_s, { seat }) => ({ seat, kind: 'turn', options: [{ id: 'dig' }, { id: 'herd' }, { id: 'rustle' }] }),
      choose: (g, { seat }, { id }) => {
        if (id === 'dig') g.s.gold[seat] += 2
        if (id === 'herd') g.s.cows[seat] += 2
        if (id === 'rustle') g.s.cows[1 - seat] -= 3
      },
    },
  },
  view: () => null,
  determinize: () => {},
  scores: (s) => [0, 1].map((seat) => ({ seat, total: s.gold[seat] + s.cows[seat], rank: 1, lines: [] })),
  census: () => ({ seats: 2 }),
  outlook: {
    features: ['gold', 'cows', 'gold left', 'cows left', 'asked'],
    terms: { wealth: ['gold'], herd: ['cows'] },
    inputs: { wealth: ['gold'], herd: ['cows'] },
    measure: (s, seat, into) => into.set([s.gold[seat], s.cows[seat], s.gold[seat] / 2, s.cows[seat] / 2, 1]),
    left: () => 0.5,
    fits: { 2: { made: 'by hand', weights: [1, 1, 0.2, 0.2, 9, 0], spread: [4, 2], mean: 10 } },
  },
})

const seen: typeof ranch = {
  ...ranch,
  sight: {
    see(s, seat, inputs) {
      for (const [whom, whose] of [['own', seat] as const, ['rival 1', 1 - seat] as const]) {
        inputs.about(whom)
        inputs.amount('gold', s.gold[whose], 16)
        inputs.amount('cows', s.cows[whose], 16)
      }
    },
  },
}

/** One that says of everybody what they have, and expects nothing else. */
function plainNetwork(): Learned {
  const shape = { inputs: 4, first: 4, second: 4 }
  const identity = (by: number): Float32Array => Float32Array.from({ length: 16 }, (_, i) => (i % 5 === 0 ? by : 0))
  const zeros = (count: number): Float32Array => new Float32Array(count)
  const outputs = Float32Array.from([1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0])
  const parts = [identity(16), zeros(4), identity(1), zeros(4), outputs, zeros(3)] as const
  return new Network(roundOff(new FloatNetwork(shape, { usual: 0, spread: 1 }, parts), { rival: 1, win: 0 }))
}

const reasonsOf = (game: typeof ranch, options: readonly string[], network: Learned | null = null) => {
  const rng = new Rng('because')
  return because(situate(game, start(game, { players: 2 }, 'r').state, 0, rng), options, rng, network)
}

test('an answer is explained by what it makes better for oneself, or worse for a rival', () => {
  expect(reasonsOf(ranch, ['dig', 'herd', 'rustle'])).toEqual([
    { term: 'wealth', seat: 0 },
    { term: 'herd', seat: 0 },
    { term: 'herd', seat: 1 },
  ])
})

test('with a network, by which of the inputs moved, and whose they are', () => {
  const network = plainNetwork()
  expect(reasonsOf(seen, ['dig', 'herd', 'rustle'], network)).toEqual([
    { term: 'wealth', seat: 0 },
    { term: 'herd', seat: 0 },
    { term: 'herd', seat: 1 },
  ])
})

test('nothing is said of a single answer, nor by a game whose outlook has no terms', () => {
  expect(reasonsOf(ranch, ['dig'])).toEqual([null])
  const { terms: _terms, ...outlook } = ranch.outlook ?? { features: [], measure: () => {}, left: () => 0, fits: {} }
  expect(reasonsOf({ ...ranch, outlook }, ['dig', 'herd'])).toEqual([null, null])
})

test('what does not differ, or only by luck, is no reason', () => {
  const { outlook } = ranch
  if (outlook === undefined) throw new Error('no outlook')
  const luck = { ...outlook, measure: (_s: Readonly<State>, _seat: number, into: Float64Array) => into.fill(1) }
  expect(reasonsOf({ ...ranch, outlook: luck }, ['dig', 'herd', 'rustle'])).toEqual([null, null, null])
})
