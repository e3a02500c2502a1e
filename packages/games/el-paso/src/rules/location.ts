/**
 * "Phase Action": the actions of a building or train card, each once, in any order, any of them left out; or, on a
 * building, one auxiliary action instead. On another player's building that is all there is.
 */
import type { Decision, Seat } from '@waystation/kernel'
import { DONE } from '@waystation/kernel'
import type { Action, TilePile } from '../data/actions.ts'
import { ONLY_AUXILIARY } from '../options/interned.ts'
import type { Option } from '../options.ts'
import { type ActStep, NONE_HIRED } from '../steps.ts'
import { FACES, HAND_SLOTS, isTrainFace, NO_FACE, OFFERS_AUXILIARY } from '../data/tiles.ts'
import type { Rule, Context } from '../types.ts'
import { pushAction, sellCattle, takeCattle } from './actions.ts'
import { pushAuxiliaries, useAuxiliary } from './auxiliary.ts'
import { chooseSite, used } from './build.ts'
import { hire } from './hire.ts'
import { gainCertificates, gainDollars, gainTokens } from './money.ts'
import { remove } from './removal.ts'
import { buyCattle, useTrain } from './spending.ts'
import { take } from './supply.ts'
import { travel } from './trail.ts'

export const act: Rule<'act'> = {
  ask(s, step): Decision<Option> {
    const { seat, face, slots } = step
    const options: Option[] = []
    const printed = FACES[face]
    for (let i = 0; i < printed.length; i++) {
      if (((slots >> i) & 1) === 0) continue
      for (const action of printed[i]) pushAction(s, step, action, options)
    }
    if (!step.acted && !OFFERS_AUXILIARY[face]) pushAuxiliaries(s, seat, ONLY_AUXILIARY, options)
    options.push(DONE)
    const kind = face === NO_FACE ? 'visit' : isTrainFace(face) ? 'trainCard' : 'act'
    return (slots & HAND_SLOTS[face]) === 0 ? { seat, kind, options } : { seat, kind, options, conceal: true }
  },
  choose(g, step, option) {
    if (option.do === 'done') return
    if (option.do === 'move') return travel(g, step.seat, option)
    if (option.do === 'onlyAuxiliary') {
      g.then({ ...step, slots: 0, acted: true })
      return useAuxiliary(g, step.seat, option.index)
    }
    const slot = slotOf(step, option)
    if (option.do === 'build') return chooseSite(g, step, slot, option.number)
    const hired = option.do === 'hire' ? option.index : step.hired
    g.then(used(step, slot, hired))
    perform(g, step.seat, option, twice(step, slot))
  },
}

/** Which printed action an answer belongs to. */
const ACTION_OF: { readonly [kind in Option['do']]?: Action['type'] } = {
  sell: 'discard',
  money: 'money',
  certificates: 'certificates',
  tokens: 'tokens',
  hire: 'hire',
  buy: 'buy',
  train: 'train',
  build: 'build',
  takeObjective: 'tile',
  drawObjective: 'tile',
  takeBonus: 'tile',
  drawBonus: 'tile',
  auxiliary: 'auxiliary',
  cattle: 'cattle',
  remove: 'remove',
}

const PILE_OF: { readonly [kind in Option['do']]?: TilePile } = {
  takeObjective: 'objective',
  drawObjective: 'objective',
  takeBonus: 'bonus',
  drawBonus: 'bonus',
}

/** Whether this answer does the action, and not only as one of two piles. */
function does(step: ActStep, option: Option, action: Action): boolean {
  if (action.type !== ACTION_OF[option.do]) return false
  if (action.type === 'hire') return action.second === (step.hired !== NONE_HIRED)
  return action.type !== 'tile' || action.pile === PILE_OF[option.do]
}

const takesEither = (action: Action): boolean => action.type === 'tile' && action.pile === 'either'

/** The open slot this answer uses up; one for both piles only if no other will do. */
function slotOf(step: ActStep, option: Option): number {
  const printed = FACES[step.face]
  let either: number | undefined
  for (let slot = 0; slot < printed.length; slot++) {
    if (((step.slots >> slot) & 1) === 0) continue
    for (const action of printed[slot]) {
      if (does(step, option, action)) return slot
      if (takesEither(action)) either ??= slot
    }
  }
  if (either === undefined) throw new Error(`no slot for "${option.id}"`)
  return either
}

/** Whether the slot allows a second, different auxiliary action. */
const twice = ({ face }: ActStep, slot: number): boolean =>
  FACES[face][slot].some((action) => action.type === 'auxiliary' && action.max === 2)

function perform(g: Context, seat: Seat, option: Option, again: boolean): void {
  switch (option.do) {
    case 'sell':
      return sellCattle(g, seat, option)
    case 'money':
      return gainDollars(g, seat, option.dollars)
    case 'certificates':
      return gainCertificates(g, seat, option.count)
    case 'tokens':
      return gainTokens(g, seat, option.count, option.dollars)
    case 'hire':
      return hire(g, seat, option)
    case 'buy':
      return buyCattle(g, seat, option)
    case 'train':
      return useTrain(g, seat, option)
    case 'takeObjective':
    case 'takeBonus':
    case 'drawObjective':
    case 'drawBonus':
      return take(g, seat, option)
    case 'auxiliary':
      if (again) g.then({ do: 'secondAuxiliary', seat, first: option.index })
      return useAuxiliary(g, seat, option.index)
    case 'cattle':
      return takeCattle(g, seat, option)
    case 'remove':
      return remove(g, seat, option, 0)
    default:
      throw new Error(`"${option.id}" is no printed action`)
  }
}
