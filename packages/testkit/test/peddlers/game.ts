import {
  clonePlain,
  defineGame,
  type GameDefinition,
  type Reason,
  type Rng,
  type ScoreSheet,
  type Seat,
} from '@waystation/kernel'
import { toyMeta } from '../../src/index.ts'
import { CARDS, canToast, steps } from './rules.ts'
import type { Peddlers, State, ToastOption, View } from './types.ts'

const TOAST: ToastOption = Object.freeze({ id: 'toast' })

/** The sound game. Tests break one part of it at a time. */
export const definition: GameDefinition<Peddlers> = {
  meta: toyMeta({
    id: 'peddlers',
    title: 'Peddlers',
    seats: { min: 2, max: 3 },
    minutes: { min: 1, max: 2 },
    variants: [{ id: 'purse', values: ['empty', 'full'], default: 'empty' }],
    maxDecisions: 200,
  }),
  setup: ({ players, variants }, rng): State => {
    const each = <I>(make: () => I): I[] => Array.from({ length: players }, make)
    return {
      seq: 0,
      rng: rng.words,
      agenda: [{ do: 'round' }, { do: 'deal' }],
      round: 0,
      deck: CARDS.slice(),
      hands: each(() => []),
      stalls: each(() => []),
      sold: [],
      coins: each(() => (variants['purse'] === 'full' ? 4 : 0)),
      points: each(() => 0),
    }
  },
  steps,
  anytime: (s, seat) => (canToast(s, seat) ? [TOAST] : []),
  interrupters: (s) => s.hands.map((_, seat) => seat),
  playAnytime(g, seat) {
    g.s.coins[seat] -= 2
    g.s.points[seat]++
    g.emit({ type: 'toasted', seat })
  },
  clone: (s) => ({
    seq: s.seq,
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    agenda: s.agenda.slice(),
    round: s.round,
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    stalls: s.stalls.map((stall) => stall.slice()),
    sold: s.sold.slice(),
    coins: s.coins.slice(),
    points: s.points.slice(),
  }),
  view,
  determinize: redeal,
  targets: () => ['draw', 'toast'],
  explain: whyNot,
  scores,
  evaluate: (s, seat) => s.points[seat] * 2 + s.coins[seat],
  sight: {
    see(s, seat, inputs) {
      inputs.some(
        'in hand',
        s.hands[seat].map((card) => CARDS.indexOf(card)),
        CARDS.length,
      )
      inputs.amounts('coins', s.coins, 5)
    },
  },
  census: (s) => ({ cards: s.deck.length + s.sold.length + s.hands.flat().length + s.stalls.flat().length }),
}

export const peddlers = defineGame(definition)

export function view(s: Readonly<State>, seat: Seat | null): View {
  const { round, stalls, sold, coins, points } = s
  const hands = s.hands.map((hand, owner) => (owner === seat ? hand.slice() : hand.length))
  return clonePlain({ round, deck: s.deck.length, hands, stalls, sold, coins, points })
}

function redeal(s: State, seat: Seat | null, rng: Rng): void {
  const others = s.hands.filter((_, owner) => owner !== seat)
  const pool = rng.mix([...s.deck, ...others.flat()])
  for (const hand of [s.deck, ...others]) hand.splice(0, hand.length, ...pool.splice(0, hand.length))
}

function whyNot(s: Readonly<State>, seat: Seat, target: string): Reason[] {
  if (target === 'draw') return s.deck.length > 0 ? [] : [{ code: 'deckEmpty', section: 'draw', params: {} }]
  if (canToast(s, seat)) return []
  return [{ code: 'tooPoor', section: 'toast', params: { need: 2, have: s.coins[seat] } }]
}

function scores(s: Readonly<State>): ScoreSheet[] {
  const totals = s.points.map((points, seat) => points + s.stalls[seat].length)
  return s.points.map((points, seat) => ({
    seat,
    total: totals[seat],
    rank: 1 + totals.filter((total) => total > totals[seat]).length,
    lines: [
      { category: 'points', points },
      { category: 'stall', points: s.stalls[seat].length },
    ],
  }))
}
