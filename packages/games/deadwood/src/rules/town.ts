/** What lies where: buildings, empty plots, and the three face-down stacks. */
import type { Seat } from '@waystation/kernel'
import { type Building, BUILDING_COUNT, BUILDING_IDS, STACK_OF, type Stack } from '../data/buildings.ts'
import { NEIGHBOURS, PLOT_COUNT, type Plot } from '../data/plots.ts'
import { EMPTY, EVERYONE, type State, seenBit } from '../state.ts'
import type { Context } from '../types.ts'

/** Whether a tile can be annexed, unlike rails, the station and empty plots. */
export const isBuilding = (tile: number): boolean => tile >= 0 && tile < BUILDING_COUNT

export const plotWith = (s: Readonly<State>, building: Building): Plot => s.lots.indexOf(building)

function besideBuilding(s: Readonly<State>, plot: Plot): boolean {
  for (const near of NEIGHBOURS[plot]) if (isBuilding(s.lots[near])) return true
  return false
}

/** Empty and next to a building already on the board: where a new one may go (Mairie). */
export const isOpen = (s: Readonly<State>, plot: Plot): boolean => s.lots[plot] === EMPTY && besideBuilding(s, plot)

export function openPlots(s: Readonly<State>): Plot[] {
  const out: Plot[] = []
  for (let plot = 0; plot < PLOT_COUNT; plot++) if (isOpen(s, plot)) out.push(plot)
  return out
}

/** Whether this seat knows where in its stack the tile lies; the last one left is known by elimination. */
export function knows(s: Readonly<State>, seat: Seat | null, tile: Building): boolean {
  const bit = seenBit(seat)
  if ((s.seen[tile] & bit) !== 0) return true
  let unknown = 0
  for (const other of s.stacks[STACK_OF[tile]]) if ((s.seen[other] & bit) === 0) unknown++
  return unknown === 1
}

/** Takes the top tile of a stack that has one. What everybody knew already is no revelation. */
export function draw(g: Context, seat: Seat, stack: Stack): void {
  const tiles = g.s.stacks[stack]
  if (!knows(g.s, null, tiles[tiles.length - 1])) g.reveal()
  const tile = tiles.pop()
  if (tile === undefined) throw new Error(`stack ${stack + 1} is empty`)
  g.s.drawn.push(tile)
  g.emit({ type: 'tileDrawn', seat, building: BUILDING_IDS[tile], stack: stack + 1 })
}

/** Under its stack, in plain sight. */
export function putUnder(s: State, tile: Building): Stack {
  const stack = STACK_OF[tile]
  s.stacks[stack].unshift(tile)
  s.seen[tile] = EVERYONE
  return stack
}
