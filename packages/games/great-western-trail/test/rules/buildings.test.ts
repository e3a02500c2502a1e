/** Every face of every building: exactly the actions printed on it. */
import { describe, expect, test } from 'vitest'
import { NEUTRAL_LETTERS } from '../../src/data/tiles.ts'
import { BUILDINGS } from '../../src/index.ts'
import { type Plan, scene, type SeatPlan } from '../support/scene.ts'

/** Someone who can afford everything, with a card of every kind. */
const RICH: SeatPlan = {
  money: 20,
  engine: 6,
  workers: [2, 2, 3],
  green: 1,
  blue: 1,
  hand: ['jersey', 'dutch-belt', 'black-angus', 'guernsey', 'guernsey', 'holstein', 'objective-engine-3'],
}
const BOARD = { 'flood-1': 'hazard-flood-1', 'teepee-1': 'green-teepee' } as const
const PLAN: Plan = { bare: true, phase: 'act', jobs: ['cowboy', 'engineer', 'craftsman'] }

const local = (options: readonly string[]): string[] => options.filter((id) => !/^(only|play) /.test(id))

const onNeutral = (letter: (typeof NEUTRAL_LETTERS)[number]) =>
  scene({ ...PLAN, trail: { ...BOARD, 'neutral-f': letter }, seats: [{ ...RICH, at: 'neutral-f' }] })

/** In the woods, another own building in the woods further on. */
const onOwn = (number: number, side: string) =>
  scene({
    ...PLAN,
    sidesB: side === 'b' ? [number] : [],
    trail: { ...BOARD, 'site-c2': [0, number], 'site-e1': [0, number === 1 ? 2 : 1] },
    seats: [{ ...RICH, at: 'site-c2' }],
  })

describe('Local actions of the neutral buildings', () => {
  const printed = {
    A: ['discard guernsey for $2', 'hire', 'hire at +2'],
    B: ['discard dutch-belt for $2', 'build at 2'],
    C: ['gain 1 certificates', 'take an objective', 'engine engineers'],
    D: ['trade', 'engine 2 for $2', 'aux-money', 'aux-draw'],
    E: ['discard black-angus for $2', 'buy'],
    F: ['discard two guernsey for $4', 'clear a hazard for $7'],
    G: ['engine engineers', 'aux-money', 'aux-draw'],
  }
  test.each(NEUTRAL_LETTERS)('%s', (letter) => {
    expect(local(onNeutral(letter).options)).toEqual(printed[letter])
  })
  test('the slash: C gives a certificate or an objective, D a trade or the engine', () => {
    expect(onNeutral('C').answer('gain 1 certificates').options).not.toContain('take an objective')
    const d = onNeutral('D').answer('trade')
    expect(d.options).not.toContain('engine 2 for $2')
    expect(d.options).toContain('aux-money')
  })
})

describe('Local actions of the private buildings', () => {
  const card = (id: string): string => `discard ${id} for $3 and an objective`
  const printed: { readonly [id: string]: readonly string[] } = {
    '1a': ['gain $2 per woods'],
    '2a': ['discard guernsey for $4', 'buy'],
    '3a': ['discard two guernsey for $3', 'advance 1'],
    '4a': ['clear a hazard for $5', 'advance 2'],
    '5a': ['hire at -1', 'engine engineers'],
    '6a': ['discard holstein for $10', 'aux-money', 'aux-draw'],
    '7a': ['gain for teepee pairs'],
    '8a': ['trade', 'aux-money', 'aux-draw', 'engine 2'],
    '9a': ['engine 3', 'extraordinary delivery'],
    '10a': ['gain all certificates', 'advance 5'],
    '1b': ['discard objective-engine-3 for 2 certificates', 'engine back 1 for $3'],
    '2b': ['discard jersey for engine 1', 'discard dutch-belt for $3'],
    '3b': ['aux-money', 'aux-draw', 'advance 1'],
    '4b': ['draw 1', 'draw 2', 'advance 3'],
    '5b': ['discard black-angus for 2 certificates', 'gain $1 per engineers'],
    '6b': ['jersey', 'dutch-belt', 'black-angus', 'guernsey', 'holstein'].map(card),
    '7b': ['engine woods'],
    '8b': ['copy neutral-e'],
    '9b': ['upgrade a station behind'],
    '10b': ['gain $4', 'engine 4', 'advance 4'],
  }
  test.each(BUILDINGS.filter(({ number }) => number <= 10).map(({ id }) => id))('%s', (id) => {
    expect(local(onOwn(Number.parseInt(id, 10), id.slice(-1)).options)).toEqual(printed[id])
  })
  test('the slash: 8a gives a trade or an auxiliary action', () => {
    const s = onOwn(8, 'a').answer('aux-money')
    expect(local(s.options)).toEqual(['engine 2', 'end turn'])
  })
  test('2b moves the engine exactly one space for its Jersey; 7b as far as there are buildings in the woods', () => {
    expect(onOwn(2, 'b').answer('discard jersey for engine 1').options).toEqual(['engine to rail-7', 'pass'])
    const engine = onOwn(7, 'b').answer('engine woods').options
    expect(engine).toEqual(['engine to rail-7', 'engine to turnout-7', 'engine to rail-8'])
  })
  test('4a and 4b move on up to 2 and up to 3 steps, fees paid, and the new location is used', () => {
    const s = scene({
      ...PLAN,
      trail: { 'site-a1': [0, 4], 'site-a2': [1, 7] },
      seats: [{ ...RICH, at: 'site-a1' }],
    }).answer('advance 2')
    expect(s.options).toEqual(['move to site-a2', 'move to neutral-b'])
    s.answer('move to neutral-b')
    expect(s.me.money).toBe(16)
    expect(s.options).toContain('build at 2')
  })
})
