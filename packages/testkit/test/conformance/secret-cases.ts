import type { Sight } from '@waystation/kernel'
import type { Peddlers, State, View } from '../peddlers/types.ts'
import { definition } from '../peddlers/game.ts'
import type { Case } from './cases.ts'
import { broken, withPlayAsked, withSteps } from './broken.ts'

const isHigh = (card: string | undefined): boolean => card?.length === 3
const seeing = (more: (s: Readonly<State>) => object) =>
  broken({ view: (s, seat): View => ({ ...definition.view(s, seat), ...more(s) }) })

/** Draws, and tells it in this way. */
const drawing = (event: (seat: number, card: string) => object) =>
  withSteps({
    draw: {
      run(g, { seat }) {
        const [card] = g.s.deck.splice(-1)
        g.s.hands[seat].push(card)
        g.reveal()
        g.emit({ seat, ...event(seat, card) } as Peddlers['event'])
      },
    },
  })

const dealing = (event: (seat: number, hand: readonly string[]) => object) =>
  withSteps({
    deal: {
      run(g) {
        g.shuffle(g.s.deck)
        g.s.hands.forEach((hand, seat) => {
          hand.push(...g.s.deck.splice(-3))
          g.emit({ seat, ...event(seat, hand.slice()) } as Peddlers['event'])
        })
      },
    },
  })

const seenAs = (see: Sight<State>['see']) => broken({ sight: { see } })

const sights: readonly Case[] = [
  {
    what: 'a sight that looks into another hand',
    check: 'leak',
    game: () => seenAs((s, seat, inputs) => inputs.yes('high card', isHigh(s.hands[(seat + 1) % s.hands.length][0]))),
    says: 'would learn by what it may not know: high card',
  },
  {
    what: 'a sight with as many inputs as there are cards in hand',
    check: 'sight',
    game: () =>
      seenAs((s, seat, inputs) =>
        inputs.amounts(
          'card',
          s.hands[seat].map(() => 1),
          1,
        ),
      ),
    says: 'in other games',
  },
  {
    what: 'a sight that calls things by what they are just now',
    check: 'sight',
    game: () => seenAs((s, _seat, inputs) => inputs.yes(`round ${s.round}`, true)),
    says: 'input 0 of the sight is called "round',
  },
  {
    what: 'a sight that calls two things alike',
    check: 'sight',
    game: () => seenAs((s, _seat, inputs) => s.coins.forEach((coins) => inputs.amount('coins', coins, 5))),
    says: 'two inputs called "coins"',
  },
]

const leaks: readonly Case[] = [
  {
    what: 'worlds dealt for a seat by swapping cards as they lie',
    check: 'leak',
    game: () =>
      broken({
        determinize(s, seat, rng) {
          const pool = [...s.deck, ...s.hands.flatMap((hand, owner) => (owner === seat ? [] : hand))]
          rng.shuffle(pool)
          s.hands.forEach((hand, owner) => {
            if (owner !== seat) s.hands[owner] = pool.splice(0, hand.length)
          })
          s.deck = pool
        },
      }),
    says: 'depend on what is hidden from it',
  },
  {
    what: 'a view of all hands',
    check: 'leak',
    game: () => seeing((s) => ({ hands: s.hands.map((hand) => hand.slice()) })),
    says: 'can see what it may not know: observation.view.hands',
  },
  {
    what: 'the order of the deck in a view',
    check: 'leak',
    game: () => seeing((s) => ({ deck: s.deck.map((card) => card.length).join('') })),
    says: 'can see what it may not know: observation.view.deck',
  },
  {
    what: 'the generator in a view',
    check: 'leak',
    game: () => seeing((s) => ({ luck: s.rng[0] })),
    says: 'can see what it may not know: observation.view.luck',
  },
  {
    what: 'a question that is skipped when the hand is poor',
    check: 'leak',
    game: () =>
      withPlayAsked((s, { seat }) => {
        const options = s.hands[seat].filter(isHigh).map((card) => ({ id: `play ${card}`, card }))
        return options.length === 0 ? null : { seat, kind: 'play', options }
      }),
    says: 'can see what it may not know: observation',
  },
  {
    what: 'a reason that looks under the deck',
    check: 'leak',
    game: () =>
      broken({
        explain: (s) => (isHigh(s.deck[0]) ? [{ code: 'high', section: 'draw', params: {} }] : []),
      }),
    says: 'can see what it may not know: reasons',
  },
  {
    what: 'a target for each hidden card',
    check: 'leak',
    game: () => broken({ targets: (s) => s.hands[0].slice() }),
    says: 'can see what it may not know: reasons',
  },
  {
    what: 'an option that shows the deck',
    check: 'leak',
    game: () => broken({ anytime: (s) => [{ id: 'toast', top: s.deck.at(-1) ?? '' } as { id: 'toast' }] }),
    says: 'can see what it may not know: observation.decisions',
  },
  {
    what: 'an event that tells everyone the card',
    check: 'leak',
    game: () => drawing((_seat, card) => ({ type: 'drew', cards: [card] })),
    says: 'an event tells',
  },
  {
    what: 'hands dealt with their cards named aloud',
    check: 'leak',
    game: () => dealing((_seat, cards) => ({ type: 'dealt', cards })),
    says: 'holds hidden from it',
  },
]

const aloud: readonly Case[] = [
  {
    what: 'a secret told aloud',
    check: 'secrets',
    game: () => drawing((seat, card) => ({ type: 'drew', card, secret: { [seat]: { cards: [card] } } })),
    says: 'a secret of seat',
  },
  {
    what: 'a secret number told aloud',
    check: 'secrets',
    game: () => drawing((seat) => ({ type: 'drew', worth: 3, secret: { [seat]: { worth: 3 } } })),
    says: 'drew tells everyone "worth":3',
  },
]

const scores: readonly Case[] = [
  {
    what: 'lines that do not add up',
    check: 'scores',
    game: () => broken({ scores: (s) => definition.scores(s).map((sheet) => ({ ...sheet, total: sheet.total + 1 })) }),
    says: 'add up to',
  },
  {
    what: 'everyone second',
    check: 'scores',
    game: () => broken({ scores: (s) => definition.scores(s).map((sheet) => ({ ...sheet, rank: 2 })) }),
    says: 'ranks 2 behind 0 others',
  },
  {
    what: 'the last first',
    check: 'scores',
    game: () =>
      broken({
        scores: (s) => {
          const sheets = definition.scores(s)
          const rank = (total: number): number => 1 + sheets.filter((other) => other.total < total).length
          return sheets.map((sheet) => ({ ...sheet, rank: rank(sheet.total) }))
        },
      }),
    says: 'with fewer points',
  },
  {
    what: 'a sheet too few',
    check: 'scores',
    game: () => broken({ scores: (s) => definition.scores(s).slice(1) }),
    says: '2 score sheets for 3 players',
  },
  {
    what: 'sheets out of order',
    check: 'scores',
    game: () => broken({ scores: (s) => [...definition.scores(s)].reverse() }),
    says: 'sheet 0 is of seat 2',
  },
  {
    what: 'a total that is no number',
    check: 'scores',
    game: () => broken({ scores: (s) => definition.scores(s).map((sheet) => ({ ...sheet, total: Number.NaN })) }),
    says: 'has a total of NaN',
  },
  {
    what: 'an evaluation that is no number',
    check: 'scores',
    game: () => broken({ evaluate: (s, seat) => s.coins[seat] / s.coins[seat] }),
    says: 'evaluate says NaN',
  },
]

export const secretCases: readonly Case[] = [...leaks, ...aloud, ...scores, ...sights]
