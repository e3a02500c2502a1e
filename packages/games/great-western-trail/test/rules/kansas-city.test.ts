/** Rulebook: "Les 5 phases Kansas City", phases 1 to 4, and "Phase C". */
import { describe, expect, test } from 'vitest'
import { certificateLimit } from '../../src/rules/certificates.ts'
import { cards, type Plan, scene, type SeatPlan } from '../support/scene.ts'

const before = (plan: Plan, seat: SeatPlan = {}) =>
  scene({ bare: true, ...plan, seats: [{ at: 'neutral-g', ...seat }] }).answer('move to kansas-city by site-g1')

describe('Foresight: placing tiles', () => {
  test('a teepee goes to the lowest free village space', () => {
    const s = before({
      trail: { 'teepee-minus-3': 'green-teepee' },
      foresight: ['blue-teepee', 'hazard-flood-1', 'cowboy', 'engineer', 'cowboy', 'engineer'],
    })
    s.answer('place blue-teepee')
    expect(s.event('foresightPlaced')).toMatchObject({ node: 'teepee-minus-2' })
  })
  test('a hazard goes to the lowest free number of its own area; without room it leaves the game', () => {
    const foresight = ['hazard-flood-1', 'blue-teepee', 'cowboy', 'engineer', 'cowboy', 'engineer'] as const
    const s = before({ foresight, trail: { 'flood-1': 'hazard-flood-2' } }).answer('place hazard-flood-1')
    expect(s.event('foresightPlaced')).toMatchObject({ node: 'flood-2' })
    const full = {
      'flood-1': 'hazard-flood-2',
      'flood-2': 'hazard-flood-3',
      'flood-3': 'hazard-flood-4',
      'flood-4': 'hazard-flood-5',
    } as const
    const none = before({ foresight, trail: full }).answer('place hazard-flood-1')
    expect(none.event('foresightPlaced')).toMatchObject({ node: null })
    expect(none.state.box.hazards).toBe(1)
  })
  test('an exhausted column is skipped', () => {
    const s = before({ foresight: [null, null, 'cowboy', 'engineer', 'cowboy', 'engineer'] })
    expect(s.options).toEqual(['place cowboy', 'place engineer'])
  })
})

describe('Job market, example with three players', () => {
  const row = ['cowboy', 'craftsman', 'engineer'] as const
  const visit = (jobs: readonly (typeof row)[number][]) =>
    before({
      players: 3,
      jobs,
      foresight: ['blue-teepee', 'blue-teepee', 'cowboy', 'engineer', 'craftsman', 'engineer'],
    })

  test('a worker takes the leftmost free space of the token’s row', () => {
    const s = visit([...row, 'cowboy']).answer('place cowboy')
    expect(s.state.jobs).toHaveLength(5)
    expect(s.event('workerPlaced')).toMatchObject({ row: 2 })
    expect(s.event('tokenMoved')).toBeUndefined()
  })
  test('the token’s own space is filled last, and the token moves down', () => {
    const s = visit([...row, 'cowboy', 'cowboy']).answer('place cowboy')
    expect(s.event('tokenMoved')).toMatchObject({ arrow: 'black', row: 3 })
  })
  test('along a yellow arrow the cattle market is refilled to 10', () => {
    const jobs = Array.from({ length: 17 }, (_, i) => row[i % 3])
    const s = before({
      players: 3,
      jobs,
      market: ['holstein'],
      foresight: ['blue-teepee', 'blue-teepee', 'cowboy', 'engineer', 'cowboy', 'engineer'],
    })
    s.answer('place cowboy')
    expect(s.event('cattleAdded')?.cards).toHaveLength(9)
  })
  test('a market that is full, or fuller, gets nothing', () => {
    const jobs = Array.from({ length: 17 }, (_, i) => row[i % 3])
    const market = Array<'holstein'>(11).fill('holstein')
    const s = before({
      players: 3,
      jobs,
      market,
      foresight: ['blue-teepee', 'blue-teepee', 'cowboy', 'engineer', 'cowboy', 'engineer'],
    })
    expect(s.answer('place cowboy').event('cattleAdded')).toBeUndefined()
  })
})

