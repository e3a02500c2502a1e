/** Rulebook: "Action : recruter 1 travailleur", "Action : construire l'un de vos bâtiments". */
import { describe, expect, test } from 'vitest'
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

describe('Hiring, other rules', () => {
  const hire = (seat: SeatPlan, at: 'neutral-a' | 'site-a1' = 'neutral-a') =>
    scene({
      bare: true,
      phase: 'act',
      trail: { 'site-a1': [0, 5] },
      jobs: ['cowboy', 'engineer', 'craftsman'],
      seats: [{ at, money: 20, ...seat }],
    })

  test('5a hires for $1 less', () => {
    expect(hire({}, 'site-a1').answer('hire at -1', 'hire cowboy from row 1').me.money).toBe(15)
  })
  test('a full row takes no more', () => {
    expect(hire({ workers: [6, 1, 1] }).answer('hire').options).not.toContain('hire cowboy from row 1')
  })
  test('the price must be paid in full', () => {
    expect(hire({ money: 5 }).options).not.toContain('hire')
  })
  test('slot actions: a fourth cowboy removes a hazard free, a sixth trades; a fourth engineer hires for $2 less', () => {
    const trail = { 'flood-1': 'hazard-flood-1', 'teepee-6': 'blue-teepee' } as const
    const given = (workers: SeatPlan['workers']) =>
      scene({
        bare: true,
        phase: 'act',
        trail,
        jobs: ['cowboy', 'engineer', 'craftsman'],
        seats: [{ at: 'neutral-a', money: 20, ...(workers && { workers }) }],
      })
    const fourth = given([3, 1, 1]).answer('hire', 'hire cowboy from row 1', 'clear a hazard for $0')
    expect(fourth.event('hazardRemoved')).toMatchObject({ cost: 0 })
    const sixth = given([5, 1, 1]).answer('hire', 'hire cowboy from row 1', 'trade')
    expect(sixth.me).toMatchObject({ blue: 1, money: 20 })
    const engineer = given([1, 1, 3]).answer('hire', 'hire engineer from row 1', 'hire at -2')
    expect(engineer.me).toMatchObject({ money: 10, workers: [2, 1, 4] })
  })
  test('fifth and sixth engineers: a Jersey for 2 certificates, for $4', () => {
    const s = hire({ workers: [1, 1, 4], hand: ['jersey', 'jersey'] }).answer('hire', 'hire engineer from row 1')
    expect(s.answer('discard jersey for 2 certificates').me.certificates).toBe(2)
    const six = hire({ workers: [1, 1, 5], hand: ['jersey'] }).answer('hire', 'hire engineer from row 1')
    expect(six.answer('discard jersey for $4').me.money).toBe(18)
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
