/** Rails to the North: changes to delivery, New York, stations of the map, scoring. */
import { describe, expect, test } from 'vitest'
import type { CityId } from '../../src/data/cities.ts'
import type { StationMasterId } from '../../src/data/station-masters.ts'
import { transportCost } from '../../src/rules/delivery.ts'
import { scores } from '../../src/scoring.ts'
import { tablesOf } from '../../src/data/tables.ts'
import { northbound, rails, THIRTEEN, TWENTY } from '../support/positions.ts'
import { scene, type SeatPlan } from '../support/scene.ts'

const cities = (options: readonly string[]): string[] => options.map((id) => id.replace('deliver to ', ''))

describe('Where one may deliver', () => {
  test('the strip by value; a large town only with a shop there', () => {
    expect(cities(northbound({ engine: 39 }).options)).toEqual([
      'kansas-city',
      'columbia',
      'st-louis',
      'chicago',
      'detroit',
      'cleveland',
    ])
    const s = northbound({ engine: 39, shops: ['denver', 'milwaukee', 'montreal'] })
    expect(cities(s.options).slice(6)).toEqual(['denver', 'milwaukee'])
  })
  test('San Francisco and Kansas City again and again, New York and the others once', () => {
    const s = northbound({
      engine: 39,
      hand: TWENTY,
      shops: ['san-francisco', 'montreal'],
      cities: ['san-francisco', 'kansas-city', 'new-york', 'montreal'],
    })
    expect(cities(s.options)).toEqual(expect.arrayContaining(['san-francisco', 'kansas-city']))
    expect(cities(s.options)).not.toEqual(expect.arrayContaining(['new-york']))
    expect(cities(s.options)).not.toEqual(expect.arrayContaining(['montreal']))
  })
  test('an extraordinary delivery may go to a large town', () => {
    const s = rails({ at: 'site-a1', engine: 12, shops: ['milwaukee'] }, { trail: { 'site-a1': [0, 9] } }).answer(
      'extraordinary delivery',
      'engine to rail-0',
    )
    expect(cities(s.options)).toContain('milwaukee')
  })
  test.each([
    ['kansas-city', 0],
    ['columbia', 0],
    ['memphis', 0],
    ['st-louis', 1],
    ['chicago', 3],
    ['denver', 4],
    ['detroit', 5],
    ['milwaukee', 6],
    ['cleveland', 7],
    ['green-bay', 7],
    ['minneapolis', 7],
    ['toronto', 8],
    ['pittsburgh', 8],
    ['new-york', 11],
    ['san-francisco', 11],
    ['montreal', 11],
  ] as const)('transport to %s from the start costs $%i', (city, cost) => {
    const { state } = rails({})
    const index = tablesOf(state).cities.findIndex(({ id }) => id === city)
    expect(transportCost(state, 0, index)).toBe(cost)
  })
})

describe('What a delivery gives', () => {
  const to = (city: CityId, disc: string, seat: SeatPlan = {}) =>
    northbound({ engine: 39, ...seat }).answer(`deliver to ${city}`, disc)

  test('Memphis: an objective card and $2; the card may be refused', () => {
    const s = to('memphis', 'disc-aux-draw', { shops: ['memphis'] })
    expect(s.me.money).toBe(15)
    expect(s.kind).toBe('takeObjective')
    expect(s.options).toContain('pass')
  })
  test('Milwaukee: an objective card and $3; Detroit: an objective card', () => {
    expect(to('milwaukee', 'disc-aux-draw', { shops: ['milwaukee'] }).me.money).toBe(16)
    expect(to('detroit', 'disc-aux-draw').kind).toBe('takeObjective')
  })
  test('Columbia and St. Louis: an exchange token as soon as both have a disc', () => {
    expect(to('columbia', 'disc-aux-draw').me.exchangeTokens).toBe(0)
    expect(to('columbia', 'disc-aux-draw', { cities: ['st-louis'] }).me.exchangeTokens).toBe(1)
  })
  test('Chicago and Detroit likewise; Cleveland and Pittsburgh: an objective card', () => {
    expect(to('chicago', 'disc-aux-draw', { cities: ['detroit'] }).me.exchangeTokens).toBe(1)
    expect(to('cleveland', 'disc-aux-draw', { cities: ['pittsburgh'] }).kind).toBe('takeObjective')
  })
  test('Montreal: nothing but its points, for a herd of 20', () => {
    const s = to('montreal', 'disc-aux-draw', { hand: TWENTY, shops: ['montreal'] })
    expect(s.event('delivered')).toMatchObject({ city: 'montreal', money: 0 })
    expect(s.kind).toBe('leaveKansasCity')
  })
  test('Kansas City: $6 each time', () => {
    expect(to('kansas-city', 'disc-aux-draw', { cities: ['kansas-city'] }).me.money).toBe(19)
  })
})

