/** What a player is in the middle of: steps still to be done, and what is left of them. */
import type { Inputs, Seat } from '@waystation/kernel'
import { BUILDING_NUMBERS } from '../data/buildings.ts'
import { ALL_SLOTS, FACES } from '../data/tiles.ts'
import type { State } from '../state.ts'
import { type ActStep, NONE_HIRED, type Step } from '../steps.ts'

/** Steps of a seat; in the sight each is one input. */
const STEPS = [
  'firstObjective',
  'turn',
  'place',
  'move',
  'act',
  'site',
  'secondAuxiliary',
  'exchange',
  'exchangeAgain',
  'exchangeDiscard',
  'removeCattle',
  'elPaso',
  'revealHand',
  'deliver',
  'rewardHire',
  'rewardObjective',
  'discardHand',
  'refillHand',
  'freeMoment',
] as const satisfies readonly Step['do'][]
const PLACE_OF: ReadonlyMap<string, number> = new Map(STEPS.map((step, i) => [step, i]))

/** Slots of all faces, one behind the other. */
const FIRST_SLOT: readonly number[] = FACES.map((_, face) =>
  FACES.slice(0, face).reduce((sum, slots) => sum + slots.length, 0),
)
const SLOT_COUNT = FACES.reduce((sum, slots) => sum + slots.length, 0)

export function seeAgenda(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  const steps: number[] = []
  const faces: number[] = []
  const slots: number[] = []
  const sites: number[] = []
  let [acted, hired, exchanges] = [false, false, 0]
  for (const step of s.agenda) {
    if (!('seat' in step) || step.seat !== seat) continue
    steps.push(PLACE_OF.get(step.do) ?? -1)
    if (step.do === 'act') {
      faces.push(step.face)
      for (let slot = 0; slot < FACES[step.face].length; slot++) {
        if ((openSlots(step) >> slot) & 1) slots.push(FIRST_SLOT[step.face] + slot)
      }
      acted ||= step.acted
      hired ||= step.hired !== NONE_HIRED
    } else if (step.do === 'site') sites.push(step.number - 1)
    else if (step.do === 'exchange') exchanges += step.times
  }
  inputs.some('step', steps, STEPS.length)
  inputs.some('face', faces, FACES.length)
  inputs.some('slot', slots, SLOT_COUNT)
  inputs.some('building to place', sites, BUILDING_NUMBERS.length)
  inputs.yes('acted', acted)
  inputs.yes('hired', hired)
  inputs.amount('exchanges', exchanges, 2)
}

const openSlots = ({ face, slots }: ActStep): number => slots & ALL_SLOTS[face]
