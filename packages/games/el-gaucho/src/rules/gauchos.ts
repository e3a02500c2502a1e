/** Gauchos: out of the supply, back into it, and which of them may be taken back ("Plus de Gauchos"). */
import type { Seat } from '@waystation/kernel'
import { AREA_IDS, AREAS, type Area, bit } from '../data/action-areas.ts'
import { type Space, ALL_SPACES } from '../data/pampa.ts'
import { TILE_IDS } from '../data/cattle.ts'
import { RECLAIM, type ReclaimOption, type SpecialOption, TAKE_BACK } from '../options.ts'
import { lying, NOBODY, type State, standing } from '../state.ts'
import type { Context } from '../types.ts'

export function spaceOfTile(s: Readonly<State>, tile: number): Space {
  return s.tiles.indexOf(tile)
}

/** A gaucho from the supply goes onto a tile. */
export function placeGaucho(g: Context, seat: Seat, space: Space, upright: boolean): void {
  g.s.players[seat].supply--
  g.s.gauchos[space] = upright ? standing(seat) : lying(seat)
  g.s.placed = [...g.s.placed, space]
}

export function returnGaucho(g: Context, seat: Seat): void {
  g.s.players[seat].supply++
}

/** A gaucho from the supply goes onto the own space of an action area. */
export function occupyArea(g: Context, seat: Seat, area: Area): void {
  const player = g.s.players[seat]
  player.supply--
  player.areas |= bit(area)
}

/** The own gaucho leaves an action space. The area counts as touched for the rest of the turn. */
export function leaveArea(g: Context, seat: Seat, area: Area): void {
  g.s.players[seat].areas &= ~bit(area)
  g.s.touched |= bit(area)
  returnGaucho(g, seat)
}

/** Own lying gauchos that may be taken back: all but those placed in this turn [house]. */
export function reclaimable(s: Readonly<State>, seat: Seat): ReclaimOption[] {
  const out: ReclaimOption[] = []
  for (const space of ALL_SPACES[s.players.length]) {
    if (s.gauchos[space] === lying(seat) && !s.placed.includes(space)) out.push(RECLAIM[s.tiles[space]])
  }
  return out
}

export function reclaim(g: Context, seat: Seat, tile: number): void {
  g.s.gauchos[spaceOfTile(g.s, tile)] = NOBODY
  returnGaucho(g, seat)
  g.emit({ type: 'gauchoReclaimed', seat, tile: TILE_IDS[tile] })
}

/** Own action spaces whose gaucho may be taken back without using the action. */
export function leavable(s: Readonly<State>, seat: Seat): SpecialOption[] {
  const free = s.players[seat].areas & ~s.touched
  const out: SpecialOption[] = []
  for (const area of AREAS) if ((free & bit(area)) !== 0) out.push(TAKE_BACK[area])
  return out
}

export function takeBack(g: Context, seat: Seat, area: Area): void {
  leaveArea(g, seat, area)
  g.emit({ type: 'areaLeft', seat, area: AREA_IDS[area] })
}