describe('Income, example: two Dutch Belt, a Brown Swiss and a Holstein', () => {
  const hand = ['dutch-belt', 'dutch-belt', 'brown-swiss', 'holstein'] as const
  const foresight = [null, null, null, null, null, null] as const
  const marie = (seat: SeatPlan) => before({ foresight }, { hand, discard: [], money: 0, certificates: 3, ...seat })

  test('the breeding value is 8', () => {
    expect(marie({}).answer('sell with 0 certificates').event('herdSold')).toMatchObject({ value: 8, money: 8 })
  })
  test('continued: 2 of her 3 certificates make it 10, and she takes $10', () => {
    const s = marie({}).answer('sell with 2 certificates')
    expect(s.event('herdSold')).toMatchObject({ value: 8, certificates: 2, money: 10 })
    expect(s.me).toMatchObject({ money: 10, certificates: 1 })
  })
  test('continued: a permanent certificate makes it 11, by itself', () => {
    const s = marie({ masters: ['sm-certificate-hazards'] }).answer('sell with 2 certificates')
    expect(s.event('herdSold')).toMatchObject({ permanent: 1, money: 11 })
  })
  test('continued: the four cards go to her discard pile', () => {
    const s = marie({}).answer('sell with 2 certificates')
    expect(cards(s.me, 'discard')).toEqual(hand)
    expect(s.me.hand).toEqual([])
  })
  test('objective cards are ignored, and discarded with the rest', () => {
    const s = marie({ hand: [...hand, 'objective-money-1'] }).answer('sell with 0 certificates')
    expect(s.event('herdSold')).toMatchObject({ value: 8 })
    expect(cards(s.me, 'discard')).toContain('objective-money-1')
  })
  test('the track has no 5: from 6 one position back spends two', () => {
    expect(marie({ certificates: 5 }).options).toEqual([0, 2, 3, 4, 5, 6].map((n) => `sell with ${n} certificates`))
  })
})

describe('Certificates', () => {
  const limit = (discs: SeatPlan['discs']) =>
    certificateLimit(scene({ seats: [discs === undefined ? {} : { discs }] }).me)
  test('the limit is 3, then 4, then 6; the 6 alone leaves it at 3', () => {
    const index = [
      {},
      { 'disc-certificate-6': 0 },
      { 'disc-certificate-4': 0 },
      { 'disc-certificate-4': 0, 'disc-certificate-6': 0 },
    ].map(limit)
    expect(index).toEqual([3, 3, 4, 5])
  })
  test('what goes beyond the limit is lost', () => {
    const s = scene({ phase: 'act', seats: [{ at: 'neutral-c', certificates: 3 }] })
    expect(s.answer('gain 1 certificates').me.certificates).toBe(3)
  })
})

describe('Phase C, example: a hand limit of 5', () => {
  const marie = (pile: readonly 'ayrshire'[]) =>
    scene({
      bare: true,
      phase: 'act',
      seats: [
        {
          at: 'neutral-f',
          hand: ['jersey', 'jersey', 'guernsey', 'holstein', 'brown-swiss'],
          discs: { 'disc-hand': 1 },
          pile,
          discard: ['dutch-belt'],
        },
      ],
    }).answer('discard two jersey for $4', 'end turn')

  test('after discarding 2 of 5 she draws 2', () => {
    expect(cards(marie(['ayrshire', 'ayrshire', 'ayrshire']).me, 'hand')).toEqual([
      'guernsey',
      'holstein',
      'brown-swiss',
      'ayrshire',
      'ayrshire',
    ])
  })
  test('with just 2 in the pile she takes them and does not shuffle yet', () => {
    const s = marie(['ayrshire', 'ayrshire'])
    expect(s.me.pile).toEqual([])
    expect(s.event('reshuffled')).toBeUndefined()
    expect(s.me.discard).toHaveLength(3)
  })
  test('when a further card is due the discard pile is shuffled, and drawing goes on', () => {
    const s = marie(['ayrshire'])
    expect(s.event('reshuffled')).toBeDefined()
    expect(s.me.hand).toHaveLength(5)
    expect(s.me.discard).toEqual([])
  })
})

test('after the delivery the cattleman returns to the start and only the empty foresight spaces are refilled', () => {
  const s = before(
    { foresight: ['blue-teepee', 'green-teepee', 'cowboy', 'engineer', 'craftsman', 'engineer'] },
    { hand: ['jersey'], money: 0 },
  )
  s.answer(
    'place blue-teepee',
    'place cowboy',
    'place craftsman',
    'sell with 0 certificates',
    'deliver to topeka',
    'disc-aux-draw',
  )
  const kept = s.state.foresight.slice()
  s.answer('end turn')
  expect(s.me.at).toBe(0)
  expect(s.state.foresight.every((tile) => tile !== 0)).toBe(true)
  expect([1, 3, 5].map((i) => s.state.foresight[i])).toEqual([1, 3, 5].map((i) => kept[i]))
})
