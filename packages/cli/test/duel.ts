/** A tiny game with everything that makes sharing a screen hard: hidden cards, sealed bets, and an objection. */
import {
  type Core,
  defineGame,
  type GameEvent,
  type GameText,
  type GameTypes,
  type Option,
  type ScoreSheet,
  type Seat,
  sealed,
} from '@waystation/kernel'
import { toyMeta } from '@waystation/testkit'

interface DuelStep {
  readonly do: 'bet' | 'boast'
  readonly seat: Seat
}
interface DuelEvent extends GameEvent {
  readonly type: 'bet' | 'boast' | 'object'
  readonly seat: Seat
  readonly what: string
}
interface State extends Core<DuelStep> {
  cards: number[]
  bets: string[]
  objected: number
}
interface View {
  readonly card: number | null
  readonly bets: readonly string[]
}
export interface Duel extends GameTypes {
  state: State
  step: DuelStep
  option: Option
  event: DuelEvent
  view: View
}

const sheet = (s: Readonly<State>, seat: Seat): ScoreSheet => ({
  seat,
  total: s.cards[seat],
  rank: s.cards[seat] >= Math.max(...s.cards) ? 1 : 2,
  lines: [{ category: 'card', points: s.cards[seat], note: { card: s.cards[seat] } }],
})

export const duel = defineGame<Duel>({
  meta: toyMeta({
    id: 'duel',
    title: 'Duel',
    seats: { min: 2, max: 2 },
    maxDecisions: 5,
  }),
  setup: (_config, rng) => ({
    seq: 0,
    agenda: [{ do: 'boast', seat: 0 }, sealed<DuelStep>({ do: 'bet', seat: 0 }, { do: 'bet', seat: 1 })],
    cards: [11 + rng.int(10), 31 + rng.int(10)],
    bets: ['', ''],
    objected: 0,
    rng: rng.words,
  }),
  steps: {
    bet: {
      ask: (_s, { seat }) => ({ seat, kind: 'bet', options: [{ id: 'high' }, { id: 'low' }] }),
      choose: (g, { seat }, { id }) => {
        g.s.bets[seat] = id
        g.emit({ type: 'bet', seat, what: id })
      },
    },
    boast: {
      ask: (_s, { seat }) => ({ seat, kind: 'boast', options: [{ id: 'loud' }, { id: 'quiet' }] }),
      choose: (g, { seat }, { id }) => g.emit({ type: 'boast', seat, what: id }),
    },
  },
  anytime: (s, seat) => (seat === 1 && s.objected === 0 && s.bets[0] !== '' ? [{ id: 'object' }] : []),
  interrupters: () => [1],
  playAnytime: (g, seat) => {
    g.s.objected = 1
    g.emit({ type: 'object', seat, what: 'objection' })
  },
  view: (s, seat) => ({ card: seat === null ? null : s.cards[seat], bets: s.bets.slice() }),
  determinize: (s, seat, rng) => {
    s.cards.forEach((_, other) => {
      if (other !== seat) s.cards[other] = 11 + other * 20 + rng.int(10)
    })
  },
  scores: (s) => [sheet(s, 0), sheet(s, 1)],
  census: () => ({ cards: 2 }),
})

export const duelText: GameText<Duel> = {
  language: 'en',
  title: 'Duel',
  tagline: 'Two cards.',
  decision: ({ kind }) => (kind === 'bet' ? 'Bet in secret.' : 'Boast.'),
  option: ({ id }) => `Say ${id}`,
  event: ({ seat, what }, names) => `${names(seat)}: ${what}.`,
  reason: () => '',
  category: () => 'Card',
  scoreNote: ({ note }) => `card ${String(note?.['card'])}`,
  variant: (id) => id,
  components: {},
  rules: [],
  changes: {},
  zones: ({ card }) => [
    { id: 'table', kind: 'board', title: 'Table', rows: [{ items: [{ text: 'cloth' }] }] },
    ...(card === null
      ? []
      : [{ id: 'hand', kind: 'hand' as const, title: 'Your card', rows: [{ items: [{ text: `card ${card}` }] }] }]),
  ],
}
