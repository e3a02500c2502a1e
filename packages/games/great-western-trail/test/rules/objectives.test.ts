/** Rulebook: "Les cartes Objectif". */
import { describe, expect, test } from 'vitest'
import { FIRST_OBJECTIVE, OBJECTIVES, TASK_COUNTS, TASKS } from '../../src/data/objectives.ts'
import { bestObjectives } from '../../src/scoring/objectives.ts'
import { have, index } from '../support/positions.ts'
import { cards, scene } from '../support/scene.ts'

describe('Assigning elements', () => {
  test('each serves one card: of two that want the same hazards the dearer is fulfilled', () => {
    const played = index(['objective-start-4', 'objective-move-4'])
    const best = bestObjectives(
      played,
      [],
      have({ 'blue-teepee': 1, hazard: 2, 'cattle-value-3': 1, 'west-highland': 1 }),
      false,
    )
    expect(best).toMatchObject({ cards: 5, fulfilled: index(['objective-move-4']) })
  })
  test('two small cards beat one large one', () => {
    const played = index(['objective-move-5', 'objective-money-4', 'objective-start-3'])
    const best = bestObjectives(played, [], have({ station: 2, building: 2, hazard: 2 }), false)
    expect(best.cards).toBe(3 + 3 - 2)
  })
  test('unplayed cards count only when they help', () => {
    const best = bestObjectives(
      [],
      index(['objective-san-francisco', 'objective-money-3']),
      have({ 'san-francisco-disc': 1 }),
      false,
    )
    expect(best).toMatchObject({ cards: 5, dropped: index(['objective-money-3']) })
  })
  test('with the station master of objectives a failed card may pay for its pair', () => {
    const best = bestObjectives(index(['objective-start-1']), index(['objective-money-3']), have({}), true)
    expect(best).toMatchObject({ cards: -2, pairs: 3 })
    expect(
      bestObjectives(index(['objective-start-1']), index(['objective-san-francisco']), have({}), true),
    ).toMatchObject({ cards: 0, pairs: 0 })
  })
  test('exact: no other choice of cards does better, over many positions', () => {
    let seed = 7
    const next = (n: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return Math.floor((seed / 2147483648) * n)
    }
    for (let i = 0; i < 200; i++) {
      const counts = TASKS.map(() => next(4))
      const all = Array.from({ length: 5 }, () => FIRST_OBJECTIVE + next(25))
      const split = next(6)
      const found = bestObjectives(all.slice(0, split), all.slice(split), counts, i % 2 === 0)
      expect(found.cards + found.pairs).toBe(bruteForce(all.slice(0, split), all.slice(split), counts, i % 2 === 0))
    }
  })
})

/** Every way to fulfil, fail or drop, without any cleverness. */
function bruteForce(
  played: readonly number[],
  unplayed: readonly number[],
  counts: readonly number[],
  pairing: boolean,
): number {
  const all = [...played, ...unplayed].map((card) => card - FIRST_OBJECTIVE)
  let best = Number.NEGATIVE_INFINITY
  for (let code = 0; code < 3 ** all.length; code++) {
    const fates = all.map((_, i) => (['fulfilled', 'failed', 'dropped'] as const)[Math.floor(code / 3 ** i) % 3])
    if (fates.some((fate, i) => fate === 'dropped' && i < played.length)) continue
    const inArea = all.filter((_, i) => fates[i] !== 'dropped').length
    const fulfilled = all.filter((_, i) => fates[i] === 'fulfilled')
    const failed = all.filter((_, i) => fates[i] === 'failed')
    const used = TASKS.map((_, t) => fulfilled.reduce((sum, card) => sum + TASK_COUNTS[card][t], 0))
    if (used.some((n, t) => n > counts[t])) continue
    const points =
      fulfilled.reduce((sum, card) => sum + OBJECTIVES[card].vp, 0) +
      failed.reduce((sum, card) => sum + OBJECTIVES[card].penalty, 0)
    best = Math.max(best, points + (pairing ? 3 * Math.floor(inArea / 2) : 0))
  }
  return best
}

describe('Playing and taking cards', () => {
  const ride = (phase: 'move' | 'act', at: 'neutral-a' | 'neutral-f') =>
    scene({
      bare: true,
      phase,
      trail: { 'site-a1': [1, 7] },
      seats: [{ at, money: 9, hand: ['objective-move-1', 'objective-money-1'], objectives: [] }],
    })

  test('before phase A: the ride ignores hands and changes where phase A starts', () => {
    const s = ride('move', 'neutral-a').answer('play objective-move-1', 'move to site-a1')
    expect(s.me.money).toBe(9)
    expect(s.kind).toBe('move')
    expect(s.options).toContain('move to neutral-b')
  })
  test('a ride never enters Kansas City', () => {
    const s = ride('move', 'neutral-f').answer('play objective-move-1')
    expect(s.options).toEqual(['move to neutral-g by site-f1', 'pass'])
  })
  test('in phase B, before or after using the location, it leads straight to phase C', () => {
    for (const before of [[], ['only aux-money']]) {
      const s = ride('act', 'neutral-f').answer(...before, 'play objective-move-1', 'move to neutral-g by site-f1')
      expect(s.event('turnBegins')).toMatchObject({ seat: 1 })
      expect(s.me.objectives).toHaveLength(1)
    }
  })
  test('a ride that is let be leaves phase B as it was', () => {
    const s = ride('act', 'neutral-f').answer('play objective-move-1', 'pass')
    expect(s.kind).toBe('act')
    expect(s.options).not.toContain('end turn')
  })
  test('right after a building has moved the cattleman, cards are played at the new place', () => {
    const s = scene({
      bare: true,
      phase: 'act',
      trail: { 'site-e2': [0, 3] },
      seats: [{ at: 'site-e2', hand: ['objective-move-1', 'objective-money-1'], objectives: [] }],
    }).answer('advance 1')
    expect(s.options).toEqual(expect.arrayContaining(['play objective-move-1', 'play objective-money-1']))
  })
  test('other cards are played before or after any action, their action now or never; plain money is simply taken', () => {
    const s = ride('act', 'neutral-f').answer('play objective-money-1')
    expect(s.me.money).toBe(11)
    expect(cards(s.me, 'objectives')).toEqual(['objective-money-1'])
    expect(s.options).toContain('only aux-money')
  })
  test('not in the middle of an action, nor between the phases of Kansas City', () => {
    const s = scene({ bare: true, seats: [{ at: 'neutral-g', hand: ['objective-money-1'] }] }).answer(
      'move to kansas-city by site-g1',
    )
    while (s.kind !== 'income') s.answer(s.options[0])
    expect(s.options.some((id) => id.startsWith('play'))).toBe(false)
  })
  test('a card taken from the display goes to the discard pile and is replaced; with no deck the display shrinks', () => {
    const onC = () => scene({ bare: true, phase: 'act', seats: [{ at: 'neutral-c', discard: [] }] })
    const s = onC().answer('take an objective')
    s.answer(s.options[0])
    expect(s.state.display).toHaveLength(4)
    expect(s.me.discard).toHaveLength(1)
    const bare = onC()
    bare.state.objectiveDeck.length = 0
    bare.answer('take an objective')
    expect(bare.options).not.toContain('take the top objective')
    bare.answer(bare.options[0])
    expect(bare.state.display).toHaveLength(3)
    const empty = onC()
    empty.state.objectiveDeck.length = 0
    empty.state.display.length = 0
    empty.play.reset(empty.state)
    expect(empty.options).not.toContain('take an objective')
  })
})
