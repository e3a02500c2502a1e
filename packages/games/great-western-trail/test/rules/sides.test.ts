/** Sides of private buildings: chosen, turned over, and the tiles sold on their own. "Mise en place" 13, "Préparation de chantier". */
import { checkConfig, Play, Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { BUILDINGS } from '../../src/data/buildings.ts'
import { greatWesternTrail as game } from '../../src/index.ts'
import type { ModuleId } from '../../src/data/modules.ts'
import { TOWNS } from '../../src/data/rails/towns.ts'
import { tablesOf } from '../../src/data/tables.ts'
import { withModules } from '../support/modules.ts'
import { type Plan, scene, type SeatPlan } from '../support/scene.ts'

describe('Sides chosen by a player', () => {
  test('the first player decides about one building after the other, for everyone', () => {
    const config = checkConfig(game.meta, { players: 3, variants: { 'private-buildings': 'chosen' } })
    const play = new Play(game, game.setup(config, new Rng('chosen')))
    for (let n = 1; n <= 10; n++) {
      expect(play.decisions[0]).toMatchObject({ seat: 0, kind: 'chooseSide' })
      expect(play.decisions[0].options.map((o) => o.id)).toEqual([`side ${n}a`, `side ${n}b`])
      play.answer(0, `side ${n}${n % 3 === 0 ? 'b' : 'a'}`)
    }
    const expected = (1 << 3) | (1 << 6) | (1 << 9)
    expect(play.state.players.map((p) => p.sides)).toEqual([expected, expected, expected])
    expect(play.decisions[0].kind).toBe('place')
  })
})

describe('Building sites', () => {
  const at = (seat: SeatPlan, plan: Plan = {}) =>
    scene({ bare: true, modules: ['building-sites'], phase: 'act', ...plan, seats: [{ money: 9, ...seat }] })
  const turns = (options: readonly string[]): string[] => options.filter((id) => id.startsWith('turn'))

  test('on a neutral or own building instead of its actions or an auxiliary action', () => {
    const s = at({ at: 'neutral-e' })
    expect(turns(s.options)).toHaveLength(10)
    s.answer('turn building 5')
    expect(s.me.sides).toBe(1 << 5)
    expect(s.options).toEqual(['end turn'])
  })
  test('also where the location itself offers auxiliary actions', () => {
    expect(turns(at({ at: 'neutral-g' }).options)).toHaveLength(10)
  })
  test('on a hazard, a teepee or another player’s building beside the auxiliary action', () => {
    const s = at({ at: 'flood-1' }, { trail: { 'flood-1': 'hazard-flood-1' } })
    expect(turns(s.options)).toHaveLength(10)
    expect(s.options).toContain('only aux-money')
    expect(turns(at({ at: 'site-a1' }, { trail: { 'site-a1': [1, 2] } }).options)).toHaveLength(10)
  })
  test('not after an action, nor in Kansas City', () => {
    expect(turns(at({ at: 'neutral-e' }).answer('only aux-money').options)).toEqual([])
    const s = at({ at: 'neutral-g' }, { phase: 'move' }).answer('move to kansas-city by site-g1')
    expect(turns(s.options)).toEqual([])
  })
  test('what is built or replaced cannot be turned over', () => {
    expect(turns(at({ at: 'neutral-e' }, { trail: { 'site-a1': [0, 2] } }).options)).not.toContain('turn building 2')
  })
  test('sides are a matter of each owner; what is built keeps its own', () => {
    const s = at({ at: 'neutral-e', workers: [1, 3, 1] }, { trail: { 'site-a1': [1, 1] } }).answer('turn building 1')
    expect(game.view(s.state, 0).players.map((p) => p.supply[0])).toEqual(['1b', '2a'])
    expect(s.state.players[1].sides).toBe(0)
    s.state.players[0].at = s.state.trail.indexOf(2)
    s.state.agenda = [
      { do: 'refillHand', seat: 0 },
      { do: 'build', seat: 0, price: 0 },
    ]
    s.play.reset(s.state)
    s.answer('building 1', 'build on site-a2')
    const built = s.state.trail.slice(2, 4).map((tile) => BUILDINGS[tile & 31].id)
    expect(built).toEqual(['1a', '1b'])
  })
  test('it may be turned back later', () => {
    const s = at({ at: 'neutral-e' }).answer('turn building 5')
    s.state.agenda = [{ do: 'act', seat: 0, slots: [], acted: false, copied: [] }]
    s.play.reset(s.state)
    s.answer('turn building 5')
    expect(s.me.sides).toBe(0)
  })
  test('without the variant nothing is turned over', () => {
    expect(turns(scene({ phase: 'act', seats: [{ at: 'neutral-e' }] }).options)).toEqual([])
  })
})

describe('Buildings 11, 12 and 13', () => {
  const on = (number: number, b: boolean, seat: SeatPlan = {}, plan: Plan = {}) =>
    scene({
      bare: true,
      modules: ['rails-north', 'tile-13'],
      phase: 'act',
      sidesB: b ? [number] : [],
      ...plan,
      trail: { 'site-c1': [0, number], ...plan.trail },
      seats: [{ at: 'site-c1', money: 10, ...seat }],
    })
  test('who has them', () => {
    const numbers = (...modules: readonly ModuleId[]) =>
      tablesOf(game.setup(checkConfig(game.meta, { players: 2, variants: withModules(...modules) }), new Rng('x')))
        .buildings
    expect(numbers().slice(10)).toEqual([])
    expect(numbers('tile-11').slice(10)).toEqual([11])
    expect(numbers('tile-13').slice(10)).toEqual([13])
    expect(numbers('rails-north').slice(10)).toEqual([11, 12])
    expect(numbers('rails-north', 'tile-11', 'tile-13').slice(10)).toEqual([11, 12, 13])
  })
  test('11a: remove a hazard for $2', () => {
    const s = on(11, false, {}, { trail: { 'flood-1': 'hazard-flood-1' } }).answer('clear a hazard for $2')
    expect(s.me).toMatchObject({ money: 8, hazards: 1 })
  })
  test('11a asks for twelve craftsmen: it only replaces a building of six or more', () => {
    const s = scene({
      bare: true,
      modules: ['tile-11'],
      phase: 'act',
      trail: { 'site-a1': [0, 9], 'site-a2': [0, 8] },
      seats: [{ at: 'neutral-b', money: 99, workers: [1, 6, 1] }],
    }).answer('build at 2')
    expect(s.options).toContain('building 11')
    expect(s.answer('building 11').me.money).toBe(99 - 2 * 5)
  })
  test('11b: engine forward one space for each hazard', () => {
    const s = on(11, true, { hazards: ['hazard-flood-1', 'hazard-flood-2'] }).answer('engine hazards')
    expect(s.options).toEqual(['engine to rail-1', 'engine to rail-2'])
    expect(on(11, true).options).not.toContain('engine hazards')
  })
  test('12a: for each empty bell a certificate and $1', () => {
    const shops = ['green-gate', 'green-west', 'memphis', 'blue-gate', 'blue-north', 'denver'] as const
    expect(on(12, false, { shops }).answer('gain for bells').me).toMatchObject({ certificates: 2, money: 12 })
    expect(on(12, false).options).not.toContain('gain for bells')
  })
  test('12b: $1 for each craftsman; place a shop', () => {
    const s = on(12, true, { workers: [1, 3, 1] }).answer('gain $1 per craftsmen', 'place a shop')
    expect(s.me).toMatchObject({ money: 13, shops: 1 })
  })
  test('12b: without a shop on the annex none is offered', () => {
    const all = TOWNS.slice(0, 15).map(({ id }) => id)
    expect(on(12, true, {}).options).toContain('place a shop')
    expect(on(12, true, { shops: all }).options).not.toContain('place a shop')
  })
  test('13a: a Jersey for a single auxiliary action, which may be refused; a building at $1 per craftsman', () => {
    const s = on(13, false, { hand: ['jersey', 'guernsey'] })
    expect(s.options).toContain('build at 1')
    s.answer('discard jersey for an auxiliary action')
    expect(s.options).toEqual(['only aux-money', 'only aux-draw', 'only aux-shop', 'pass'])
    expect(s.answer('only aux-money').me.money).toBe(11)
    const refused = on(13, false, { hand: ['jersey'] }).answer('discard jersey for an auxiliary action', 'pass')
    expect(refused.me.money).toBe(10)
  })
  test('13b: $2 for each station with an own disc, those of the map too; auxiliary actions, single or double', () => {
    const s = on(13, true, { stations: ['station-1', 'station-green'], discs: { 'disc-aux-money': 0 } })
    expect(s.options).toContain('aux-money double')
    expect(s.answer('gain $2 per stations').me.money).toBe(14)
  })
  test('the promo station masters: seven are shuffled, five come to the stations', () => {
    const seen = new Set<number>()
    for (let i = 0; i < 40; i++) {
      const config = checkConfig(game.meta, { players: 2, variants: withModules('promo-station-masters') })
      const s = game.setup(config, new Rng(`promo ${i}`))
      expect(s.stationMasters.filter((m) => m >= 0)).toHaveLength(5)
      for (const m of s.stationMasters) if (m >= 0) seen.add(m)
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 9, 10])
  })
})
