/**
 * Every printed action once, by number: steps and options refer to actions and slots (sets of alternatives) by index.
 */
import type { Action, Slot } from './actions.ts'
import { BUILDINGS, NEUTRAL_BUILDINGS } from './buildings.ts'
import { MEDIUM_TILES } from './rails/medium-towns.ts'
import { OBJECTIVES } from './objectives.ts'
import { WORKER_SLOTS } from './player-board.ts'
import { STATION_MASTERS } from './station-masters.ts'
import { NEUTRAL_LETTERS } from './tiles.ts'
import { NODES } from './trail.ts'

const actions: Action[] = []
const slots: (readonly number[])[] = []
const known = new Map<string, number>()

function register<V>(list: V[], key: string, value: V): number {
  const found = known.get(key)
  if (found !== undefined) return found
  known.set(key, list.length)
  list.push(value)
  return list.length - 1
}

const actionIndex = (action: Action): number => register(actions, `action ${JSON.stringify(action)}`, action)

function slotIndex(slot: Slot): number {
  const alternatives = slot.map(actionIndex)
  return register(slots, `slot ${alternatives.join(',')}`, alternatives)
}

export const NO_SLOT = -1
const slotOrNone = (slot: Slot | undefined): number => (slot && slot.length > 0 ? slotIndex(slot) : NO_SLOT)

/** Slots of each neutral building, of each private building face, and beside each trail space. */
export const NEUTRAL_SLOTS: readonly (readonly number[])[] = NEUTRAL_LETTERS.map((letter) =>
  NEUTRAL_BUILDINGS[letter].map(slotIndex),
)
export const BUILDING_SLOTS: readonly (readonly number[])[] = BUILDINGS.map((b) => b.slots.map(slotIndex))
export const SPECIAL_SLOT: readonly number[] = NODES.map((node) => slotOrNone(node.special))
/** By worker type and slot of the row. */
export const WORKER_SLOT: readonly (readonly number[])[] = WORKER_SLOTS.map((row) => row.map(slotOrNone))
export const MASTER_SLOT: readonly number[] = STATION_MASTERS.map((m) => slotOrNone(m.immediate))
export const OBJECTIVE_SLOT: readonly number[] = OBJECTIVES.map((o) => slotOrNone(o.immediate))
export const MEDIUM_SLOT: readonly number[] = MEDIUM_TILES.map((tile) => slotOrNone(tile.immediate))
/** What the add-ons of the poker table lay on a neutral building. */
export const ANTE_SLOT = slotIndex([{ type: 'ante' }])
export const SHOWDOWN_SLOT = slotIndex([{ type: 'showdown' }])

export const ACTIONS: readonly Action[] = actions
export const SLOTS: readonly (readonly number[])[] = slots
