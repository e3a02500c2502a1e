/** A face-down coin to guess, and a second seat that may call it off: hidden information and an interruption. */
import { type Core, defineGame, type GameEvent, type GameTypes, type Option, type ScoreSheet } from '@waystation/kernel'
import { toyMeta } from '@waystation/testkit'

interface GuessStep {
  readonly do: 'guess'
  readonly seat: number
}
interface State extends Core<GuessStep> {
  coin: number
  guess: number
  called: number
}
interface Coin extends GameTypes {
  state: State
  step: GuessStep
  option: Option
  event: GameEvent
  view: { readonly guess: number }
}

const sheet = (s: Readonly<State>, seat: number): ScoreSheet => {
  const right = s.guess >= 0 && s.guess === s.coin
  const total = seat === 0 ? (right && s.called === 0 ? 1 : 0) : s.called * (right ? 1 : -1)
  return { seat, total, rank: 1, lines: [{ category: 'guess', points: total }] }
}

export const coinGame = defineGame<Coin>({
  meta: toyMeta({
    id: 'coin',
    title: 'Coin',
    seats: { min: 2, max: 2 },
    maxDecisions: 3,
  }),
  setup: (_config, rng) => ({
    seq: 0,
    agenda: [{ do: 'guess', seat: 0 }],
    coin: rng.int(2),
    guess: -1,
    called: 0,
    rng: rng.words,
  }),
  steps: {
    guess: {
      ask: (_s, { seat }) => ({ seat, kind: 'guess', options: [{ id: 'heads' }, { id: 'tails' }] }),
      choose: (g, _step, { id }) => {
        g.s.guess = id === 'heads' ? 0 : 1
        g.reveal()
      },
    },
  },
  anytime: (s, seat) => (seat === 1 && s.called === 0 ? [{ id: 'call off' }] : []),
  interrupters: () => [1],
  playAnytime: (g) => {
    g.s.called = 1
  },
  view: (s) => ({ guess: s.guess }),
  determinize: (s, _seat, rng) => {
    if (s.guess < 0) s.coin = rng.int(2)
  },
  scores: (s) => [sheet(s, 0), sheet(s, 1)],
  census: () => ({ coins: 1 }),
})
