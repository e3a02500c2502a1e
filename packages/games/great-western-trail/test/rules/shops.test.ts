/** Rails to the North: "Placer un magasin", town types, the annex. */
import { describe, expect, test } from 'vitest'
import { TOWNS, townAt } from '../../src/data/rails/towns.ts'
import { accessibleTowns } from '../../src/rules/shops.ts'
import { placing, rails } from '../support/positions.ts'
import { cards, scene, type SeatPlan } from '../support/scene.ts'

const MASTERS_ALONG_THE_TRACK = [
  'sm-money-workers',
  'sm-hazard-or-trade-objectives',
  'sm-certificate-hazards',
  'sm-certificate-teepees',
  'sm-certificate-certificates',
] as const
const within = (seat: SeatPlan): string[] => {
  const { state } = rails(seat)
  const towns = accessibleTowns(state, 0)
  return TOWNS.filter((_, town) => (towns >> town) & 1).map(({ id }) => id)
}

describe('Which towns are within reach', () => {
  test('the town hall of Kansas City is always open; a disc on its emblem opens nothing more', () => {
    expect(within({})).toEqual(['green-gate'])
    expect(within({ cities: ['kansas-city'] })).toEqual(['green-gate'])
  })
  test.each([
    ['columbia', ['green-gate', 'memphis']],
    ['st-louis', ['green-gate', 'memphis', 'purple-gate']],
    ['chicago', ['green-gate', 'blue-gate', 'milwaukee']],
    ['detroit', ['green-gate', 'teal-gate']],
    ['cleveland', ['green-gate', 'toronto']],
    ['pittsburgh', ['green-gate', 'violet-gate']],
    ['new-york', ['green-gate']],
  ] as const)('a disc in %s', (city, towns) => {
    expect(within({ cities: [city] })).toEqual(towns)
  })
  test('a shop opens the towns beside it, turnouts or not, and its own no more', () => {
    expect(within({ shops: ['memphis'] })).toEqual(['green-gate', 'green-station', 'green-corner'])
    expect(within({ shops: ['blue-gate'] })).toEqual(['green-gate', 'blue-middle', 'blue-north', 'denver'])
    expect(within({ shops: ['red-east'] })).toEqual([
      'green-gate',
      'red-crossroads',
      'toronto',
      'montreal',
      'red-corner',
    ])
  })
})

describe('The trade space', () => {
  test('alike spaces are offered once; one that is taken no more', () => {
    const s = placing({ shops: ['blue-gate'], money: 3 })
    expect(s.options.filter((id) => id.includes('denver'))).toEqual([
      'shop in denver space 1',
      'shop in denver space 2',
      'shop in denver space 4',
    ])
    const taken = placing({ shops: ['blue-gate'], money: 3 }, { seats: [{ shops: ['denver'] }] })
    expect(taken.options.filter((id) => id.includes('denver'))).toEqual([
      'shop in denver space 1',
      'shop in denver space 2',
    ])
  })
  test('a price is paid; what cannot be paid is not offered', () => {
    expect(placing({ shops: ['blue-gate'], money: 2 }).answer('shop in denver space 2').me.money).toBe(0)
    expect(placing({ shops: ['blue-gate'], money: 1 }).options).not.toContain('shop in denver space 2')
  })
  test('money is gained', () => {
    expect(placing({ cities: ['st-louis'], money: 0 }).answer('shop in purple-gate space 1').me.money).toBe(2)
  })
  test('an exchange token, a certificate, an objective card that may be refused', () => {
    const token = placing({ shops: ['memphis'] }).answer('shop in green-corner space 1')
    expect(token.me.exchangeTokens).toBe(1)
    expect(placing({ shops: ['toronto'] }).answer('shop in red-east space 1').me.certificates).toBe(1)
    const card = placing({ cities: ['pittsburgh'] }).answer('shop in violet-gate space 1')
    expect(card.kind).toBe('takeObjective')
    expect(card.options).toContain('pass')
  })
  test('with an empty supply no token is gained', () => {
    const s = placing({ shops: ['memphis'] })
    s.state.exchangeTokens = 0
    expect(s.answer('shop in green-corner space 1').me.exchangeTokens).toBe(0)
  })
})

test('a station master’s exchange token: the last one of the supply, and none', () => {
  const taking = (supply: number) => {
    const s = placing(
      { shops: ['memphis'], money: 30, workers: [3, 1, 1] },
      { stationMasters: [...MASTERS_ALONG_THE_TRACK, 'sm-exchange-token-sections', 'sm-two-certificates'] },
    )
    s.state.exchangeTokens = supply
    return s.answer('shop in green-station space 1', 'disc-aux-draw', 'give cowboy')
  }
  expect(taking(1).options).toEqual(['take an exchange token', 'pass'])
  expect(taking(0).kind).toBe('act')
})

