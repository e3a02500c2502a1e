import { clonePlain, drawInt } from '@waystation/kernel'
import { definition } from '../peddlers/game.ts'
import type { State } from '../peddlers/types.ts'
import type { Case } from './cases.ts'
import { broken, withPlayAsked, withPlayed, withSteps } from './broken.ts'

const sortHands = (s: Readonly<State>): void => s.hands.forEach((hand) => void hand.sort().push(hand.pop() ?? ''))

const purity: readonly Case[] = [
  {
    what: 'a question that tidies up',
    check: 'purity',
    game: () =>
      withPlayAsked((s, { seat }) => {
        sortHands(s)
        return { seat, kind: 'play', options: s.hands[seat].map((card) => ({ id: card, card })), conceal: true }
      }),
    says: 'ask changes the state',
  },
  {
    what: 'a view that tidies up',
    check: 'purity',
    game: () =>
      broken({
        view(s, seat) {
          sortHands(s)
          return definition.view(s, seat)
        },
      }),
    says: 'view or explain changes the state',
  },
  {
    what: 'a reason that tidies up',
    check: 'purity',
    game: () =>
      broken({
        explain(s) {
          sortHands(s)
          return []
        },
      }),
    says: 'view or explain changes the state',
  },
  {
    what: 'scores that tidy up',
    check: 'purity',
    game: () =>
      broken({
        scores(s) {
          sortHands(s)
          return definition.scores(s)
        },
      }),
    says: 'scores changes the state',
  },
  {
    what: 'a census that tidies up',
    check: 'purity',
    game: () =>
      broken({
        census(s) {
          sortHands(s)
          return definition.census(s)
        },
      }),
    says: 'census changes the state',
  },
  {
    what: 'an evaluation that tidies up',
    check: 'purity',
    game: () =>
      broken({
        evaluate(s) {
          sortHands(s)
          return 0
        },
      }),
    says: 'evaluate changes the state',
  },
  {
    what: 'a sight that tidies up',
    check: 'purity',
    game: () => broken({ sight: { see: sortHands } }),
    says: 'sight changes the state',
  },
  {
    what: 'a clone that tidies up',
    check: 'purity',
    game: () =>
      broken({
        clone(s) {
          sortHands(s)
          return clonePlain(s)
        },
      }),
    says: 'clone changes the state',
  },
  {
    what: 'a rule that writes to its step',
    check: 'purity',
    game: () => withPlayed((_g, step) => void Object.assign(step, { used: 1 })),
    says: 'changes the state before it, or a step',
  },
]

const playedOn = new WeakSet<State>()
const playedBefore = (s: State): boolean => playedOn.has(s) || !playedOn.add(s)
let plays = 0

const copies: readonly Case[] = [
  {
    what: 'a clone that shares a list',
    check: 'clone',
    game: () => broken({ clone: (s) => ({ ...clonePlain(s), hands: s.hands.slice() }) }),
    says: 'clone shares something with the original',
  },
  {
    what: 'a clone that forgets',
    check: 'clone',
    game: () => broken({ clone: (s) => ({ ...clonePlain(s), points: s.points.map(() => 0) }) }),
    says: 'clone is not equal: points',
  },
  {
    what: 'a rule that knows a copy from the original',
    check: 'in-place',
    game: () => withPlayed((g, { seat }) => void (playedBefore(g.s) && g.s.points[seat]++)),
    says: 'on a copy, the same answer leads elsewhere',
  },
  {
    what: 'an event that knows a copy from the original',
    check: 'in-place',
    game: () => withPlayed((g, { seat }) => void (playedBefore(g.s) && g.emit({ type: 'toasted', seat }))),
    says: 'on a copy, the same answer has other events',
  },
  {
    what: 'a revelation that knows a copy from the original',
    check: 'in-place',
    game: () => withPlayed((g) => void (playedBefore(g.s) && g.reveal())),
    says: 'on a copy, the same answer reveals something else',
  },
  {
    what: 'a memory outside the state',
    check: 'record',
    game: () => withPlayed((g, { seat }) => void (g.s.points[seat] += plays++ % 7)),
    says: 'cannot be verified: Refusal: the answers lead to another state',
  },
]

const plain: readonly Case[] = [
  {
    what: 'a number that JSON does not know',
    check: 'round-trip',
    game: () => withPlayed((g, { seat }) => void (g.s.points[seat] = Number.NaN)),
    says: 'a round trip through JSON changes the state: points',
  },
  {
    what: 'half a point',
    check: 'round-trip',
    game: () => withPlayed((g, { seat }) => void (g.s.points[seat] += 0.5)),
    says: 'what is state is not plain data',
  },
  {
    what: 'a view with half a coin',
    check: 'round-trip',
    game: () => broken({ view: (s, seat) => ({ ...definition.view(s, seat), deck: s.deck.length / 2 }) }),
    says: 'what is received is not plain data',
  },
  {
    what: 'a question that looks at what JSON leaves out',
    check: 'round-trip',
    game: () =>
      broken({
        setup(config, rng) {
          const s = definition.setup(config, rng)
          Object.defineProperty(s.hands, 'lucky', { value: true })
          return s
        },
        clone(s) {
          const copy = clonePlain(s)
          if ('lucky' in s.hands) Object.defineProperty(copy.hands, 'lucky', { value: true })
          return copy
        },
        anytime: (s) => ('lucky' in s.hands ? [{ id: 'toast' }] : []),
        playAnytime() {},
      }),
    says: 'the state asks something else',
  },
  {
    what: 'a step that holds a list of the state',
    check: 'round-trip',
    game: () =>
      withSteps({
        turn: {
          run(g, { seat }) {
            g.then({ do: 'play', seat }, { do: 'sell', seat, cards: g.s.stalls[seat] })
          },
        },
      }),
    says: 'saved, loaded and gone on',
  },
]

const barrier: readonly Case[] = [
  {
    what: 'a card drawn without saying so',
    check: 'barrier',
    game: () =>
      withSteps({
        draw: {
          run(g, { seat }) {
            g.s.hands[seat].push(...g.s.deck.splice(-1))
          },
        },
      }),
    says: 'learns something hidden that was not said to be revealed',
  },
  {
    what: 'dice rolled behind the table',
    check: 'barrier',
    game: () => withSteps({ roll: { run: (g, { seat }) => void (g.s.coins[seat] += drawInt(g.s.rng, 3)) } }),
    says: 'learns something hidden that was not said to be revealed',
  },
  {
    what: 'a revelation that is itself a hint',
    check: 'barrier',
    game: () => withPlayed((g) => void (g.s.deck.at(-1)?.length === 3 && g.reveal())),
    says: 'that it can be taken back, or not, tells seat',
  },
]

export const stateCases: readonly Case[] = [...purity, ...copies, ...plain, ...barrier]
