/** Rulebook: "Les 5 phases Kansas City", phases 1 to 4, and "Phase C". */
import { describe, expect, test } from 'vitest'
import { certificateLimit } from '../../src/rules/certificates.ts'
import { before } from '../support/positions.ts'
import { scene, type SeatPlan } from '../support/scene.ts'

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
