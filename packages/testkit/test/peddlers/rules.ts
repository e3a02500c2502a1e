import { DONE, type GameDefinition, type KernelOption, may, type Rule, type Seat, sealed } from '@waystation/kernel'
import type { CardOption, Chore, ChoreOption, Event, Peddlers, State } from './types.ts'

export const CARDS = Array.from({ length: 18 }, (_, i) => `c${i + 1}`)
const ROUNDS = 3
const HAND = 3

type Steps = GameDefinition<Peddlers>['steps']
type CardRule<K extends 'bid' | 'play' | 'tuck' | 'sell'> = Rule<Peddlers, K, CardOption>
type ChoreRule<K extends 'fetch' | 'tend' | 'again'> = Rule<Peddlers, K, ChoreOption | KernelOption>

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

const sell: CardRule<'sell'> = {
  ask: (_, { seat, cards: held }) => (held.length === 0 ? null : { seat, kind: 'sell', options: cards('sell', held) }),
  choose(g, { seat }, { card }) {
    g.s.sold.push(take(g.s.stalls[seat], card))
    g.s.coins[seat]++
    g.emit({ type: 'sold', seat, cards: [card] })
  },
}

const mayRoll = ({ coins }: Readonly<State>, seat: Seat): boolean => coins[seat] < 6
const chore = (id: Chore): ChoreOption => ({ id })

/** A card or a die. */
const fetch: ChoreRule<'fetch'> = {
  ask(s, { seat }) {
    const options = [...(s.deck.length > 0 ? [chore('draw')] : []), ...(mayRoll(s, seat) ? [chore('roll')] : [])]
    return options.length === 0 ? null : { seat, kind: 'fetch', options }
  },
  choose(g, { seat }, { id }) {
    g.then({ do: id === 'draw' ? 'draw' : 'roll', seat })
  },
}

/** What is left to do, in any order, or not at all. */
const tend: ChoreRule<'tend'> = {
  ask: (s, { seat, left }) =>
    left.length === 0 || s.hands[seat].length === 0
      ? null
      : { seat, kind: 'tend', options: [...left.map(chore), DONE] },
  choose(g, { seat, left }, { id }) {
    const next = left.find((one) => one === id)
    if (next !== undefined) g.then({ do: next, seat }, { do: 'tend', seat, left: left.filter((one) => one !== next) })
  },
}

const again: ChoreRule<'again'> = {
  ask: (s, { seat, left }) =>
    left === 0 || !mayRoll(s, seat) ? null : { seat, kind: 'again', options: [chore('roll'), DONE] },
  choose(g, { seat, left }, { id }) {
    if (id === 'roll') g.then({ do: 'roll', seat }, { do: 'again', seat, left: left - 1 })
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
      g.then(
        { do: 'fetch', seat },
        { do: 'tend', seat, left: ['play', 'tuck'] },
        { do: 'wares', seat },
        { do: 'again', seat, left: 2 },
      )
    },
  },
  fetch,
  tend,
  wares: { run: (g, { seat }) => g.then(may(seat, { do: 'sell', seat, cards: g.s.stalls[seat].slice() })) },
  again,
  draw: {
    run(g, { seat }) {
      const card = g.s.deck.pop()
      if (card === undefined) return
      g.reveal()
      g.s.hands[seat].push(card)
      g.emit(secretly('drew', seat, [card]))
    },
  },
  roll: {
    run(g, { seat }) {
      const coins = g.roll(3)
      g.s.coins[seat] += coins
      g.emit({ type: 'rolled', seat, coins })
    },
  },
  play,
  tuck,
  sell,
}

export function canToast(s: Readonly<State>, seat: Seat): boolean {
  return s.coins[seat] >= 2
}
