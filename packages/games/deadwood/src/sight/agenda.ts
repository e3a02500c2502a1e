/** What a player is in the middle of, and which building it is about. */
import type { Inputs, Planned, Seat } from '@waystation/kernel'
import { BUILDING_COUNT, STACK_COUNT } from '../data/buildings.ts'
import type { State } from '../state.ts'
import type { Step } from '../steps.ts'

const STEPS = [
  'turn',
  'endTurn',
  'recall',
  'flee',
  'cartridge',
  'annex',
  'repent',
  'hire',
  'moveSheriff',
  'rob',
  'moveFrom',
  'moveTo',
  'drawFrom',
  'drawAll',
  'build',
  'consult',
  'arrange',
  'payCourt',
  'grift',
  'denounce',
  'telegraph',
  'layRail',
  'activate',
  'champion',
  'finalCartridges',
  'aim',
] as const satisfies readonly Step['do'][]
const PLACE_OF: ReadonlyMap<string, number> = new Map(STEPS.map((step, i) => [step, i]))

/** What the steps of a seat say, put together. */
interface Pending {
  readonly steps: number[]
  readonly annexed: number[]
  readonly left: number[]
  readonly stacks: number[]
  times: number
}

export function seeAgenda(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  const pending: Pending = { steps: [], annexed: [], left: [], stacks: [], times: 0 }
  for (const step of s.agenda) add(step, seat, pending)
  inputs.some('step', pending.steps, STEPS.length)
  inputs.some('building to annex', pending.annexed, BUILDING_COUNT)
  inputs.some('building moved from', pending.left, BUILDING_COUNT)
  inputs.some('stack looked at', pending.stacks, STACK_COUNT)
  inputs.amount('times left', pending.times, 2)
}

function add(step: Planned<Step>, seat: Seat, pending: Pending): void {
  if (step.do === 'may') return add(step.step, seat, pending)
  if (!('seat' in step) || step.seat !== seat) return
  pending.steps.push(PLACE_OF.get(step.do) ?? -1)
  switch (step.do) {
    case 'annex':
      pending.annexed.push(step.building)
      break
    case 'moveTo':
      pending.left.push(step.from)
      break
    case 'arrange':
      pending.stacks.push(step.stack)
      break
    case 'recall':
    case 'grift':
    case 'aim':
      pending.times += step.left
      break
    case 'repent':
      pending.times += step.most
      break
    default:
  }
}
