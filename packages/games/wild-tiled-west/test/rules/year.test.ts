/** Mise en place, Revenus miniers, Rounds de draft and Avancer le marqueur de round, over whole games. */
import { apply, checkConfig, decisions, Play, Rng, start } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { MINE_INCOME } from '../../src/data/figures.ts'
import { type Event, wildTiledWest as game } from '../../src/index.ts'
import { Stage } from '../support/scene.ts'

/** The events of a game of random answers. */
function wholeGame(players: number, seed: string): Event[] {
  const rng = new Rng(seed)
  const config = checkConfig(game.meta, { players })
  const play = new Play(game, game.setup(config, rng), true)
  const events: Event[] = [...(play.context.events ?? [])]
  while (!play.over) {
    const [decision] = play.decisions
    play.choose(decision, rng.pick(decision.options))
    events.push(...(play.context.events ?? []))
  }
  return events
}

const of = <K extends Event['type']>(events: readonly Event[], type: K): Extract<Event, { type: K }>[] =>
  events.filter((event): event is Extract<Event, { type: K }> => event.type === type)

describe('Mise en place', () => {
  test('5 points, no gold, the bottom of the mining track, two partners each', () => {
    const { state } = start(game, { players: 2 }, 'setup')
    for (const seat of [0, 1]) {
      const { players, hand } = game.view(state, seat)
      expect(players[seat]).toMatchObject({ score: 5, gold: 0, bullets: 0, mine: 1 })
      expect(hand.length).toBe(2)
    }
    expect(game.view(state, null).hand).toEqual([])
  })

  test('one partner is kept, the other goes back into the deck, three are laid open', () => {
    const stage = new Stage({ agenda: [{ do: 'dealPartners' }, { do: 'turn', seat: 0 }] })
    const cards = stage.state.deck.length
    stage.play(stage.options[0]).play(stage.options[0])
    expect(stage.state.row.length).toBe(3)
    expect(stage.state.deck.length).toBe(cards - 2 - 3)
    expect([...stage.state.deck, ...stage.state.row]).toContain(stage.state.players[0].rejected)
  })

  test('contracts of a first game: alleys, gold, bullets, points, from 4 cows to 7; otherwise by lot', () => {
    const contracts = (variant: string, seed: string) =>
      game.setup(checkConfig(game.meta, { players: 2, variants: { contracts: variant } }), new Rng(seed)).contracts
    expect(contracts('first-game', 'any')).toEqual([0, 1, 2, 3])
    const orders = Array.from({ length: 40 }, (_, n) => contracts('shuffled', `lot ${n}`).join())
    expect(new Set(orders).size).toBeGreaterThan(10)
  })

  test('anybody may be first; the lot is drawn last, when everybody has kept a partner', () => {
    const before = new Set<number>()
    const after = new Set<number>()
    for (let n = 0; n < 40; n++) {
      let { state } = start(game, { players: 5 }, `first ${n}`)
      before.add(game.view(state, 0).first)
      for (const { seat, options } of decisions(game, state)) state = apply(game, state, seat, options[0].id).state
      after.add(game.view(state, 0).first)
    }
    expect(before.size).toBe(1)
    expect(after.size).toBe(5)
  })
})

describe('Revenus miniers', () => {
  test('2 gold in year 1, then what is printed beside the marker', () => {
    const stage = new Stage({ year: 0, settlers: [{}, { mine: 6 }], agenda: [{ do: 'year' }] })
    stage.play(stage.options[0])
    expect(stage.player(0).gold).toBe(2)
    expect(stage.player(1)).toMatchObject({ gold: 5, income: 5 })
    expect(MINE_INCOME[0]).toBe(2)
  })
})

describe.each([1, 2, 3, 4, 5])('Rounds de draft, %i players', (players) => {
  const events = wholeGame(players, `rounds ${players}`)

  test('5, 4, 4 and 3 rounds, each year ending with a tussle', () => {
    const perYear = [1, 2, 3, 4].map((year) => of(events, 'roundBegins').filter((event) => event.year === year).length)
    expect(perYear).toEqual([5, 4, 4, 3])
    expect(of(events, 'tussle').map(({ year }) => year)).toEqual([1, 2, 3, 4])
    expect(of(events, 'income').length).toBe(4 * players)
  })

  test('the token goes to the left after every round, also from one year to the next', () => {
    const seats = of(events, 'roundBegins').map(({ seat }) => seat)
    expect(seats).toEqual(seats.map((_, round) => (seats[0] + round) % players))
  })

  test('everybody has one turn in every round, clockwise from the first player', () => {
    const rounds: number[][] = []
    for (const event of events) {
      if (event.type === 'roundBegins') rounds.push([])
      if ((event.type === 'laid' || event.type === 'passed') && rounds.at(-1)?.at(-1) !== event.seat) {
        rounds.at(-1)?.push(event.seat)
      }
    }
    const firsts = of(events, 'roundBegins').map(({ seat }) => seat)
    expect(rounds).toEqual(firsts.map((first) => Array.from({ length: players }, (_, i) => (first + i) % players)))
  })
})
