import { checkConfig, Play, Rng } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import { describe, expect, test } from 'vitest'
import { CATTLE } from '../src/data/cards.ts'
import { NODES } from '../src/data/trail.ts'
import { explain, targets } from '../src/explain.ts'
import { greatWesternTrail as game, type Option, type State } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
import { ALL_MODULES } from './support/modules.ts'
import { type Plan, scene, type SeatPlan } from './support/scene.ts'

const why = (seat: SeatPlan, target: string, plan: Plan = {}) =>
  explain(scene({ bare: true, ...plan, seats: [{ at: 'neutral-a', money: 20, ...seat }] }).state, 0, target)

describe('Explanations give numbers', () => {
  test('craftsmen and money for a building', () => {
    const reasons = why({ workers: [1, 2, 1], money: 1 }, 'building 5')
    expect(reasons).toMatchObject([
      { code: 'craftsmen', params: { needs: 3, have: 2 } },
      { code: 'money', params: { needs: 6, have: 1 } },
    ])
    expect(en.reason(reasons[0])).toBe('It needs 3 craftsmen; you have 2.')
    expect(fr.reason(reasons[0])).toBe(typeset('fr', 'Il faut 3 artisans ; vous en avez 2.'))
  })
  test('steps, cities, cattle', () => {
    expect(why({}, 'node neutral-f')).toMatchObject([{ code: 'too-far', params: { needs: 4, have: 3 } }])
    expect(why({ hand: ['jersey'] }, 'city sacramento')).toMatchObject([
      { code: 'value', params: { needs: 16, have: 1 } },
    ])
    expect(why({ workers: [1, 1, 1] }, 'cattle texas-longhorn-7', { market: ['texas-longhorn-7'] })).toMatchObject([
      { code: 'cowboys', params: { needs: 2, have: 1 } },
    ])
  })
  test('the token’s row, a closed auxiliary action, an engine elsewhere', () => {
    const jobs = ['cowboy', 'engineer', 'craftsman'] as const
    expect(why({}, 'row 2 craftsman', { jobs })).toMatchObject([{ code: 'token-row', params: { row: 2 } }])
    expect(why({}, 'auxiliary aux-remove')).toMatchObject([{ code: 'auxiliary-locked' }])
    expect(why({}, 'station station-1')).toMatchObject([{ code: 'engine-elsewhere' }])
  })
  test('nothing to explain where the target is an option', () => {
    expect(why({}, 'node neutral-b')).toEqual([])
  })
  test('on another player’s turn', () => {
    const { state } = scene({ bare: true })
    expect(explain(state, 1, 'auxiliary aux-money')).toMatchObject([{ code: 'not-your-turn' }])
  })
})

/** The targets an answer stands for. */
function named(s: State, o: Option): string[] {
  switch (o.do) {
    case 'place':
    case 'move':
    case 'site':
    case 'trade':
      return [`node ${o.node}`]
    case 'removeHazard':
      return NODES.flatMap(({ id }, at) => (s.trail[at] > 0 && s.trail[at] === o.index ? [`node ${id}`] : []))
    case 'building':
      return [`building ${o.number}`]
    case 'hire':
      return [`row ${o.row + 1} ${o.worker}`]
    case 'deliver':
      return [`city ${o.city}`]
    case 'upgradeBehind':
      return [`station ${o.station}`]
    case 'buy':
      return o.cards.map((card) => `cattle ${CATTLE[card].id}`)
    case 'disc':
      return [`disc ${o.disc}`]
    case 'auxiliary':
      return [`auxiliary ${o.auxiliary}`]
    case 'action': {
      const here = s.agenda[s.agenda.length - 1].do === 'act' ? [`action ${o.action}`] : []
      return o.print.type === 'auxiliary' ? [...here, `auxiliary ${o.id.replace(' double', '')}`] : here
    }
    case 'objective':
      return [`objective ${o.card}`]
    case 'shop':
      return [`town ${o.town}`]
    default:
      return []
  }
}

test.each([2, 3, 4])('with %i players: a target has a reason exactly when it is not an option', (players) => {
  const rng = new Rng(`explain ${players}`)
  const table = { 'neutral-buildings': 'shuffled', 'private-buildings': 'mixed' }
  for (let n = 0; n < 2; n++) {
    const config = checkConfig(game.meta, { players, variants: n % 2 === 0 ? table : { ...table, ...ALL_MODULES } })
    const play = new Play(game, game.setup(config, new Rng(`explained ${n}`)))
    while (!play.over) {
      const [decision] = play.decisions
      const { state } = play
      const offered = new Set(decision.options.flatMap((o) => named(state, o)))
      // While a disc is chosen for a station, the station itself is what is being done.
      const { station } = game.view(state, decision.seat).asked
      if (decision.kind === 'upgrade') offered.add(`station ${station}`)
      const unexplained = new Set(
        targets(state, decision.seat).filter((t) => explain(state, decision.seat, t).length === 0),
      )
      expect({ kind: decision.kind, unexplained }).toEqual({ kind: decision.kind, unexplained: offered })
      play.choose(decision, rng.pick(decision.options))
    }
  }
})

