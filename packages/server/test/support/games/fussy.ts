/** Two seats take turns in taking one of nine numbers. Bots that ask for many worlds make it throw or hang; a look ahead is fine. */
import { type Core, defineGame, type GameTypes, type Option, type Seat } from '@waystation/kernel'
import { toyMeta } from '@waystation/testkit'

interface Fussy extends GameTypes {
  state: Core<{ readonly do: 'take'; readonly seat: Seat }> & { points: number[]; hangs: boolean; left: number }
  step: { readonly do: 'take'; readonly seat: Seat }
  option: Option & { readonly points: number }
  view: { readonly points: readonly number[] }
}

const OPTIONS = Array.from({ length: 9 }, (_, i) => ({ id: `take ${i + 1}`, points: i + 1 }))
const TURNS = 6
const PATIENCE = 20

/** Worlds asked for since the last look: no part of the state, as a fault in a game would be. */
let worlds = 0

export const fussy = defineGame<Fussy>({
  meta: toyMeta({
    id: 'fussy',
    title: 'Fussy',
    seats: { min: 2, max: 2 },
    variants: [{ id: 'fault', values: ['throw', 'hang'], default: 'throw' }],
    maxDecisions: TURNS,
  }),
  setup: ({ variants }, rng) => ({
    seq: 0,
    rng: rng.words,
    agenda: [{ do: 'take', seat: 0 }],
    points: [0, 0],
    hangs: variants['fault'] === 'hang',
    left: TURNS,
  }),
  steps: {
    take: {
      ask: (_s, { seat }) => ({ seat, kind: 'take', options: OPTIONS }),
      choose(g, { seat }, { points }) {
        g.s.points[seat] += points
        if (--g.s.left > 0) g.then({ do: 'take', seat: 1 - seat })
      },
    },
  },
  view(s) {
    worlds = 0
    return { points: s.points.slice() }
  },
  determinize(s) {
    if (++worlds <= PATIENCE) return
    while (s.hangs) Math.sqrt(2)
    throw new Error('too many worlds')
  },
  evaluate: (s, seat) => s.points[seat],
  scores: (s) =>
    s.points.map((total, seat) => ({
      seat,
      total,
      rank: 1 + s.points.filter((other) => other > total).length,
      lines: [{ category: 'numbers', points: total }],
    })),
  census: () => ({}),
})
