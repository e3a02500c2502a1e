/** Rulebook: "Les cartes Objectif": every worked example. */
import { bestObjectives } from '../../src/scoring/objectives.ts'
import { describe, expect, test } from 'vitest'
import { scores } from '../../src/scoring.ts'
import { have, index } from '../support/positions.ts'
import { scene, type SeatPlan } from '../support/scene.ts'

describe('Objective cards, example: four cards worth 18', () => {
  const CARDS = [
    'objective-start-3',
    'objective-engine-4',
    'objective-san-francisco',
    'objective-san-francisco',
  ] as const
  const marie = (discs: number) => ({
    building: 3,
    hazard: 3,
    'blue-teepee': 1,
    'san-francisco-disc': discs,
  })

  test('3 buildings, 3 hazards, 1 blue teepee and 2 discs on San Francisco make 18', () => {
    expect(bestObjectives(index(CARDS), [], have(marie(2)), false).cards).toBe(18)
  })
  test('with a single disc on San Francisco only 10: one card costs 3 instead of bringing 5', () => {
    expect(bestObjectives(index(CARDS), [], have(marie(1)), false).cards).toBe(10)
  })
  test('the same on the score sheet', () => {
    const seat: SeatPlan = {
      objectives: CARDS,
      hazards: ['hazard-flood-1', 'hazard-flood-2', 'hazard-drought-1'],
      blue: 1,
      cities: ['san-francisco', 'san-francisco'],
    }
    const s = scene({ bare: true, trail: { 'site-a1': [0, 1], 'site-a2': [0, 2], 'site-a3': [0, 3] }, seats: [seat] })
    expect(scores(s.state)[0].lines.find((l) => l.category === 'objectives')?.points).toBe(18)
  })
})
