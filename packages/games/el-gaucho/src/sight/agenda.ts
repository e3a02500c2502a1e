/** What a player is in the middle of, and who still has a turn in this round. */
import { isSealed, type Inputs, type Planned, type Seat } from '@waystation/kernel'
import { pendingWorth } from '../heuristic/pending.ts'
import type { State } from '../state.ts'
import type { Step } from '../steps.ts'
import type { ElGaucho } from '../types.ts'

const STEPS = [
  'chooseBreed',
  'keepTiles',
  'placeFirstGaucho',
  'turn',
  'takeDice',
  'spendDice',
  'wish',
  'immediateSale',
  'theft',
  'overseer',
  'wakeAnother',
  'lookAtSteppe',
  'steppe',
  'findGaucho',
  'settle',
  'bringHome',
] as const satisfies readonly Step['do'][]
const PLACE_OF: ReadonlyMap<string, number> = new Map(STEPS.map((step, i) => [step, i]))

export function seeAgenda(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  const steps: number[] = []
  for (const step of s.agenda) add(step, seat, steps)
  inputs.some('step', steps, STEPS.length)
}

/** Under a seal everybody is asked, whether or not the answer is in. */
function add(step: Planned<Step>, seat: Seat, steps: number[]): void {
  if (isSealed<ElGaucho>(step)) for (const ask of step.asks) add(ask, seat, steps)
  else if (step.do === 'may') add(step.step, seat, steps)
  else if ('seat' in step && step.seat === seat) steps.push(PLACE_OF.get(step.do) ?? -1)
}

/** What the best use of dice, or of the action begun, promises at once; of the others it might tell what they hold. */
export function seeOwnQuestion(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  inputs.amount('promise of the question', pendingWorth(s, seat, 1), 10)
}
