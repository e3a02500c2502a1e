/** Rulebook: "Les 5 phases Kansas City": every worked example. */
import { WEST } from '../../src/data/cities.ts'
import { DISC_SPOTS } from '../../src/data/player-board.ts'
import { describe, expect, test } from 'vitest'
import { transportCost } from '../../src/rules/delivery.ts'
import { before, sold, TEN } from '../support/positions.ts'
import { cards, type SeatPlan } from '../support/scene.ts'

const WHITE = DISC_SPOTS.filter((d) => d.frame === 'white' && d.id !== 'disc-aux-shop').map((d) => d.id)

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

describe('Delivery, example: Marie with a value of 10, discs in Colorado Springs and Topeka, engine on 5', () => {
  const marie = () =>
    sold({ ...TEN, engine: 5, cities: ['colorado-springs', 'topeka'] }).answer('sell with 0 certificates')

  test('she may choose Kansas City, Wichita, Santa Fe or Albuquerque', () => {
    expect(marie().options).toEqual([
      'deliver to kansas-city',
      'deliver to wichita',
      'deliver to santa-fe',
      'deliver to albuquerque',
    ])
  })
  test('Albuquerque costs $3 of transport, gives no action and no points', () => {
    const s = marie().answer('deliver to albuquerque', 'disc-aux-draw')
    expect(s.event('transportPaid')).toMatchObject({ money: 3 })
    expect(s.me.money).toBe(7)
    expect(s.kind).toBe('leaveKansasCity')
  })
  test('Santa Fe costs $2, Wichita and Kansas City nothing', () => {
    const { state } = marie()
    const cost = (id: string) =>
      transportCost(
        state,
        0,
        WEST.cities.findIndex((c) => c.id === id),
      )
    expect([cost('santa-fe'), cost('wichita'), cost('kansas-city')]).toEqual([2, 0, 0])
  })
  test('Albuquerque takes any disc; the white-framed cities only discs from white-framed spots', () => {
    expect(marie().answer('deliver to albuquerque').options).toContain('disc-step-money')
    const white = marie().answer('deliver to santa-fe').options
    expect(white).toEqual(WHITE)
  })
})
