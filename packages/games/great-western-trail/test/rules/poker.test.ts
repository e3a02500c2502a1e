/** "À la table de poker": sitting down, laying cards, showing hands, the end of the game. */
import { determinize, Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { BONUS_TOKENS } from '../../src/data/poker.ts'
import { greatWesternTrail as game } from '../../src/index.ts'
import { scores } from '../../src/scoring.ts'
import { cards, type Plan, scene, type SeatPlan } from '../support/scene.ts'

const HAND = ['jersey', 'guernsey', 'holstein', 'ayrshire'] as const
const onD = (seat: SeatPlan, plan: Plan = {}) =>
  scene({
    bare: true,
    modules: ['poker-table'],
    phase: 'act',
    ...plan,
    seats: [{ at: 'neutral-d', money: 10, hand: HAND, workers: [2, 1, 3], ...seat }, ...(plan.seats ?? [])],
  })
const onG = (seat: SeatPlan, plan: Plan = {}) => onD({ at: 'neutral-g', money: 0, ...seat }, plan)

describe('Sitting down', () => {
  test('the rightmost worker of a row, never a printed one; the top bonus token: money now', () => {
    const s = onD({}).answer('poker table')
    expect(s.options).toEqual(['give cowboy', 'give engineer'])
    s.answer('give engineer')
    expect(s.me).toMatchObject({ workers: [2, 1, 2], seated: 2, bonus: 0, money: 10 + BONUS_TOKENS[0].money })
  })
  test('sitting without laying a card is allowed', () => {
    const s = onD({}).answer('poker table', 'give cowboy', 'pass')
    expect(s.me.laid).toEqual([])
    expect(s.options).toContain('end turn')
  })
  test('whoever has hired nobody cannot sit down', () => {
    expect(onD({ workers: [1, 1, 1] }).options).not.toContain('poker table')
  })
  test('the second to sit takes the next token', () => {
    const s = onD({}, { seats: [{ laid: [] }] }).answer('poker table', 'give cowboy')
    expect(s.me.bonus).toBe(1)
  })
  test('the freed slot works again for the next worker', () => {
    const s = onD(
      { workers: [1, 1, 2], hand: ['jersey'] },
      { trail: { 'neutral-d': 'A' }, jobs: ['engineer', 'cowboy', 'craftsman'] },
    ).answer('poker table', 'pass', 'hire', 'hire engineer from row 1')
    expect(s.options).toContain('discard jersey for 1 certificates')
  })
  test('it is a local action: afterwards no single auxiliary action instead', () => {
    const s = onD({}, { trail: { 'neutral-d': 'E' } }).answer('poker table', 'give cowboy', 'pass')
    expect(s.options).not.toContain('only aux-money')
  })
})

describe('Laying cards', () => {
  test('$1 for the first, $2 for the second, none for a third in one visit', () => {
    const s = onD({ laid: [] }).answer('poker table', 'lay jersey')
    expect(s.state.pot).toBe(1)
    s.answer('lay holstein')
    expect(s.state.pot).toBe(3)
    expect(s.me.money).toBe(7)
    expect(cards(s.me, 'hand')).toEqual(['guernsey', 'ayrshire'])
    expect(s.kind).toBe('act')
  })
  test('at most three at the table: with two there, one more; with three, none', () => {
    const s = onD({ laid: ['jersey', 'jersey'] }).answer('poker table', 'lay holstein')
    expect(s.kind).toBe('act')
    expect(onD({ laid: ['jersey', 'jersey', 'jersey'] }).options).not.toContain('poker table')
  })
  test('the second card needs its $2', () => {
    expect(onD({ laid: [], money: 2 }).answer('poker table', 'lay jersey').kind).toBe('act')
    expect(onD({ laid: [], money: 0 }).options).not.toContain('poker table')
  })
  test('the last dollar is enough for the first card; an empty hand is not', () => {
    expect(onD({ laid: [], money: 1 }).answer('poker table', 'lay jersey').state.pot).toBe(1)
    expect(onD({ laid: [], hand: [] }).options).not.toContain('poker table')
  })
  test('right after sitting down, the money of the token may pay for it', () => {
    const s = onD({ money: 0 }).answer('poker table', 'give cowboy', 'lay jersey')
    expect(s.state.pot).toBe(1)
  })
  test('the add-ons follow the spaces, whatever lies there', () => {
    const s = onD({}, { trail: { 'neutral-d': 'A', 'neutral-a': 'D' } })
    expect(s.options).toContain('poker table')
    expect(onD({ at: 'neutral-a' }, { trail: { 'neutral-a': 'D' } }).options).not.toContain('poker table')
  })
  test('8b beside the space may copy it', () => {
    const s = onD({ at: 'site-cd' }, { trail: { 'site-cd': [0, 8] }, sidesB: [8] }).answer('copy neutral-d')
    expect(s.options).toContain('poker table')
  })
})

describe('Hidden cards', () => {
  test('their number is public, their faces only the owner’s', () => {
    const { state } = onD({ laid: ['holstein', 'jersey'] })
    expect(game.view(state, 1).players[0].atPokerTable).toMatchObject({ cardCount: 2, cards: null })
    expect(game.view(state, 0).players[0].atPokerTable?.cards).toEqual(['holstein', 'jersey'])
  })
  test('worlds another seat believes in deal them anew, and keep every card', () => {
    const { state } = onD({ laid: ['texas-longhorn-7', 'jersey', 'jersey'] })
    const worlds = Array.from({ length: 20 }, (_, i) => determinize(game, state, 1, new Rng(`poker ${i}`)))
    expect(worlds.every((world) => world.players[0].laid.length === 3)).toBe(true)
    expect(new Set(worlds.map((world) => world.players[0].laid.join())).size).toBeGreaterThan(1)
    expect(worlds.map((world) => game.census(world))).toEqual(worlds.map(() => game.census(state)))
    const own = determinize(game, state, 0, new Rng('own'))
    expect(own.players[0].laid).toEqual(state.players[0].laid)
  })
})

describe('Showing hands', () => {
  test('needs an own card at the table, whatever the others have', () => {
    expect(onG({ laid: [] }, { seats: [{ laid: ['jersey'] }] }).options).not.toContain('show your hands')
    expect(onG({ laid: ['jersey'] }).options).toContain('show your hands')
  })
  test('alone: the pot and $3, even for an objective card', () => {
    const s = onG({ laid: ['objective-money-1'] }, { pot: 1 }).answer('show your hands')
    expect(s.event('handsShown')?.hands).toMatchObject([{ value: 0 }])
    expect(s.me.money).toBe(4)
  })
  test('the same breed counts every time', () => {
    const s = onG({ laid: ['guernsey', 'guernsey'] }, { pot: 2, seats: [{ laid: ['holstein'] }] })
    expect(s.answer('show your hands').event('potWon')?.winners).toEqual([0])
  })
  test.each([
    [2, 4, 3, 1],
    [3, 4, 2, 1],
    [4, 4, 1, 3],
  ])('a tie of %i over $%i and $3: $%i each, $%i stays', (players, pot, each, left) => {
    const others = Array.from({ length: players - 1 }, (): SeatPlan => ({ money: 0, laid: ['holstein'] }))
    const s = onG({ laid: ['jersey', 'guernsey'] }, { players, pot, seats: others }).answer('show your hands')
    expect(s.event('potWon')).toMatchObject({ each, left })
    expect(s.state.players.map((p) => p.money)).toEqual(Array<number>(players).fill(each))
    expect(s.state.pot).toBe(left)
  })
  test('a seated player without cards neither wins nor shares', () => {
    const s = onG({ laid: ['objective-money-1'] }, { seats: [{ money: 0, laid: [] }] }).answer('show your hands')
    expect(s.event('potWon')?.winners).toEqual([0])
  })
  test('what stays in the pot is won the next time', () => {
    const s = onG({ laid: ['jersey'] }, { pot: 5 }).answer('show your hands')
    expect(s.me.money).toBe(8)
    expect(s.state.pot).toBe(0)
  })
})

describe('End of the game', () => {
  const line = (seat: SeatPlan, category: string) =>
    scores(onD(seat).state)[0].lines.find((l) => l.category === category)
  test('cards at the table score nothing; the bonus token does', () => {
    expect(line({ hand: [], pile: [], discard: [], laid: ['texas-longhorn-7'] }, 'cattle')?.points).toBe(0)
    expect(line({ laid: [] }, 'poker-table')?.points).toBe(BONUS_TOKENS[0].vp)
    expect(
      line({ hand: [], pile: [], discard: [], objectives: [], laid: ['objective-money-1'] }, 'objectives')?.points,
    ).toBe(0)
  })
  test('the score sheet has no such line without the poker table', () => {
    expect(scores(scene({}).state)[0].lines.map(({ category }) => category)).not.toContain('poker-table')
  })
})
