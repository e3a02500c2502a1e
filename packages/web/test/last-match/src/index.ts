import { defineGame, type Reason, type ScoreSheet, type Seat } from '@waystation/kernel'
import { meta } from './meta.ts'
import { MATCHES, MOST, turn } from './rules.ts'
import type { LastMatch, State } from './types.ts'

export const lastMatch = defineGame<LastMatch>({
  meta,
  setup: ({ players }, rng) => ({
    seq: 0,
    rng: rng.words,
    agenda: [{ do: 'turn', seat: 0 }],
    left: MATCHES,
    taken: Array<number>(players).fill(0),
    winner: null,
  }),
  steps: { turn },
  view: ({ left, taken }) => ({ left, taken: taken.slice() }),
  determinize: () => {},
  targets: () => Array.from({ length: MOST }, (_, i) => String(i + 1)),
  explain: (s, _seat, target) => whyNot(s, Number(target)),
  scores: (s) => s.taken.map((_, seat) => sheet(s, seat)),
  census: ({ left, taken }) => ({ matches: left + taken.reduce((sum, count) => sum + count, 0) }),
})

function whyNot({ left }: Readonly<State>, count: number): Reason[] {
  return count <= left ? [] : [{ code: 'too-few', section: 'turn', params: { left } }]
}

function sheet({ winner }: Readonly<State>, seat: Seat): ScoreSheet {
  const total = winner === seat ? 1 : 0
  return { seat, total, rank: winner === null || total === 1 ? 1 : 2, lines: [{ category: 'last', points: total }] }
}
