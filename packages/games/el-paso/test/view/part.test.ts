/** Which part of a turn a question belongs to. */
import { Play, Rng, start } from '@waystation/kernel'
import { expect, test } from 'vitest'
import { elPaso } from '../../src/index.ts'
import type { Question } from '../../src/questions.ts'

/** Questions that can only come up in one part; exchanges, removals and free moments come up in several. */
const ONLY_IN: { readonly [question in Question]?: string | null } = {
  firstObjective: null,
  place: 'move',
  move: 'move',
  act: 'act',
  visit: 'act',
  trainCard: 'act',
  site: 'act',
  secondAuxiliary: 'act',
  revealHand: 'show',
  deliver: 'deliver',
  rewardHire: 'deliver',
  rewardObjective: 'deliver',
}

test.each([1, 2, 4])('every question of a game of %i belongs to its part of the turn', (players) => {
  const rng = new Rng('parts')
  const met = new Map<string, Set<string | null>>()
  for (const seed of ['parts a', 'parts b', 'parts c', 'parts d']) {
    const play = new Play(elPaso, start(elPaso, { players, variants: {} }, seed).state, false)
    while (!play.over) {
      const [decision] = play.decisions
      const { part } = elPaso.view(play.state, decision.seat)
      met.set(decision.kind, (met.get(decision.kind) ?? new Set()).add(part))
      play.choose(decision, decision.options[rng.int(decision.options.length)])
    }
  }
  expect(met.size).toBeGreaterThan(10)
  for (const [kind, parts] of met) {
    const only = ONLY_IN[kind as Question]
    // Between turns nobody is asked but for the first objective.
    expect([kind, parts.has(null)]).toEqual([kind, kind === 'firstObjective'])
    expect([...parts]).toEqual(only === undefined ? [...parts] : [only])
  }
})