describe('Town types', () => {
  test('a small town triggers nothing', () => {
    expect(placing({ cities: ['columbia'] }).answer('shop in green-gate space 1').options).toContain('end turn')
  })
  test('a station town: the station now or never, with a disc and its price, then its master for a worker', () => {
    const s = placing({ shops: ['memphis'], workers: [2, 1, 1] }).answer('shop in green-station space 1')
    expect(s.kind).toBe('upgrade')
    s.answer('disc-aux-draw')
    expect(s.me.money).toBe(13)
    expect(s.kind).toBe('stationMaster')
    s.answer('give cowboy')
    expect(s.me.workers).toEqual([1, 1, 1])
    const letBe = placing({ shops: ['memphis'] }).answer('shop in green-station space 1', 'pass')
    expect(letBe.me.stations).toBe(0)
  })
  test('the red station takes black-framed discs for $15', () => {
    const s = placing({ shops: ['green-bay'] }).answer('shop in red-station space 1', 'disc-step-vp')
    expect(s.me.money).toBe(5)
  })
  const medium = (
    tile: 'medium-hire' | 'medium-remove' | 'medium-engine' | 'medium-money-or-cattle' | 'medium-build',
    seat: SeatPlan = {},
    more: object = {},
  ) =>
    placing({ shops: ['green-gate'], ...seat }, { mediumTiles: [tile, tile, tile, tile, tile, tile], ...more }).answer(
      'shop in green-west space 1',
    )
  test('hiring for $2 less', () => {
    const s = medium('medium-hire', {}, { jobs: ['cowboy', 'engineer', 'craftsman'] }).answer('hire at -2')
    expect(s.answer('hire engineer from row 1').me.money).toBe(16)
  })
  test('removing up to two cards', () => {
    const s = medium('medium-remove', { hand: ['guernsey', 'jersey', 'jersey', 'holstein'] }).answer('remove 2 cards')
    s.answer('remove jersey', 'remove jersey')
    expect(cards(s.me, 'hand')).toEqual(['holstein'])
    expect(s.state.box.cattle).toBe(2)
  })
  test('a hand of one card is enough to remove from, an empty one is not', () => {
    expect(medium('medium-remove', { hand: ['guernsey', 'jersey'] }).options).toEqual(['remove 2 cards', 'pass'])
    expect(medium('medium-remove', { hand: ['guernsey'] }).kind).toBe('act')
  })
  test('engine forward up to three', () => {
    expect(medium('medium-engine').answer('engine 3', 'engine to rail-2').me.engine).toBe(4)
  })
  test('$5, or a card of value 3 if the market has one', () => {
    expect(medium('medium-money-or-cattle', {}, { market: ['holstein'] }).answer('gain $5').me.money).toBe(25)
    const s = medium('medium-money-or-cattle', { discard: [] }, { market: ['holstein', 'texas-longhorn-5'] })
    s.answer('take cattle of value 3')
    expect(cards(s.me, 'discard')).toEqual(['guernsey', 'holstein'])
    expect(medium('medium-money-or-cattle', {}, { market: ['texas-longhorn-5'] }).options).toEqual(['gain $5', 'pass'])
  })
  test('a building for nothing, with craftsmen as usual', () => {
    const s = medium('medium-build', { money: 0, workers: [1, 2, 1] }).answer('build at 0')
    expect(s.options).toEqual(['building 1', 'building 2', 'building 3', 'building 4'])
    expect(s.answer('building 4', 'build on site-a1').me.money).toBe(0)
  })
  test('or nothing at all', () => {
    expect(medium('medium-engine').answer('pass').me.engine).toBe(0)
  })
  test('every player who places a shop there uses the tile', () => {
    const tiles = Array<'medium-engine'>(6).fill('medium-engine')
    const s = placing({ shops: ['green-gate'] }, { mediumTiles: tiles, seats: [{ shops: ['green-west'] }] })
    expect(s.answer('shop in green-west space 1').options).toContain('engine 3')
  })
})

