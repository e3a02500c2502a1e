import { describe, expect, test } from 'vitest'
import { explain } from '../src/explain.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
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
    expect(fr.reason(reasons[0])).toBe('Il faut 3 artisans ; vous en avez 2.')
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
