/** Rulebook: "Fin de partie", "Décompte final". */
import { describe, expect, test } from 'vitest'
import { greatWesternTrail } from '../../src/index.ts'
import { CATEGORIES, type Category, elements, scores } from '../../src/scoring.ts'
import { have } from '../support/positions.ts'
import { type Plan, scene, type SeatPlan } from '../support/scene.ts'

const of = (category: Category, seat: SeatPlan, plan: Plan = {}): number => {
  const s = scene({ bare: true, ...plan, seats: [{ objectives: [], ...seat }] })
  return scores(s.state)[0].lines.find((line) => line.category === category)?.points ?? Number.NaN
}

describe('Final count', () => {
  test('1: one point per full $5', () => {
    expect([4, 5, 9, 10].map((money) => of('money', { money }))).toEqual([0, 1, 1, 2])
  })
  test('2: points of own buildings on the trail, not of those replaced', () => {
    expect(of('buildings', {}, { trail: { 'site-a1': [0, 9], 'site-a2': [0, 1], 'site-a3': [1, 10] } })).toBe(10)
  })
  test('3, example: 6 for Sacramento and 4 between San Diego and Sacramento; without El Paso not the 8', () => {
    expect(of('cities', { cities: ['sacramento', 'san-diego'] })).toBe(10)
    expect(of('cities', { cities: ['sacramento', 'san-diego', 'el-paso'] })).toBe(18)
  })
  test('3: cities may cost points, and discs on Kansas City and San Francisco all count', () => {
    expect(of('cities', { cities: ['kansas-city', 'topeka', 'wichita', 'colorado-springs'] })).toBe(-6 - 3 - 1)
    expect(of('cities', { cities: ['san-francisco', 'san-francisco'] })).toBe(18)
    expect(of('cities', { cities: ['albuquerque', 'el-paso', 'santa-fe'] })).toBe(6)
  })
  test('4: stations', () => {
    expect(of('stations', { stations: ['station-1', 'station-6', 'station-10'] })).toBe(15)
  })
  test('5: hazards', () => {
    expect(of('hazards', { hazards: ['hazard-flood-1', 'hazard-rockfall-6'] })).toBe(6)
  })
  test('6: cattle in hand, draw pile and discard pile', () => {
    expect(
      of('cattle', { hand: ['holstein'], pile: ['west-highland-5', 'jersey'], discard: ['texas-longhorn-7'] }),
    ).toBe(13)
  })
  test('7: objectives may cost points; unplayed ones are dropped when they would', () => {
    expect(of('objectives', { objectives: ['objective-money-1'] })).toBe(-2)
    expect(of('objectives', { hand: ['objective-money-1'] })).toBe(0)
  })
  test('7: cattle of value 3, 4 and 5 serve tasks, wherever they are, and no other cattle', () => {
    const s = scene({
      bare: true,
      seats: [
        {
          hand: ['jersey', 'guernsey', 'holstein'],
          pile: ['west-highland-4', 'brown-swiss', 'objective-money-1'],
          discard: ['texas-longhorn-5', 'texas-longhorn-7', 'ayrshire'],
        },
      ],
    })
    expect(elements(s.state, 0)).toEqual(have({ 'cattle-value-3': 3, 'west-highland': 1, 'texas-longhorn': 2 }))
  })
  test.each([
    ['sm-money-workers', { workers: [3, 2, 1] }, 6],
    [
      'sm-hazard-or-trade-objectives',
      { objectives: ['objective-start-1', 'objective-start-2', 'objective-start-3'] },
      3,
    ],
    [
      'sm-certificate-hazards',
      { hazards: ['hazard-flood-1', 'hazard-drought-1', 'hazard-rockfall-1', 'hazard-flood-2'] },
      6,
    ],
    ['sm-certificate-teepees', { green: 3, blue: 2 }, 6],
    ['sm-certificate-certificates', { certificates: 3 }, 6],
  ] as const)('8: station master %s', (master, seat, points) => {
    expect(of('station-masters', { ...seat, masters: [master] })).toBe(points)
  })
  test('9: 4 for each worker in slots 5 and 6', () => {
    expect(of('workers', { workers: [6, 5, 4] })).toBe(12)
  })
  test('10: 3 for the movement disc', () => {
    expect([of('step-disc', {}), of('step-disc', { discs: { 'disc-step-vp': 0 } })]).toEqual([0, 3])
  })
  test('11: 2 for the job market token', () => {
    const s = scene({})
    s.state.token = 0
    expect(scores(s.state)[0].lines.find((l) => l.category === 'job-market-token')?.points).toBe(2)
  })
  test('eleven categories, as on the pad; a tie is shared', () => {
    const s = scene({
      bare: true,
      seats: [
        { money: 5, objectives: [] },
        { money: 9, objectives: [] },
      ],
    })
    const PAD = CATEGORIES.slice(0, 11)
    const sheets = scores(s.state)
    expect(sheets.map((sheet) => sheet.lines.map((l) => l.category))).toEqual([PAD, PAD])
    expect(sheets.map((sheet) => sheet.rank)).toEqual([1, 1])
  })
})

test('the points so far that a seat is told are the total of its sheet', () => {
  const { state } = scene({ seats: [{ money: 7, cities: ['topeka'] }] })
  expect(greatWesternTrail.view(state, 0).players[0].points).toBe(scores(state)[0].total)
})

describe('End of the game', () => {
  const row = (count: number) => Array.from({ length: count }, () => 'cowboy' as const)
  const last = (foresight: Plan['foresight']) =>
    scene({
      bare: true,
      jobs: row(23),
      ...(foresight && { foresight }),
      seats: [
        { at: 'neutral-g', hand: ['jersey'], money: 0 },
        { at: 'neutral-g', hand: [] },
      ],
    }).answer('move to kansas-city by site-g1')

  test('filling the last space in phase 2 gives the token; in phase 3 no worker may be chosen', () => {
    const s = last([null, null, 'cowboy', 'engineer', 'cowboy', 'blue-teepee']).answer('place cowboy')
    expect(s.state.token).toBe(0)
    expect(s.event('foresightPlaced')).toMatchObject({ column: 3, tile: 'blue-teepee' })
    expect(s.kind).toBe('income')
  })
  test('phase 3 is skipped when it shows only workers', () => {
    const s = last([null, null, 'cowboy', 'engineer', 'cowboy', 'engineer']).answer('place cowboy')
    expect(s.kind).toBe('income')
  })
  test('everyone else has one more turn, then the game ends; in it no workers are chosen, and all rows can be hired from', () => {
    const s = last([null, null, 'cowboy', 'engineer', 'cowboy', 'engineer'])
    s.answer('place cowboy', 'sell with 0 certificates', 'deliver to topeka', 'disc-aux-draw', 'end turn')
    expect(s.play.decisions[0].seat).toBe(1)
    s.answer('move to kansas-city by site-g1')
    while (s.kind === 'foresight') {
      expect(s.options.some((id) => /cowboy|craftsman|engineer/.test(id))).toBe(false)
      s.answer(s.options[0])
    }
    s.answer('sell with 0 certificates', 'disc-aux-draw', 'end turn')
    expect(s.play.over).toBe(true)
    expect(scores(s.state).map(({ rank }) => rank)).toEqual([1, 2])
    expect(s.event('gameOver')).toEqual({ type: 'gameOver', winners: [0] })
  })
  test('after the red arrow the last row can be hired from', () => {
    const s = scene({ bare: true, phase: 'act', jobs: row(24), seats: [{ at: 'neutral-a', money: 20 }] })
    expect(s.answer('hire').options).toContain('hire cowboy from row 12')
  })
})