describe('The annex', () => {
  const six = ['green-gate', 'green-west', 'memphis', 'green-corner', 'blue-gate'] as const
  test('the sixth and the fifteenth shop give an exchange token', () => {
    expect(placing({ shops: six }).answer('shop in blue-north space 1').me.exchangeTokens).toBe(1)
    const fourteen = TOWNS.slice(0, 15).flatMap(({ id }) => (id === 'blue-north' ? [] : [id]))
    const s = placing({ shops: fourteen }).answer('shop in blue-north space 1')
    expect(s.me.exchangeTokens).toBe(1)
  })
  test('the third gives none', () => {
    expect(placing({ shops: ['memphis', 'blue-gate'] }).answer('shop in green-gate space 1').me.exchangeTokens).toBe(0)
  })
  test('without a shop on the annex none can be placed', () => {
    const all = TOWNS.slice(0, 15).map(({ id }) => id)
    expect(rails({ shops: all }).options).not.toContain('only aux-shop')
  })
})

describe('The sixth auxiliary action', () => {
  test('needs a cattle card of value 2', () => {
    expect(rails({ hand: ['jersey', 'holstein'] }).options).not.toContain('only aux-shop')
    for (const card of ['guernsey', 'dutch-belt', 'black-angus'] as const) {
      expect(rails({ hand: [card] }).options).toContain('only aux-shop')
    }
  })
  const doubled = { at: 'neutral-g', discs: { 'disc-aux-shop': 0 } } as const
  test('double: card, shop, card, shop; the second may build on the first', () => {
    const s = rails(doubled).answer('aux-shop double', 'discard guernsey', 'shop in green-gate space 1')
    expect(s.options).toEqual(['discard guernsey', 'pass'])
    s.answer('discard guernsey', 'shop in memphis space 1')
    expect(s.me.shops).toBe((1 << townAt('green-gate')) | (1 << townAt('memphis')))
    expect(s.me.money).toBe(22)
  })
  test('one may stop after the first', () => {
    const s = rails(doubled).answer('aux-shop double', 'discard guernsey', 'shop in green-gate space 1', 'pass')
    expect(cards(s.me, 'hand')).toEqual(['guernsey'])
    expect(s.kind).toBe('act')
  })
  test('once the card is discarded the shop is a reward: it may be refused', () => {
    const s = rails({}).answer('only aux-shop', 'discard guernsey')
    expect(s.options).toEqual(['shop in green-gate space 1', 'pass'])
    expect(s.answer('pass').me.shops).toBe(0)
    expect(cards(s.me, 'hand')).toEqual(['guernsey'])
  })
  test('double needs two cards and the disc of the annex gone', () => {
    expect(rails({ ...doubled, hand: ['guernsey'] }).options).not.toContain('aux-shop double')
    expect(rails({ at: 'neutral-g' }).options).not.toContain('aux-shop double')
  })
  test('its disc has a white frame and costs $2', () => {
    const s = placing({ shops: ['memphis'], money: 9 }).answer('shop in green-station space 1')
    expect(s.answer('disc-aux-shop').me.money).toBe(0)
    const poor = placing({ shops: ['memphis'], money: 8 }).answer('shop in green-station space 1')
    expect(poor.options).not.toContain('disc-aux-shop')
  })
})

test('effects nest: shop, station, station master, shop, medium tile, hiring, its slot', () => {
  const s = placing(
    { shops: ['memphis'], money: 30, workers: [3, 1, 1], hand: ['guernsey', 'jersey'] },
    {
      jobs: ['engineer', 'cowboy', 'craftsman'],
      mediumTiles: Array<'medium-hire'>(6).fill('medium-hire'),
      stationMasters: [...MASTERS_ALONG_THE_TRACK, 'sm-shop-exchange-tokens', 'sm-two-certificates'],
    },
  )
  s.answer(
    'shop in green-station space 1',
    'disc-aux-draw',
    'give cowboy',
    'place a shop',
    'shop in green-gate space 1',
  )
  expect(s.kind).toBe('act')
  const deep = scene({
    bare: true,
    modules: ['rails-north'],
    phase: 'act',
    jobs: ['engineer', 'cowboy', 'craftsman'],
    mediumTiles: Array<'medium-hire'>(6).fill('medium-hire'),
    stationMasters: [...MASTERS_ALONG_THE_TRACK, 'sm-shop-exchange-tokens'],
    seats: [
      {
        at: 'neutral-e',
        money: 30,
        workers: [3, 1, 1],
        hand: ['guernsey', 'jersey'],
        shops: ['memphis', 'green-gate'],
      },
    ],
  }).answer('only aux-shop', 'discard guernsey', 'shop in green-station space 1', 'disc-aux-draw', 'give cowboy')
  deep.answer('place a shop', 'shop in green-west space 1', 'hire at -2', 'hire engineer from row 1')
  expect(deep.options).toEqual(['discard jersey for 1 certificates', 'pass'])
  deep.answer('discard jersey for 1 certificates')
  expect(deep.me).toMatchObject({ certificates: 1, workers: [2, 1, 2] })
})
