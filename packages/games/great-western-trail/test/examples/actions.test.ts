/** Rulebook: the actions of the buildings: every worked example. */
import { describe, expect, test } from 'vitest'
import { buying, forward } from '../support/positions.ts'
import { cards, scene, type SeatPlan } from '../support/scene.ts'

describe('Hiring, example: Marie uses neutral building A', () => {
  /** Four columns: the token stands in row 4. */
  const jobs = [
    ...(['cowboy', 'craftsman', 'craftsman', 'craftsman'] as const),
    ...([null, 'craftsman', null, null] as const),
    ...(['engineer', null, null, 'craftsman'] as const),
    'engineer' as const,
  ]
  const marie = () =>
    scene({
      players: 4,
      bare: true,
      phase: 'act',
      jobs,
      seats: [{ at: 'neutral-a', money: 20, workers: [1, 1, 2], hand: ['jersey', 'dutch-belt'] }],
    })

  test('1: the engineer of the token’s row is closed; the one above costs $7 and his slot gives $2 for a Jersey', () => {
    const s = marie().answer('hire')
    expect(s.options).not.toContain('hire engineer from row 4')
    s.answer('hire engineer from row 3')
    expect(s.event('hired')).toMatchObject({ cost: 7, slot: 3 })
    s.answer('discard jersey for $2')
    expect(s.me).toMatchObject({ money: 15, workers: [1, 1, 3] })
  })
  test('2: the second hire costs $2 more: $8 for a cowboy of row 1', () => {
    const s = marie().answer('hire', 'hire engineer from row 3', 'pass', 'hire at +2', 'hire cowboy from row 1')
    expect(s.me).toMatchObject({ money: 5, workers: [2, 1, 3] })
  })
  test('she has no Guernsey, so that action is not open', () => {
    expect(marie().options.some((id) => id.startsWith('discard'))).toBe(false)
  })
})

describe('Building, example', () => {
  const onB = (seat: SeatPlan, trail: object = {}) =>
    scene({ bare: true, phase: 'act', trail, seats: [{ at: 'neutral-b', money: 20, ...seat }] }).answer('build at 2')

  test('on an empty site a building of 2 needs 2 craftsmen and $4', () => {
    const s = onB({ workers: [1, 2, 1] }).answer('building 4', 'build on site-a2')
    expect(s.event('built')).toMatchObject({ building: '4a', cost: 4 })
    expect(onB({ workers: [1, 1, 1] }).options).not.toContain('building 4')
  })
  test('over a building of 2 one of 5 needs only 3 craftsmen and $6; the old tile leaves the game', () => {
    const s = onB({ workers: [1, 3, 1] }, { 'site-a2': [0, 4] }).answer('building 7')
    expect(s.event('built')).toMatchObject({ building: '7a', replaced: '4a', cost: 6 })
    expect(s.state.box.buildings).toBe(1)
    expect(s.me.money).toBe(14)
  })
  test('more than 6 craftsmen are possible only by replacing', () => {
    expect(onB({ workers: [1, 6, 1], money: 99 }).options).not.toContain('building 9')
    expect(onB({ workers: [1, 6, 1], money: 99 }, { 'site-a1': [0, 1] }).options).toContain('building 9')
  })
  test('never over a building of equal or higher value, nor over another player’s', () => {
    const s = onB({ workers: [1, 6, 1] }, { 'site-a1': [0, 2], 'site-a2': [1, 1] }).answer('building 1')
    expect(s.options).not.toContain('build on site-a1')
    expect(s.options).not.toContain('build on site-a2')
  })
  test('a craftsman slot builds at $1 each', () => {
    const s = scene({
      bare: true,
      phase: 'act',
      jobs: ['craftsman', 'engineer', 'craftsman'],
      seats: [{ at: 'neutral-a', money: 20, workers: [1, 3, 1] }],
    })
    s.answer('hire', 'hire craftsman from row 1', 'build at 1', 'building 6', 'build on site-a1')
    expect(s.event('built')).toMatchObject({ building: '6a', cost: 4 })
  })
  test('special case: replacing the building one stands on does not let one use the new one', () => {
    const s = scene({
      bare: true,
      phase: 'act',
      trail: { 'site-a1': [0, 5] },
      jobs: ['craftsman', 'engineer', 'craftsman'],
      seats: [{ at: 'site-a1', money: 20, workers: [1, 3, 1], hand: ['holstein'] }],
    })
    s.answer('hire at -1', 'hire craftsman from row 1', 'build at 1', 'building 6', 'build on site-a1')
    expect(s.options).not.toContain('discard holstein for $10')
    expect(s.options).toContain('engine engineers')
    expect(cards(s.me, 'hand')).toEqual(['holstein'])
  })
})

