/** Phase B: local actions in any order, or one single auxiliary action. Rulebook: "Phase B". */
import type { Decision, Seat } from '@waystation/kernel'
import { PASS } from '@waystation/kernel'
import { tablesOf } from '../data/tables.ts'
import { buildingFace, buildingOwner, FIRST_NEUTRAL, isBuilding, isNeutral } from '../data/tiles.ts'
import { KANSAS_CITY, NEIGHBOURS, NODES } from '../data/trail.ts'
import { type ActionOption, copy, END_TURN, type Option } from '../options.ts'
import { ACTIONS, BUILDING_SLOTS, NEUTRAL_SLOTS, NO_SLOT, SLOTS } from '../data/slots.ts'
import type { State } from '../state.ts'
import { tileFace } from '../data/tile-face.ts'
import type { ActStep } from '../steps.ts'
import type { Rule, Context } from '../types.ts'
import { perform, pushAction } from './actions.ts'
import { doAuxiliary, pushSingleAuxiliaries } from './auxiliary.ts'
import { playObjective, pushObjectives } from './objectives.ts'
import { visitKansasCity } from './kansas-city.ts'
import { pushTurns, turnOver } from './sides.ts'

const NONE: readonly number[] = []

/** The local actions printed on a building and beside its space. */
function slotsAt(s: Readonly<State>, at: number): readonly number[] {
  const tile = s.trail[at]
  const slots = isNeutral(tile) ? NEUTRAL_SLOTS[tile - FIRST_NEUTRAL] : BUILDING_SLOTS[buildingFace(tile)]
  const beside = tablesOf(s).beside[at]
  return beside === NO_SLOT ? slots : [...slots, beside]
}

/** On a neutral or own building its local actions; elsewhere none. */
export function localSlots(s: Readonly<State>, seat: Seat): readonly number[] {
  const { at } = s.players[seat]
  const tile = s.trail[at]
  const usable = isNeutral(tile) || (isBuilding(tile) && buildingOwner(tile) === seat)
  return usable ? slotsAt(s, at) : NONE
}

/** The cattleman has arrived: phase B of this place. */
export function useLocation(g: Context, seat: Seat): void {
  if (g.s.players[seat].at === KANSAS_CITY) visitKansasCity(g, seat)
  else g.then({ do: 'act', seat, slots: localSlots(g.s, seat), acted: false, copied: NONE })
}

/** Buildings joined to the copying one, whoever owns them; none twice in one chain. */
export function copies(s: Readonly<State>, step: ActStep): number[] {
  const here = step.copied.length === 0 ? s.players[step.seat].at : step.copied[step.copied.length - 1]
  return NEIGHBOURS[here].filter(
    (at) =>
      (isNeutral(s.trail[at]) || isBuilding(s.trail[at])) &&
      at !== s.players[step.seat].at &&
      !step.copied.includes(at),
  )
}

function pushLocalActions(s: Readonly<State>, step: ActStep, options: Option[]): void {
  const { slots, seat } = step
  slots.forEach((slot, i) => {
    if (slots.indexOf(slot) !== i) return
    for (const action of SLOTS[slot]) {
      if (ACTIONS[action].type === 'copy') {
        for (const at of copies(s, step)) options.push(copy(action, at, s.trail[at]))
      } else pushAction(s, seat, action, options)
    }
  })
}

/** What is left at a place; all of it is named, since copying a step costs more than most rules. */
const left = ({ seat, copied }: ActStep, slots: readonly number[]): ActStep => ({
  do: 'act',
  seat,
  slots,
  acted: true,
  copied,
})

const AUXILIARY: readonly boolean[] = SLOTS.map((actions) => actions.some((a) => ACTIONS[a].type === 'auxiliary'))

export const offersAuxiliary = (slots: readonly number[]): boolean => slots.some((slot) => AUXILIARY[slot])

/**
 * Something must be done. A single auxiliary action instead of all local ones is pointless, hence not offered, where the
 * location itself offers auxiliary actions. The turn is ended expressly: the hand may hold an objective card.
 */
export const actRule: Rule<'act'> = {
  ask(s, step): Decision<Option> {
    const options: Option[] = []
    pushLocalActions(s, step, options)
    if (step.acted) options.push(END_TURN)
    else if (!offersAuxiliary(step.slots)) pushSingleAuxiliaries(s, step.seat, options)
    if (!step.acted) pushTurns(s, step.seat, options)
    pushObjectives(s, step.seat, options)
    return { seat: step.seat, kind: 'act', options, conceal: true }
  },
  choose(g, step, option) {
    const { seat } = step
    if (option.do === 'objective') playObjective(g, seat, option.index, step)
    else if (option.do === 'auxiliary') {
      g.then(left(step, NONE))
      doAuxiliary(g, seat, option.index, 1)
    } else if (option.do === 'turn') {
      g.then(left(step, NONE))
      turnOver(g, seat, option)
    } else if (option.do === 'action') useSlot(g, step, option)
  },
}

/** The slot that offers this action; one with fewer alternatives first. */
function slotOf(slots: readonly number[], action: number): number {
  let best = NO_SLOT
  for (const slot of slots) {
    if (SLOTS[slot].includes(action) && (best === NO_SLOT || SLOTS[slot].length < SLOTS[best].length)) best = slot
  }
  return best
}

function without(slots: readonly number[], slot: number): number[] {
  const out = slots.slice()
  out.splice(out.indexOf(slot), 1)
  return out
}

function useSlot(g: Context, step: ActStep, option: ActionOption): void {
  const slots = without(step.slots, slotOf(step.slots, option.action))
  if (option.print.type === 'copy') {
    const copied = slotsAt(g.s, option.arg)
    g.emit({
      type: 'copied',
      seat: step.seat,
      node: NODES[option.arg].id,
      tile: tileFace(g.s.trail[option.arg]),
    })
    // Copying does nothing yet: something must still be done.
    g.then({ ...step, slots: [...slots, ...copied], copied: [...step.copied, option.arg] })
    return
  }
  // Moving on leaves the other actions of this location behind.
  if (option.print.type !== 'advance') g.then(left(step, slots))
  perform(g, step.seat, option)
}

/** Whether what a slot offers depends on the hand: then silence would tell the others about it. */
const HIDDEN: readonly boolean[] = SLOTS.map((actions) => actions.some((a) => ACTIONS[a].type === 'discard'))

/** Plain money is taken without asking: it is never refused in part, and refusing all of it helps nobody. */
const MONEY_ONLY: readonly boolean[] = SLOTS.map((actions) => actions.every((a) => ACTIONS[a].type === 'money'))

/** An action of a worker slot, a station master or an objective card: now or never. */
export const immediate: Rule<'immediate'> = {
  ask(s, { seat, slot }): Decision<Option> {
    const options: Option[] = []
    for (const action of SLOTS[slot]) pushAction(s, seat, action, options)
    if (!MONEY_ONLY[slot]) options.push(PASS)
    return HIDDEN[slot] ? { seat, kind: 'immediate', options, conceal: true } : { seat, kind: 'immediate', options }
  },
  choose(g, { seat }, option) {
    if (option.do === 'action') perform(g, seat, option)
  },
}
