/** A small game with all that makes a table hard: open turns, secret bids, hidden hands and cards drawn unseen. */
import {
  type Core,
  defineGame,
  type Game,
  type GameEvent,
  type GameTypes,
  type Option,
  type Seat,
  sealed,
} from '@waystation/kernel'
import { toyMeta } from '@waystation/testkit'

interface State extends Core<Step> {
  hands: number[][]
  deck: number[]
  points: number[]
  called: string[]
  round: number
}
type Step = { readonly do: 'round' | 'award' } | { readonly do: 'call' | 'bid'; readonly seat: Seat }

export interface Auction extends GameTypes {
  state: State
  step: Step
  option: Option
  event: GameEvent & { readonly seat?: Seat; readonly bids?: readonly number[] }
  view: { readonly hand: readonly number[]; readonly counts: readonly number[]; readonly points: readonly number[] }
}

const ROUNDS = 3
const CARDS = 40

const auctionOfTypes = defineGame<Auction>({
  meta: toyMeta({
    id: 'auction',
    title: 'Auction',
    seats: { min: 2, max: 4 },
    rulesVersion: 7,
    maxDecisions: 100,
  }),
  setup({ players }, rng) {
    const deck = rng.shuffle(Array.from({ length: CARDS }, (_, i) => i + 1))
    const hands = Array.from({ length: players }, () => deck.splice(0, 4))
    const points = hands.map(() => 0)
    return { seq: 0, rng: rng.words, agenda: [{ do: 'round' }], hands, deck, points, called: [], round: 0 }
  },
  steps: {
    round: {
      run(g) {
        g.emit({ type: 'round' })
        if (++g.s.round > ROUNDS) return
        const bids = g.s.hands.map((_, seat) => ({ do: 'bid', seat }) as const)
        g.then(
          { do: 'call', seat: 0 },
          { do: 'call', seat: 1 },
          sealed<Step>(...bids),
          { do: 'award' },
          { do: 'round' },
        )
      },
    },
    call: {
      ask: (_s, { seat }) => ({ seat, kind: 'call', options: [{ id: 'high' }, { id: 'low' }] }),
      choose(g, { seat }, { id }) {
        g.s.called.push(id)
        g.emit({ type: 'called', seat })
      },
    },
    bid: {
      ask: (s, { seat }) => ({
        seat,
        kind: 'bid',
        conceal: true,
        options: s.hands[seat].map((card) => ({ id: `bid ${card}` })),
      }),
      choose(g, { seat }, { id }) {
        const card = Number(id.slice(4))
        g.s.hands[seat] = g.s.hands[seat].filter((one) => one !== card)
        g.s.points[seat] += card
      },
    },
    award: {
      run(g) {
        g.emit({ type: 'awarded', bids: g.s.points.slice() })
        g.s.hands.forEach((hand, seat) => {
          const card = g.s.deck.splice(g.int(g.s.deck.length), 1)[0]
          hand.push(card)
          g.emit({ type: 'drew', seat, secret: { [seat]: { card } } })
        })
      },
    },
  },
  view: (s, seat) => ({
    hand: seat === null ? [] : s.hands[seat].slice(),
    counts: s.hands.map((hand) => hand.length),
    points: s.points.slice(),
  }),
  determinize(s, seat, rng) {
    const hidden = s.hands.filter((_, owner) => owner !== seat)
    const pool = rng.shuffle([...s.deck, ...hidden.flat()].sort((a, b) => a - b))
    for (const hand of hidden) hand.splice(0, hand.length, ...pool.splice(0, hand.length))
    s.deck = pool
  },
  targets: () => ['deck'],
  explain: (s, _seat, target) => [{ code: target, section: 'bids', params: { cards: s.deck.length } }],
  scores: (s) =>
    s.points.map((total, seat) => ({
      seat,
      total,
      rank: 1 + s.points.filter((other) => other > total).length,
      lines: [{ category: 'bids', points: total }],
    })),
  census: () => ({}),
})

/** As hosts hold it: a game of any vocabulary. */
export const auction = auctionOfTypes as Game
