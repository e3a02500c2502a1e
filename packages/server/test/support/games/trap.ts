/** A game that can be made to misbehave in every way a game can. */
import { type Core, defineGame, type GameTypes, type Option } from '@waystation/kernel'
import { toyMeta } from '@waystation/testkit'

interface Trap extends GameTypes {
  state: Core<{ readonly do: 'turn' }> & { turns: number }
  step: { readonly do: 'turn' }
  option: Option
  view: { readonly turns: number }
}

const OPTIONS = ['go on', 'loop', 'throw', 'eat memory', 'end'].map((id) => ({ id }))

/** Long games in which nothing ever comes to light would keep every position for undoing. */
const REVEAL_EVERY = 100

function misbehave(how: string): void {
  if (how === 'throw') throw new Error('a rule failed')
  while (how === 'loop') Math.sqrt(2)
  const eaten: string[][] = []
  while (how === 'eat memory') eaten.push(Array<string>(100_000).fill(`x${eaten.length}`))
}

export const trap = defineGame<Trap>({
  meta: toyMeta({
    id: 'trap',
    title: 'Trap',
    seats: { min: 1, max: 2 },
    maxDecisions: 100_000,
  }),
  setup: (_config, rng) => ({ seq: 0, rng: rng.words, agenda: [{ do: 'turn' }], turns: 0 }),
  steps: {
    turn: {
      ask: () => ({ seat: 0, kind: 'turn', options: OPTIONS }),
      choose(g, step, { id }) {
        misbehave(id)
        if (++g.s.turns % REVEAL_EVERY === 0) g.reveal()
        if (id !== 'end') g.then(step)
      },
    },
  },
  view: (s) => ({ turns: s.turns }),
  determinize: () => {},
  scores: (s) => [{ seat: 0, total: s.turns, rank: 1, lines: [] }],
  census: () => ({}),
})