describe('Engine forward, example: Marie with 3 engineers on space 1, another engine on 3', () => {
  const marie = () => forward({ engine: 1, workers: [1, 1, 3] }, { engine: 3 })

  test('space 3 does not exist for her: she may go as far as 5', () => {
    expect(marie().options).toEqual(['engine to rail-2', 'engine to rail-4', 'engine to turnout-4', 'engine to rail-5'])
    expect(marie().answer('engine to rail-5').me.engine).toBe(10)
  })
  test('instead of 5 she could take the turnout after 4', () => {
    expect(marie().answer('engine to turnout-4').kind).toBe('upgrade')
  })
})

describe('Buying cattle, examples', () => {
  test('1 cowboy: a value-3 animal for $6 or a West Highland for $12', () => {
    expect(buying(1, 20).options).toEqual([
      'buy holstein with 1 cowboys for $6',
      'buy brown-swiss with 1 cowboys for $6',
      'buy west-highland-4 with 1 cowboys for $12',
      'buy west-highland-5 with 1 cowboys for $12',
      'add cattle to the market',
    ])
  })
  test('2 cowboys: two value-3 animals for $6 each', () => {
    const s = buying(2, 12).answer('buy holstein with 1 cowboys for $6', 'buy brown-swiss with 1 cowboys for $6')
    expect(cards(s.me, 'discard')).toEqual(['holstein', 'brown-swiss'])
    expect(s.me.money).toBe(0)
  })
  test('2 cowboys: or one for $3, or a Texas Longhorn for $12', () => {
    const { options } = buying(2, 20)
    expect(options).toContain('buy holstein with 2 cowboys for $3')
    expect(options).toContain('buy texas-longhorn-6 with 2 cowboys for $12')
  })
  test('3 cowboys and $5: two value-3 animals, of any breeds', () => {
    const s = buying(3, 5).answer('buy holstein brown-swiss with 3 cowboys for $5')
    expect(s.me).toMatchObject({ money: 0 })
    expect(cards(s.me, 'discard')).toEqual(['holstein', 'brown-swiss'])
  })
  test('5 cowboys and $8: two West Highland', () => {
    const s = buying(5, 8).answer('buy west-highland-4 west-highland-5 with 5 cowboys for $8')
    expect(cards(s.me, 'discard')).toEqual(['west-highland-4', 'west-highland-5'])
  })
  test('3 cowboys buy a West Highland for $6, 4 a Texas Longhorn for $6', () => {
    expect(buying(4, 6).options).toEqual(
      expect.arrayContaining([
        'buy west-highland-4 with 3 cowboys for $6',
        'buy texas-longhorn-6 with 4 cowboys for $6',
      ]),
    )
  })
})

describe('Trading with the Indians, example', () => {
  const trade = (money: number) =>
    scene({
      bare: true,
      phase: 'act',
      trail: { 'teepee-minus-2': 'green-teepee', 'teepee-6': 'blue-teepee' },
      seats: [{ at: 'neutral-d', money }],
    }).answer('trade')

  test('the tile on −2 costs $2, the tile on 6 brings $6', () => {
    expect(trade(2).answer('trade at teepee-minus-2').me).toMatchObject({ money: 0, green: 1 })
    expect(trade(2).answer('trade at teepee-6').me).toMatchObject({ money: 8, blue: 1 })
  })
  test('what cannot be paid cannot be taken', () => {
    expect(trade(1).me).toMatchObject({ money: 7, blue: 1 })
  })
  test('D: either the trade or $2 for up to 2 spaces', () => {
    const s = scene({
      bare: true,
      phase: 'act',
      trail: { 'teepee-1': 'blue-teepee' },
      seats: [{ at: 'neutral-d', money: 5 }],
    })
    s.answer('engine 2 for $2', 'engine to rail-2')
    expect(s.me).toMatchObject({ money: 3, engine: 4 })
    expect(s.options).not.toContain('trade')
  })
})
