/** Rulebook: "Phase A) Déplacer son éleveur". */
import { describe, expect, test } from 'vitest'
import { movementLimit } from '../../src/rules/trail.ts'
import { scene } from '../support/scene.ts'

describe('Phase A, movement limits', () => {
  test.each([
    [2, [3, 4, 5]],
    [3, [3, 5, 6]],
    [4, [4, 6, 7]],
  ])('%i players: base, with the money disc removed, with both removed', (players, limits) => {
    const discs = [{}, { 'disc-step-money': 0 }, { 'disc-step-money': 0, 'disc-step-vp': 0 }]
    const found = discs.map((d) => movementLimit(scene({ players, seats: [{ discs: d }] }).state, 0))
    expect(found).toEqual(limits)
  })
})

describe('Phase A, fees by number of players', () => {
  test.each([
    [2, 2, 2],
    [3, 2, 1],
    [4, 1, 2],
  ])('%i players: green $%i, black $%i, both hands the sum', (players, green, black) => {
    const seats = [{ at: 'neutral-a', money: 20 }] as const
    const fee = (number: number): number => {
      const s = scene({ players, bare: true, trail: { 'site-a1': [1, number] }, seats })
      return 20 - s.answer('move to site-a1').me.money
    }
    expect([fee(1), fee(4), fee(7)]).toEqual([green, black, green + black])
  })
  test('four floods in a row: $8 to the bank, told before it is paid', () => {
    const s = scene({
      bare: true,
      trail: {
        'flood-1': 'hazard-flood-1',
        'flood-2': 'hazard-flood-2',
        'flood-3': 'hazard-flood-3',
        'flood-4': 'hazard-flood-4',
      },
      seats: [{ at: 'neutral-a', money: 20, discs: { 'disc-step-money': 0, 'disc-step-vp': 0 } }],
    })
    const through = s.play.decisions[0].options.filter((option) => option.do === 'move' && option.node === 'flood-4')
    expect(through).toMatchObject([{ fee: 8 }])
    expect(s.answer(through[0].id).me.money).toBe(12)
  })
  test('own and neutral buildings are free', () => {
    const s = scene({ bare: true, trail: { 'site-a1': [0, 7] }, seats: [{ at: 'neutral-a', money: 5 }] })
    expect(s.answer('move to neutral-b by site-a1').me.money).toBe(5)
  })
})

describe('Phase A, other rules', () => {
  test('the very first turn begins on any neutral building, without a fee', () => {
    const s = scene({ seats: [{ money: 6 }] })
    s.state.players[0].at = -1
    s.play.reset({
      ...s.state,
      agenda: [
        { do: 'refillHand', seat: 0 },
        { do: 'place', seat: 0 },
      ],
    })
    expect(s.options).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((l) => `start at neutral-${l}`))
    expect(s.answer('start at neutral-e').me.money).toBe(6)
    expect(s.kind).toBe('act')
  })
  test('Kansas City ends the move even with steps left', () => {
    const s = scene({ bare: true, seats: [{ at: 'neutral-g' }] })
    expect(s.options).toEqual(['move to kansas-city by site-g1'])
  })
  test('other cattlemen never block: several may stand on one location', () => {
    const s = scene({ bare: true, seats: [{ at: 'neutral-a' }, { at: 'neutral-b' }] }).answer(
      'move to neutral-b by site-a1',
    )
    expect(s.me.at).toBe(s.state.players[1].at)
    expect(s.options).toContain('build at 2')
  })
  test('a move is told by the places it passes: tiles and Kansas City, no empty space', () => {
    const trail = { 'site-f1': [0, 1], 'site-f2': [1, 1] } as const
    const s = scene({ bare: true, trail, seats: [{ at: 'neutral-f', money: 5 }] })
    s.answer('move to kansas-city by site-f1 site-g1')
    expect(s.event('cattlemanMoved')?.path).toEqual(['site-f1', 'neutral-g', 'kansas-city'])
  })
  test('always ahead: from the middle of the trail nothing behind is offered', () => {
    const s = scene({ bare: true, trail: { 'site-a1': [0, 1], 'site-e1': [0, 2] }, seats: [{ at: 'neutral-e' }] })
    expect(s.options).toEqual([
      'move to site-e1',
      'move to neutral-f by site-e1',
      'move to neutral-g by site-e1 site-f1',
      'move to kansas-city by rockfall-1 site-f1 site-g1',
    ])
  })
  test('two ways to one place that cost differently are both offered, each told by its way', () => {
    const s = scene({ bare: true, trail: { 'site-g1': [1, 1] }, seats: [{ at: 'neutral-g', money: 5 }] })
    const ways = s.play.decisions[0].options.filter((option) => option.do === 'move' && option.node === 'kansas-city')
    expect(ways).toMatchObject([
      { by: ['site-g1'], fee: 2, several: true },
      { by: ['site-g2'], fee: 0, several: true },
    ])
  })
  test('routes that end and cost alike are offered once', () => {
    const s = scene({ bare: true, seats: [{ at: 'neutral-a', money: 5 }] })
    expect(s.options.filter((id) => id.startsWith('move to neutral-b'))).toHaveLength(1)
    const moves = s.play.decisions[0].options.filter((option) => option.do === 'move')
    expect(moves.length).toBeGreaterThan(2)
    expect(moves.filter(({ several }) => several)).toEqual([])
  })
})
