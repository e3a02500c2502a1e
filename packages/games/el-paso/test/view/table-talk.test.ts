/** What a table can work out from a view is what the rules say about the position itself. */
import { playThrough } from '../support/positions.ts'
import { describe, expect, test } from 'vitest'
import { elPaso } from '../../src/index.ts'
import { NO_TILE } from '../../src/data/tiles.ts'
import { FORKS, NODE_IDS, OFF_TRAIL } from '../../src/data/trail.ts'
import { playSue, sueNext } from '../../src/rules/sue.ts'
import { stepsTo } from '../../src/rules/trail.ts'
import { objectivesOf } from '../../src/scoring.ts'
import { fulfilledNow, pointsSoFar, stepsAhead, sueAhead } from '../../src/view/table-talk.ts'
import { OBJECTIVE_IDS } from '../../src/data/objectives.ts'
import { RuleContext } from '@waystation/kernel'
import { SOLO_CARDS } from '../../src/data/solo.ts'
import type { State } from '../../src/state.ts'
import type { ElPaso } from '../../src/types.ts'

/** As the rules measure them; nobody beside the board is on the way anywhere. */
function stepsFrom(s: Readonly<State>, at: number): (readonly [string, number])[] {
  if (at === OFF_TRAIL) return []
  return NODE_IDS.map((id, node) => [id, stepsTo(s, at, node)] as const).filter(
    ([, steps]) => steps > 0 && steps <= NODE_IDS.length,
  )
}

/** Forks she passed, with the locations on both ways counted on the board. */
function forksOn(s: Readonly<State>, from: number, to: number): { outer: number; inner: number }[] {
  const passed: number[] = []
  for (let at = from; at !== to; at = sueNext(s, at)) passed.push(at)
  const count = (way: readonly number[]): number => way.filter((node) => s.trail[node] !== NO_TILE).length
  return passed.flatMap((at) => {
    const fork = FORKS[at]
    return fork === null ? [] : [{ outer: count(fork.outer), inner: count(fork.inner) }]
  })
}

describe.each([1, 2, 3, 4])('with %i players', (players) => {
  test('points so far, objectives and steps are those of the position, whoever looks', () => {
    let looked = 0
    playThrough(players, 'talk', (s) => {
      const sheets = elPaso.scores(s)
      const view = elPaso.view(s, null)
      for (const { seat, total } of sheets) {
        expect(pointsSoFar(view, seat)).toBe(total)
        expect(fulfilledNow(view, seat)).toEqual(objectivesOf(s, seat).fulfilled.map((tile) => OBJECTIVE_IDS[tile]))
        expect([...stepsAhead(view, seat)]).toEqual(stepsFrom(s, s.players[seat].at))
        looked++
      }
    })
    expect(looked).toBeGreaterThan(50)
  })
})

test('what Sue may do next is what she does, as far as nothing hidden comes into it', () => {
  let moves = 0
  let gains = 0
  for (const variants of [{ 'solo-b-cards': '3' }, { 'solo-b-cards': '3', 'train-sides': 'back' }]) {
    playThrough(
      1,
      'sue',
      (s) => {
        if (s.sue === null || s.sue.deck.length === 0) return
        const view = elPaso.view(s, 0)
        const next = SOLO_CARDS[s.sue.deck[s.sue.deck.length - 1]].id
        const ahead = sueAhead(view)
        expect(ahead.map(({ card }) => card).sort()).toEqual([...(view.sue?.deck ?? [])].sort())
        const g = new RuleContext<ElPaso>(elPaso.clone(s), true)
        playSue(g)
        const told = (g.events ?? []).filter(({ type }) => type !== 'sueCard')
        const foreseen = ahead.find(({ card }) => card === next)
        expect(foreseen?.events.find(({ type }) => type === 'sueMoved')).toEqual(
          told.find(({ type }) => type === 'sueMoved'),
        )
        expect(foreseen?.forks).toEqual(forksOn(s, s.sue.at, g.s.sue?.at ?? OFF_TRAIL))
        moves++
        if (foreseen?.draws || told.some(({ type }) => type === 'tileShown')) return
        expect(foreseen?.events).toEqual(told)
        gains++
      },
      variants,
    )
  }
  expect(moves).toBeGreaterThan(20)
  expect(gains).toBeGreaterThan(5)
})
