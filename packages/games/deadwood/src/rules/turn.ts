/** "Déroulement" and "Revenir au ranch": a turn is one of two actions, never a pass. */
import type { Seat } from '@waystation/kernel'
import { BUILDING_COUNT, BUILDING_IDS, buildingOf } from '../data/buildings.ts'
import { COWBOY_TYPES } from '../data/figures.ts'
import type { Origin } from '../events.ts'
import { DONE, type Option, RECALL, RECALL_FROM_MINE, type RecallOption, SEND, type SendOption } from '../options.ts'
import type { State } from '../state.ts'
import type { Rule, Context } from '../types.ts'
import { leave, slot, strengthAt, strengthOf, typeOf } from './cowboys.ts'
import { enter, enterable, FROM_RANCH } from './going-to-town.ts'

const NO_LIMIT = Number.MAX_SAFE_INTEGER

export function beginTurn(g: Context, seat: Seat): void {
  g.s.active = seat
  g.emit({ type: 'turnBegins', seat })
  g.then({ do: 'turn', seat }, { do: 'endTurn', seat })
}

function sendOptions(s: Readonly<State>, seat: Seat, out: Option[]): void {
  const buildings = enterable(s, seat)
  for (let i = 0; i < COWBOY_TYPES.length; i++) {
    if (s.ranch[slot(seat, i + 1)] === 0) continue
    const send = SEND[i]
    for (const building of buildings) out.push(send[building])
  }
}

/** Own cowboys on buildings, then in the mine by strength. */
function recallOptions(s: Readonly<State>, seat: Seat, out: Option[]): void {
  for (let building = 0; building < BUILDING_COUNT; building++) {
    if (strengthAt(s, building, seat) > 0) out.push(RECALL[building])
  }
  for (let i = 0; i < COWBOY_TYPES.length; i++) {
    if (s.mine[slot(seat, i + 1)] > 0) out.push(RECALL_FROM_MINE[i])
  }
}

function bringHome(g: Context, seat: Seat, option: RecallOption): void {
  const { s } = g
  if (option.do === 'recallFromMine') {
    const at = slot(seat, strengthOf(option.cowboy))
    s.mine[at]--
    s.ranch[at]++
    return emitRecalled(g, seat, strengthOf(option.cowboy), 'mine')
  }
  const building = buildingOf(option.building)
  const strength = leave(s, building, seat)
  s.ranch[slot(seat, strength)]++
  emitRecalled(g, seat, strength, BUILDING_IDS[building])
}

function emitRecalled(g: Context, seat: Seat, strength: number, from: Origin): void {
  g.emit({ type: 'recalled', seat, cowboy: typeOf(strength), from })
}

/** Send one cowboy to town, or call the first of several back. */
export const turn: Rule<'turn', SendOption | RecallOption> = {
  ask(s, { seat }) {
    const options: (SendOption | RecallOption)[] = []
    sendOptions(s, seat, options)
    recallOptions(s, seat, options)
    return { seat, kind: 'turn', options }
  },
  choose(g, { seat }, option) {
    if (option.do !== 'send') {
      bringHome(g, seat, option)
      return g.then({ do: 'recall', seat, kind: 'recall', left: NO_LIMIT })
    }
    const strength = strengthOf(option.cowboy)
    g.s.ranch[slot(seat, strength)]--
    g.emit({ type: 'sent', seat, cowboy: option.cowboy, building: option.building })
    enter(g, seat, strength, { building: buildingOf(option.building), from: FROM_RANCH })
  },
}

/**
 * More cowboys to call back; also Bastringue, up to two. In any order, although a set can then be reached by several ways:
 * nobody who points at cowboys on a board thinks of an order.
 */
export const recall: Rule<'recall', RecallOption | typeof DONE> = {
  ask(s, { seat, kind, left }) {
    if (left === 0) return null
    const options: (RecallOption | typeof DONE)[] = []
    recallOptions(s, seat, options)
    if (options.length === 0) return null
    options.push(DONE)
    return { seat, kind, options }
  },
  choose(g, step, option) {
    if (option.do === 'done') return
    bringHome(g, step.seat, option)
    g.then({ ...step, left: step.left - 1 })
  },
}

export const endTurn: Rule<'endTurn'> = {
  run(g, { seat }) {
    if (g.s.ending !== 0) g.then({ do: 'finish' })
    else beginTurn(g, (seat + 1) % g.s.players)
  },
}