describe('Explanations of rare cases', () => {
  test('a white frame, a $5 disc, and no disc at all', () => {
    const at = { at: 'neutral-g', engine: 4, money: 3, workers: [1, 1, 1] } as const
    const s = scene({ bare: true, phase: 'act', seats: [at] }).answer('engine engineers', 'engine to turnout-4')
    expect(explain(s.state, 0, 'disc disc-step-vp')).toMatchObject([{ code: 'white-frame' }])
    expect(explain(s.state, 0, 'disc disc-hand')).toMatchObject([
      { code: 'money', params: { needs: 5, have: 1 } },
      { code: 'white-frame' },
    ])
    const gone = Object.fromEntries(Object.keys(game.view(s.state, 0).players[0].discs).map((d) => [d, 0]))
    const none = why({ engine: 4.5, discs: { ...gone, 'disc-hand': 2 }, money: 4 }, 'station station-1')
    expect(none).toMatchObject([{ code: 'no-disc' }])
  })
  test('nothing to draw, and Kansas City on a ride', () => {
    expect(why({ pile: [], discard: [] }, 'auxiliary aux-draw')).toMatchObject([{ code: 'nothing-to-draw' }])
    const s = scene({ bare: true, seats: [{ at: 'neutral-f', hand: ['objective-move-1'] }] })
    s.answer('play objective-move-1')
    expect(explain(s.state, 0, 'node kansas-city')).toMatchObject([{ code: 'never-kansas-city' }])
  })
})

test('nothing to buy, and nothing to copy', () => {
  const codes = (s: State) =>
    targets(s, 0)
      .filter((target) => target.startsWith('action'))
      .flatMap((target) => explain(s, 0, target).map(({ code }) => code))
  const empty = scene({ bare: true, phase: 'act', market: [], seats: [{ at: 'neutral-e', hand: [] }] }).state
  empty.marketDeck = []
  expect(codes(empty)).toContain('nothing-to-buy')
  const alone = scene({
    bare: true,
    phase: 'act',
    trail: { 'site-a1': [0, 8], 'neutral-a': null },
    sidesB: [8],
    seats: [{ at: 'site-a1' }],
  })
  expect(codes(alone.state)).toEqual(['nothing-to-copy'])
})

describe('Towns, cards and places', () => {
  const north = (seat: SeatPlan, target: string) => why(seat, target, { modules: ['rails-north'] })
  test('towns: what would open them', () => {
    const reasons = north({}, 'town memphis')
    expect(reasons).toMatchObject([
      { code: 'no-way', params: { towns: 'green-gate green-station green-corner', cities: 'columbia st-louis' } },
    ])
    expect(en.reason(reasons[0])).toBe(
      'No rail joins it to your network. It takes a shop in the green gate, a shop in the green station town, a shop in the town in the green corner, a disc in Columbia or a disc in St. Louis.',
    )
    expect(fr.reason(reasons[0])).toContain('un disque à Columbia')
    expect(north({ shops: ['memphis'] }, 'town memphis')).toMatchObject([{ code: 'own-shop' }])
    expect(north({ shops: ['blue-gate'], money: 0 }, 'town denver')).toMatchObject([
      { code: 'money', params: { needs: 1, have: 0 } },
    ])
    expect(north({}, 'town green-gate')).toMatchObject([{ code: 'needs-action', params: { need: 'shop' } }])
  })
  test('cities of the map need a shop; their stations too', () => {
    expect(north({}, 'city denver')).toMatchObject([{ code: 'no-shop' }])
    expect(north({}, 'station station-green')).toMatchObject([{ code: 'shop-elsewhere' }])
  })
  test('objective cards in hand: when they can be played', () => {
    const s = scene({
      bare: true,
      phase: 'act',
      seats: [{ at: 'neutral-g', workers: [1, 1, 2], hand: ['objective-move-1'] }],
    })
    expect(targets(s.state, 0)).toContain('objective objective-move-1')
    expect(targets(s.state, 1)).not.toContain('objective objective-move-1')
    expect(explain(s.state, 0, 'objective objective-move-1')).toEqual([])
    expect(explain(s.state, 0, 'objective objective-move-2')).toMatchObject([{ code: 'not-in-hand' }])
    s.answer('engine engineers')
    expect(explain(s.state, 0, 'objective objective-move-1')).toMatchObject([
      { code: 'needs-action', params: { need: 'objective' } },
    ])
  })
  test('actions of a place: what they lack', () => {
    const lacking = (seat: SeatPlan, plan: Plan = {}) => {
      const { state } = scene({ bare: true, phase: 'act', ...plan, seats: [{ money: 0, hand: [], ...seat }] })
      return targets(state, 0)
        .filter((target) => target.startsWith('action'))
        .flatMap((target) => explain(state, 0, target).map(({ code }) => code))
    }
    expect(lacking({ at: 'neutral-a' })).toEqual(['no-card', 'nobody-to-hire', 'nobody-to-hire'])
    expect(lacking({ at: 'neutral-b' })).toEqual(['no-card', 'nothing-to-build'])
    expect(lacking({ at: 'neutral-f' })).toEqual(['no-card', 'money'])
    expect(lacking({ at: 'site-c1' }, { trail: { 'site-c1': [0, 7] } })).toEqual(['counts-nothing'])
    expect(lacking({ at: 'site-c1' }, { trail: { 'site-c1': [0, 9] }, sidesB: [9] })).toEqual(['no-station-behind'])
    expect(lacking({ at: 'neutral-g' }, { modules: ['poker-table'] })).toEqual(['nothing-laid'])
    expect(lacking({ at: 'neutral-d', engine: 39 }, { modules: ['poker-table'] })).toContain('no-worker-to-seat')
  })
  test('the draw pile is a number, to its owner too', () => {
    const { state } = scene({})
    const own = game.view(state, 0).players[0]
    expect(Object.keys(own.own ?? {})).toEqual(['hand', 'handValue'])
    expect(own.pileCount).toBe(state.players[0].pile.length)
  })
})