describe('New York City', () => {
  const newYork: readonly StationMasterId[] = [
    'sm-twelve-dollars',
    'sm-certificate-stations',
    'sm-shop-exchange-tokens',
  ]
  const there = () =>
    northbound({ engine: 39, hand: TWENTY }, { newYork }).answer('deliver to new-york', 'disc-aux-draw')

  test('one of the station masters beside it, without giving a worker; its action is done', () => {
    expect(there().options).toEqual(newYork.map((id) => `take ${id}`))
    const s = there().answer('take sm-twelve-dollars')
    expect(s.me).toMatchObject({ money: 32, workers: [1, 1, 1] })
    expect(s.state.newYork).toHaveLength(2)
  })
  test('the last one left is taken too', () => {
    const s = northbound({ engine: 39, hand: TWENTY }, { newYork: ['sm-two-certificates'] })
    s.answer('deliver to new-york', 'disc-aux-draw')
    expect(s.event('newYorkMasterTaken')?.tile).toBe('sm-two-certificates')
    expect(s.state.newYork).toEqual([])
  })
  test('a permanent certificate counts from now on; an action may be let be', () => {
    expect(there().answer('take sm-certificate-stations').me.masters).not.toBe(0)
    expect(there().answer('take sm-shop-exchange-tokens').options).toEqual(['place a shop', 'pass'])
  })
  const bound = (seat: SeatPlan) =>
    northbound(
      { hand: TWENTY, shops: ['green-gate'], ...seat },
      { newYork, mediumTiles: Array<'medium-engine'>(6).fill('medium-engine') },
    ).answer('deliver to new-york', 'disc-aux-draw', 'take sm-shop-exchange-tokens', 'place a shop')
  test('transport is reckoned last: an engine that its station master brings forward saves it', () => {
    const s = bound({ engine: 15 })
    expect(s.me.money).toBe(20 - 3)
    s.answer('shop in green-west space 1', 'engine 3', 'engine to rail-17')
    expect(s.me.money).toBe(20 - 1)
    expect(s.me.certificates).toBe(bound({ engine: 15 }).me.certificates)
    expect(bound({ engine: 15 }).answer('shop in memphis space 1').me.money).toBe(20 - 3 + 2)
  })
  test('the last cross too; what was free stays so when the engine comes back from the end of the line', () => {
    const s = bound({ engine: 17 })
    expect(s.me.money).toBe(20 - 1)
    s.answer('shop in green-west space 1', 'engine 3', 'engine to rail-18')
    expect(s.me.money).toBe(20)
    const back = bound({ engine: 38 }).answer('shop in green-west space 1', 'engine 3', 'pass', 'engine to rail-1')
    expect(back.me.money).toBe(20 + 3)
  })
  test('what transport will cost cannot be spent on the way', () => {
    const s = bound({ engine: 0, shops: ['memphis', 'green-bay'] })
    expect(s.me.money).toBe(9)
    s.answer('shop in red-station space 1')
    expect(s.kind).toBe('leaveKansasCity')
  })
  test('set-up: eleven tiles, five along the track, two on the map, four beside New York', () => {
    const { state } = scene({ modules: ['rails-north'] })
    expect(state.stationMasters.filter((m) => m >= 0)).toHaveLength(7)
    expect(state.stationMasters.slice(0, 5).every((m) => m >= 0)).toBe(true)
    expect(state.newYork).toHaveLength(4)
  })
})

