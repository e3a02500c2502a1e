/** A small game of hidden hands: everyone plays a card at once, the highest scores, and its owner buries one unseen. */
import {
  type Core,
  defineGame,
  type GameEvent,
  type GameTypes,
  type Option,
  type Seat,
  sealed,
} from '@waystation/kernel'
import { toyMeta } from '@waystation/testkit'

export interface HighCardState extends Core<HighCardStep> {
  hands: number[][]
  deck: number[]
  buried: { seat: Seat; card: number }[]
  shown: number[]
  points: number[]
  round: number
}

type HighCardStep =
  | { readonly do: 'round' }
  | { readonly do: 'score' }
  | { readonly do: 'play' | 'bury'; readonly seat: Seat }

interface CardOption extends Option {
  readonly card: number
}

export interface HighCardView {
  readonly hand: readonly number[]
  readonly hands: readonly number[]
  readonly deck: number
  readonly buried: readonly Seat[]
  readonly shown: readonly number[]
  readonly points: readonly number[]
  readonly round: number
}

export interface HighCard extends GameTypes {
  state: HighCardState
  step: HighCardStep
  option: CardOption
  event: GameEvent & { seat?: Seat; cards?: readonly number[] }
  view: HighCardView
}

const CARDS = 32
const HAND = 4
const ROUNDS = 4

const options = (s: Readonly<HighCardState>, seat: Seat, verb: string): CardOption[] =>
  s.hands[seat].map((card) => ({ id: `${verb} ${card}`, card }))

function take(hand: number[], card: number): void {
  hand.splice(hand.indexOf(card), 1)
}

export const highCard = defineGame<HighCard>({
  meta: toyMeta({
    id: 'high-card',
    title: 'High card',
    seats: { min: 2, max: 4 },
    minutes: { min: 1, max: 2 },
    variants: [{ id: 'deal', values: ['four', 'five'], default: 'four' }],
    maxDecisions: 40,
  }),
  setup({ players, variants }, rng) {
    const deck = rng.shuffle(Array.from({ length: CARDS }, (_, i) => i + 1))
    const count = variants['deal'] === 'five' ? HAND + 1 : HAND
    const hands = Array.from({ length: players }, () => deck.splice(0, count).sort((a, b) => a - b))
    const points = Array<number>(players).fill(0)
    return { seq: 0, rng: rng.words, agenda: [{ do: 'round' }], hands, deck, buried: [], shown: [], points, round: 0 }
  },
  steps: {
    round: {
      run(g) {
        if (++g.s.round > ROUNDS) return
        g.s.shown = g.s.hands.map(() => 0)
        const plays = g.s.hands.map((_, seat) => ({ do: 'play', seat }) as const)
        g.then(sealed<HighCardStep>(...plays), { do: 'score' }, { do: 'round' })
      },
    },
    play: {
      ask: (s, { seat }) => ({ seat, kind: 'play', options: options(s, seat, 'play'), conceal: true }),
      choose(g, { seat }, { card }) {
        take(g.s.hands[seat], card)
        g.s.shown[seat] = card
      },
    },
    score: {
      run(g) {
        const { shown, points, hands, deck } = g.s
        const best = shown.indexOf(Math.max(...shown))
        points[best]++
        g.emit({ type: 'scored', seat: best, cards: shown.slice() })
        hands.forEach((hand, seat) => {
          const card = deck.splice(g.int(deck.length), 1)[0]
          hand.push(card)
          hand.sort((a, b) => a - b)
          g.emit({ type: 'drew', seat, secret: { [seat]: { card } } })
        })
        g.then({ do: 'bury', seat: best })
      },
    },
    bury: {
      ask: (s, { seat }) => ({ seat, kind: 'bury', options: options(s, seat, 'bury'), conceal: true }),
      choose(g, { seat }, { card }) {
        take(g.s.hands[seat], card)
        g.s.buried.push({ seat, card })
        g.emit({ type: 'buried', seat, secret: { [seat]: { card } } })
      },
    },
  },
  view: (s, seat) => ({
    hand: seat === null ? [] : s.hands[seat].slice(),
    hands: s.hands.map((hand) => hand.length),
    deck: s.deck.length,
    buried: s.buried.map((one) => one.seat),
    shown: s.shown.slice(),
    points: s.points.slice(),
    round: s.round,
  }),
  determinize(s, seat, rng) {
    const hidden = s.hands.filter((_, owner) => owner !== seat)
    const unknown = s.buried.filter((one) => one.seat !== seat)
    const pool = rng.shuffle([...s.deck, ...hidden.flat(), ...unknown.map((one) => one.card)])
    for (const hand of hidden) hand.splice(0, hand.length, ...pool.splice(0, hand.length).sort((a, b) => a - b))
    for (const one of unknown) one.card = pool.splice(0, 1)[0]
    s.deck = pool
  },
  targets: () => ['deck', 'hand'],
  explain: (s, seat, target) => [
    { code: target, section: 'play', params: { count: target === 'deck' ? s.deck.length : s.hands[seat].length } },
  ],
  scores: (s) =>
    s.points.map((total, seat) => ({
      seat,
      total,
      rank: 1 + s.points.filter((other) => other > total).length,
      lines: [{ category: 'rounds', points: total }],
    })),
  census: (s) => ({ cards: s.deck.length + s.hands.flat().length + s.buried.length }),
})
