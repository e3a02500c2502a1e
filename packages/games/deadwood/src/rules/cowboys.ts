/** Where cowboys are: ranch, buildings, "Les environs de la ville" (Abandoned Mine and Boot Hill). */
import type { Seat } from '@waystation/kernel'
import { type Building, BUILDING_COUNT, BUILDING_IDS } from '../data/buildings.ts'
import { COWBOY_TYPES, type CowboyType, type Strength } from '../data/figures.ts'
import type { MineCause, Origin } from '../events.ts'
import { NOBODY, type State } from '../state.ts'
import type { Context } from '../types.ts'

const TYPES = COWBOY_TYPES.length

export const typeOf = (strength: Strength): CowboyType => COWBOY_TYPES[strength - 1]
export const strengthOf = (type: CowboyType): Strength => COWBOY_TYPES.indexOf(type) + 1
/** Index into ranch, mine, reserve and Boot Hill. */
export const slot = (seat: Seat, strength: Strength): number => seat * TYPES + strength - 1

/** Strength of this seat's cowboy on a building; 0 for none. */
export const strengthAt = (s: Readonly<State>, building: Building, seat: Seat): Strength =>
  (s.posted[building] >> (2 * seat)) & 3

/** The seat with a cowboy there; the Church, which holds several, has no single one. */
export function controllerOf(s: Readonly<State>, building: Building): Seat {
  const posted = s.posted[building]
  if (posted === 0) return NOBODY
  let seat = 0
  while (((posted >> (2 * seat)) & 3) === 0) seat++
  return seat
}

export function opponentAt(s: Readonly<State>, building: Building, seat: Seat): Seat {
  for (let other = 0; other < s.players; other++) {
    if (other !== seat && strengthAt(s, building, other) > 0) return other
  }
  return NOBODY
}

export function post(s: State, building: Building, seat: Seat, strength: Strength): void {
  s.posted[building] |= strength << (2 * seat)
}

/** Takes the cowboy off the building; whatever a rail tile still owed him there lapses. */
export function leave(s: State, building: Building, seat: Seat): Strength {
  const strength = strengthAt(s, building, seat)
  s.posted[building] &= ~(3 << (2 * seat))
  if (s.owed.length > 0) s.owed = s.owed.filter((owed) => owed.building !== building || owed.seat !== seat)
  return strength
}

/** Off a building to the Abandoned Mine, which has room for everyone. */
export function driveToMine(g: Context, seat: Seat, building: Building, cause: MineCause): void {
  const strength = leave(g.s, building, seat)
  g.s.mine[slot(seat, strength)]++
  const from: Origin = BUILDING_IDS[building]
  g.emit({ type: 'sentToMine', seat, cowboy: typeOf(strength), from, cause })
}

/** Cowboys that are hired and alive: in the ranch, on buildings, in the mine. */
export function hiredCount(s: Readonly<State>, seat: Seat): number {
  let count = 0
  for (let strength = 1; strength <= TYPES; strength++) count += hiredOf(s, seat, strength)
  return count
}

export function hiredOf(s: Readonly<State>, seat: Seat, strength: Strength): number {
  const at = slot(seat, strength)
  let count = s.ranch[at] + s.mine[at]
  for (let building = 0; building < BUILDING_COUNT; building++) {
    if (strengthAt(s, building, seat) === strength) count++
  }
  return count
}
