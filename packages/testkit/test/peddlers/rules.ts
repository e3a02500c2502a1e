import {
  anyOrderOptional,
  type GameDefinition,
  may,
  oneOf,
  pickSome,
  repeat,
  type Rule,
  type Seat,
  sealed,
  seq,
} from '@waystation/kernel'
import type { CardOption, Event, Peddlers, State } from './types.ts'

export const CARDS = Array.from({ length: 18 }, (_, i) => `c${i + 1}`)
const ROUNDS = 3
const HAND = 3

type Steps = GameDefinition<Peddlers>['steps']
type CardRule<K extends 'bid' | 'play' | 'tuck'> = Rule<Peddlers, K, CardOption>

const cards = (verb: string, held: readonly string[]): CardOption[] =>
  held.map((card) => ({ id: `${verb} ${card}`, card }))

export function take(cardsHeld: string[], card: string): string {
  cardsHeld.splice(cardsHeld.indexOf(card), 1)
  return card
}

const secretly = (type: 'dealt' | 'drew' | 'tucked', seat: Seat, held: readonly string[]): Event => ({
  type,
  seat,
  secret: { [seat]: { cards: held } },
})

const bid: CardRule<'bid'> = {
  ask: ({ hands }, { seat }) =>
    hands[seat].length === 0 ? null : { seat, kind: 'bid', options: cards('bid', hands[seat]), conceal: true },
  choose(g, { seat }, { card }) {
    g.s.stalls[seat].push(take(g.s.hands[seat], card))
    g.emit({ type: 'bid', seat, card })
  },
}

export const play: CardRule<'play'> = {
  ask: ({ hands }, { seat }) =>
    hands[seat].length === 0 ? null : { seat, kind: 'play', options: cards('play', hands[seat]), conceal: true },
  choose(g, { seat }, { card }) {
    g.s.stalls[seat].push(take(g.s.hands[seat], card))
    g.emit({ type: 'played', seat, card })
  },
}

const tuck: CardRule<'tuck'> = {
  ask: ({ hands }, { seat }) =>
    hands[seat].length === 0 ? null : { seat, kind: 'tuck', options: cards('tuck', hands[seat]), conceal: true },
  choose(g, { seat }, { card }) {
    g.s.deck.unshift(take(g.s.hands[seat], card))
    g.emit(secretly('tucked', seat, [card]))
  },
}

export const steps: Steps = {
  deal: {
    run(g) {
      g.shuffle(g.s.deck)
      g.s.hands.forEach((hand, seat) => {
        hand.push(...g.s.deck.splice(-HAND))
        g.emit(secretly('dealt', seat, hand.slice()))
      })
    },
  },
  round: {
    run(g) {
      if (g.s.round === ROUNDS) return
      g.s.round++
      const seats = g.s.hands.map((_, seat) => seat)
      g.then(
        sealed(...seats.map((seat) => ({ do: 'bid', seat }) as const)),
        ...seats.map((seat) => ({ do: 'turn', seat }) as const),
        { do: 'round' },
      )
    },
  },
  bid,
  turn: {
    run(g, { seat }) {
      const sale = { do: 'sell', seat, picked: [] } as const
      g.then(
        seq(oneOf(seat, { do: 'draw', seat }, { do: 'roll', seat })),
        anyOrderOptional(seat, { do: 'play', seat }, { do: 'tuck', seat }),
        may(seat, pickSome({ seat, kind: 'sell', items: g.s.stalls[seat].slice(), min: 1, max: 2, then: sale })),
        repeat(seat, { do: 'roll', seat }, { min: 0, max: 2 }),
      )
    },
  },
  draw: {
    can: ({ deck }) => deck.length > 0,
    run(g, { seat }) {
      const card = g.s.deck.pop()
      if (card === undefined) return
      g.reveal()
      g.s.hands[seat].push(card)
      g.emit(secretly('drew', seat, [card]))
    },
  },
  roll: {
    can: ({ coins }, { seat }) => coins[seat] < 6,
    run(g, { seat }) {
      const coins = g.roll(3)
      g.s.coins[seat] += coins
      g.emit({ type: 'rolled', seat, coins })
    },
  },
  play,
  tuck,
  sell: {
    run(g, { seat, picked }) {
      for (const card of picked) g.s.sold.push(take(g.s.stalls[seat], card))
      g.s.coins[seat] += picked.length
      g.emit({ type: 'sold', seat, cards: picked })
    },
  },
}

export function canToast(s: Readonly<State>, seat: Seat): boolean {
  return s.coins[seat] >= 2
}
