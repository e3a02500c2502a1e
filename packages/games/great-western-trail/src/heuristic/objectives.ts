/** Objective cards on the way to being fulfilled. */
import type { Seat } from '@waystation/kernel'
import { FIRST_OBJECTIVE, isObjective, OBJECTIVES, TASK_COUNTS } from '../data/objectives.ts'
import { elements } from '../scoring.ts'
import type { ObjectiveResult } from '../scoring/objectives.ts'
import type { State } from '../state.ts'
import { W } from './weights.ts'

function tasksMet(card: number, have: readonly number[]): number {
  const tasks = TASK_COUNTS[card - FIRST_OBJECTIVE]
  let met = 0
  let asked = 0
  for (let t = 0; t < tasks.length; t++) {
    met += Math.min(tasks[t], have[t])
    asked += tasks[t]
  }
  return met / asked
}

/** A failed card may yet succeed; how likely depends on what is there already and on the time left. */
export function objectiveHope(s: Readonly<State>, seat: Seat, result: ObjectiveResult, left: number): number {
  const have = elements(s, seat)
  let worth = 0
  for (const card of result.failed) {
    const { vp, penalty } = OBJECTIVES[card - FIRST_OBJECTIVE]
    worth += W.hope * left * (0.3 + 0.7 * tasksMet(card, have)) * (vp - penalty)
  }
  for (const card of s.players[seat].hand) if (isObjective(card)) worth += W.unplayed * left
  return worth
}