describe('The disc of the annex', () => {
  const spots = { 'disc-aux-money': 0, 'disc-aux-draw': 0, 'disc-aux-certificate': 0, 'disc-aux-engine': 0 } as const
  const last = { ...spots, 'disc-aux-remove': 0, 'disc-certificate-4': 0, 'disc-aux-shop': 1 } as const
  test('the last white-framed one, if it can be paid for; otherwise another must be taken', () => {
    const jerseys = { hand: ['jersey'], discs: last, engine: 39 } as const
    const rich = northbound({ ...jerseys, money: 1 }).answer('deliver to columbia')
    expect(rich.event('discTaken')).toMatchObject({ disc: 'disc-aux-shop', cost: 2 })
    expect(rich.me.money).toBe(0)
    const poor = northbound(jerseys).answer('deliver to columbia')
    expect(poor.options).toEqual(['disc-step-money', 'disc-step-vp', 'disc-certificate-6'])
    expect(poor.answer('disc-step-vp').me.cities[1]).toBe(1)
  })
})

describe('Stations of the map', () => {
  test('9b cannot reach them', () => {
    const s = rails(
      { at: 'site-a1', engine: 20, stations: ['station-1', 'station-2'] },
      { trail: { 'site-a1': [0, 9] }, sidesB: [9] },
    ).answer('upgrade a station behind')
    expect(s.options.some((id) => id.includes('green') || id.includes('red'))).toBe(false)
  })
  test('their points, and a disc may be moved off them', () => {
    const { state } = rails({ stations: ['station-green', 'station-red'] })
    expect(scores(state)[0].lines.find(({ category }) => category === 'stations')?.points).toBe(14)
  })
})

describe('Scoring', () => {
  const points = (category: string, seat: SeatPlan, plan = {}): number | undefined =>
    scores(rails(seat, plan).state)[0].lines.find((line) => line.category === category)?.points

  test('Kansas City costs 8 points a disc', () => {
    expect(points('cities', { cities: ['kansas-city', 'kansas-city'] })).toBe(-16)
  })
  test('pairs: -5, -5, 4 and 6; New York 3', () => {
    expect(points('cities', { cities: ['columbia', 'st-louis'] })).toBe(-5)
    expect(points('cities', { cities: ['chicago', 'detroit'] })).toBe(-5)
    expect(points('cities', { cities: ['cleveland', 'pittsburgh'] })).toBe(4)
    expect(points('cities', { cities: ['pittsburgh', 'new-york'] })).toBe(9)
  })
  test('large towns', () => {
    expect(points('cities', { cities: ['green-bay', 'minneapolis', 'toronto', 'montreal', 'memphis', 'denver'] })).toBe(
      34,
    )
  })
  test('objective cards mean San Francisco on the map', () => {
    const objectives = ['objective-san-francisco'] as const
    expect(points('objectives', { objectives, cities: ['san-francisco'] })).toBe(5)
    expect(points('objectives', { objectives })).toBe(-3)
  })
  const masters = (id: StationMasterId, seat: SeatPlan, plan = {}) =>
    points('station-masters', { masters: [id], ...seat }, plan)
  test('station masters: stations, buildings, exchange tokens, sections, and two without points', () => {
    expect(masters('sm-certificate-stations', { stations: ['station-1', 'station-2', 'station-green'] })).toBe(3)
    expect(masters('sm-certificates-buildings', {}, { trail: { 'site-a1': [0, 1], 'site-a2': [0, 2] } })).toBe(4)
    expect(masters('sm-shop-exchange-tokens', { exchangeTokens: 5 })).toBe(10)
    expect(masters('sm-exchange-token-sections', { shops: ['memphis', 'green-gate', 'toronto', 'teal-gate'] })).toBe(6)
    expect(masters('sm-exchange-token-sections', { shops: ['memphis'] })).toBe(2)
    expect(masters('sm-two-certificates', {})).toBe(0)
    expect(masters('sm-twelve-dollars', {})).toBe(0)
  })
  test('two permanent certificates raise every sale', () => {
    const s = northbound({ engine: 39, hand: THIRTEEN, masters: ['sm-two-certificates'] })
    expect(s.event('herdSold')).toMatchObject({ permanent: 2, money: 15 })
  })
})
