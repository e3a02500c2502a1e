/** Rulebook: "Action : recruter 1 travailleur". */
import { describe, expect, test } from 'vitest'
import { scene, type SeatPlan } from '../support/scene.ts'

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
