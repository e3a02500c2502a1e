/** A game without a game: its steps do what a test needs, its agenda is what the test says. */
import { toyMeta } from '@waystation/testkit'
import {
  type Core,
  defineGame,
  type Game,
  type GameDefinition,
  type GameEvent,
  type KernelOption,
  type Meta,
  type Option,
  Play,
  type Planned,
  Rng,
  type Seat,
} from '../src/index.ts'

export interface ToyState extends Core<ToyStep> {
  /** What was done, in order. */
  log: string[]
  /** Names of things that cannot be done at the moment. */
  closed: string[]
  /** Face-down cards, the last on top, and who holds which. */
  deck: string[]
  hands: string[][]
}

export type ToyStep =
  /** Happens by itself, unless closed. */
  | { readonly do: 'note'; readonly text: string }
  /** Asks for one of its ids, unless closed. */
  | {
      readonly do: 'ask'
      readonly seat: Seat
      readonly name: string
      readonly ids: readonly string[]
      readonly conceal?: true
      /** Done after the answer. */
      readonly then?: readonly Planned<ToyStep>[]
    }
  /** Asks a seat for a card of its hand. */
  | { readonly do: 'card'; readonly seat: Seat }
  | { readonly do: 'draw'; readonly seat: Seat }
  | { readonly do: 'roll' }
  | { readonly do: 'close'; readonly name: string }

export interface ToyEvent extends GameEvent {
  readonly type: 'noted' | 'drew' | 'rolled'
  readonly text?: string
}

export interface ToyView {
  readonly log: readonly string[]
  readonly hand: readonly string[]
  readonly counts: readonly number[]
}

export interface Toy {
  state: ToyState
  step: ToyStep
  option: Option | KernelOption
  event: ToyEvent
  view: ToyView
}

export const meta: Meta = toyMeta({
  id: 'toy',
  title: 'Toy',
  seats: { min: 1, max: 4 },
})

export const note = (text: string): ToyStep => ({ do: 'note', text })
export const ask = (
  name: string,
  ids: readonly string[],
  more: { seat?: Seat; conceal?: true; then?: readonly Planned<ToyStep>[] } = {},
): ToyStep & { do: 'ask' } => ({
  do: 'ask',
  seat: 0,
  name,
  ids,
  ...more,
})

export const toySteps: GameDefinition<Toy>['steps'] = {
  note: {
    run(g, { text }) {
      if (g.s.closed.includes(text)) return
      g.s.log.push(text)
      g.emit({ type: 'noted', text })
    },
  },
  ask: {
    ask: (s, { seat, name, ids, conceal }) => {
      if (s.closed.includes(name)) return null
      return { seat, kind: name, options: ids.map((id) => ({ id })), ...(conceal && { conceal }) }
    },
    choose(g, { name, then = [] }, { id }) {
      g.s.log.push(`${name}:${id}`)
      g.then(...then)
    },
  },
  card: {
    ask: ({ hands }, { seat }) => ({ seat, kind: 'card', options: hands[seat].map((id) => ({ id })), conceal: true }),
    choose(g, { seat }, { id }) {
      g.s.hands[seat].splice(g.s.hands[seat].indexOf(id), 1)
      g.s.log.push(`${seat}:${id}`)
    },
  },
  draw: {
    run(g, { seat }) {
      g.reveal()
      const cards = g.s.deck.splice(-1)
      g.s.hands[seat].push(...cards)
      g.emit({ type: 'drew', secret: { [seat]: { cards } } })
    },
  },
  roll: {
    run(g) {
      const text = String(g.roll(6))
      g.s.log.push(text)
      g.emit({ type: 'rolled', text })
    },
  },
  close: { run: (g, { name }) => void g.s.closed.push(name) },
}

/** The game whose agenda is this, in reading order. */
export function toy(agenda: readonly Planned<ToyStep>[], change: Partial<GameDefinition<Toy>> = {}): Game<Toy> {
  return defineGame<Toy>({
    meta,
    setup: ({ players }, rng) => ({
      seq: 0,
      rng: rng.words,
      agenda: agenda.slice().reverse(),
      log: [],
      closed: [],
      deck: rng.shuffle('abcdefgh'.split('')),
      hands: Array.from({ length: players }, () => []),
    }),
    steps: toySteps,
    view: (s, seat) => ({
      log: s.log.slice(),
      hand: seat === null ? [] : s.hands[seat].slice(),
      counts: s.hands.map((hand) => hand.length),
    }),
    determinize(s, seat, rng) {
      const others = s.hands.filter((_, owner) => owner !== seat)
      const pool = rng.shuffle([...s.deck, ...others.flat()])
      for (const hand of [s.deck, ...others]) hand.splice(0, hand.length, ...pool.splice(0, hand.length))
    },
    scores: (s) => s.hands.map((hand, seat) => ({ seat, total: hand.length, rank: 1, lines: [] })),
    census: () => ({}),
    ...change,
  })
}

/** A table with this agenda, playing in place. */
export function playing(
  agenda: readonly Planned<ToyStep>[],
  change: Partial<GameDefinition<Toy>> = {},
  players = 2,
): Play<Toy> {
  const game = toy(agenda, change)
  return new Play(game, game.setup({ players, variants: {} }, new Rng('toy')), true)
}

/** What can be answered now: "0 ask: a b" for every open question. */
export function questions({ decisions }: Pick<Play<Toy>, 'decisions'>): string[] {
  return decisions.map((d) => `${d.seat} ${d.kind}: ${d.options.map((o) => o.id).join(' | ')}`)
}

/** Gives these answers, each of whoever is asked first, and returns the log. */
export function after(play: Play<Toy>, ...ids: readonly string[]): string {
  for (const id of ids) play.answer(play.decisions[0]?.seat ?? 0, id)
  return play.state.log.join(' ')
}

/** The logs of every way to play this agenda to its end. */
export function everyWay(agenda: readonly Planned<ToyStep>[]): string[] {
  const game = toy(agenda)
  const ways: string[] = []
  const visit = (play: Play<Toy>): void => {
    if (play.over) ways.push(play.state.log.join(' '))
    for (const decision of play.decisions) {
      for (const option of decision.options) {
        const next = new Play(game, game.clone(play.state))
        next.answer(decision.seat, option.id)
        visit(next)
      }
    }
  }
  visit(new Play(game, game.setup({ players: 2, variants: {} }, new Rng('toy'))))
  return ways
}
