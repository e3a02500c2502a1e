import { type Core, defineGame, type GameEvent, type GameTypes, type Option } from '@waystation/kernel'
import { toyMeta } from '@waystation/testkit'
import { expect, test } from 'vitest'
import { type Episode, playEpisode } from '../../src/learn/episode.ts'
import { countOf } from '../../src/learn/lessons.ts'
import type { Valuer } from '../../src/learn/valuer.ts'

interface EarnStep {
  readonly do: 'earn'
  readonly seat: number
}
interface State extends Core<EarnStep> {
  readonly wages: number
  earned: number[]
}
interface Idlers extends GameTypes {
  state: State
  step: EarnStep
  option: Option
  event: GameEvent
  view: { readonly earned: readonly number[] }
}

const ANSWERS: readonly Option[] = [{ id: 'work' }, { id: 'rest' }, { id: 'end' }]

/** Work pays, and the game lasts until somebody ends it. */
const idlers = defineGame<Idlers>({
  meta: toyMeta({
    id: 'idlers',
    title: 'Idlers',
    seats: { min: 3, max: 3 },
    variants: [{ id: 'wages', values: ['low', 'high'], default: 'low' }],
    maxDecisions: 1_000_000,
  }),
  setup: ({ players, variants }, rng) => ({
    seq: 0,
    agenda: [{ do: 'earn', seat: 0 }],
    wages: variants['wages'] === 'high' ? 5 : 1,
    earned: Array.from({ length: players }, () => 0),
    rng: rng.words,
  }),
  steps: {
    earn: {
      ask: (_s, { seat }) => ({ seat, kind: 'earn', options: ANSWERS }),
      choose: (g, { seat }, { id }) => {
        if (id === 'work') g.s.earned[seat] += g.s.wages
        if (id !== 'end') g.then({ do: 'earn', seat: (seat + 1) % g.s.earned.length })
      },
    },
  },
  clone: (s) => ({ ...s, rng: [...s.rng], agenda: s.agenda.slice(), earned: s.earned.slice() }),
  view: (s) => ({ earned: s.earned }),
  determinize: () => {},
  scores: (s) =>
    s.earned.map((total, seat) => ({ seat, total, rank: 1, lines: [{ category: 'earned', points: total }] })),
  census: () => ({}),
  sight: {
    see(s, seat, inputs) {
      inputs.amount('earned', s.earned[seat], 1000)
      inputs.which('whose view', seat, s.earned.length)
    },
  },
})

/** Expects more of any position than a game can end with, so it never ends one; of equal answers it gives the first. */
const hopeful = (): Valuer => ({ at: () => {}, of: () => [10_000, 0, 0] })

const EPISODE: Episode = {
  seed: 'idlers',
  variants: { wages: 'low' },
  players: [0, 1, 2].map(() => ({ network: 0, aim: { rival: 0, win: 0 } })),
  opening: 0,
  strays: 0,
  temperature: 1,
  trace: 1,
  patience: 1,
  longest: 1800,
}

const play = (episode: Episode) => playEpisode(idlers, [0, 1, 2].map(hopeful), 4, episode)

test('a game that nobody ends is broken off as it stands, and nobody has won', () => {
  const { totals, answers, lessons } = play(EPISODE)
  expect(totals).toEqual([600, 600, 600])
  expect(answers).toBe(1800)
  expect(lessons.targets.filter((_, i) => i % 3 === 2)).toEqual(new Float32Array(countOf(lessons)))
})

test('variants reach the table', () => {
  expect(play({ ...EPISODE, variants: { wages: 'high' } }).totals).toEqual([3000, 3000, 3000])
})

test('a seat learns after each of its own answers, and by turns where the turn of another ends', () => {
  const { lessons } = play(EPISODE)
  const views = [0, 0, 0]
  lessons.indexes.forEach((input) => {
    if (input > 0) views[input - 1]++
  })
  // 1800 answers, each of which passed the turn on.
  expect(countOf(lessons)).toBe(1800 + 900)
  expect(views).toEqual([900, 900, 900])
})
