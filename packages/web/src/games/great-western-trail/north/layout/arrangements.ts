/**
 * The map is drawn in four shapes: a strip above the track, a lower one on low windows, an open sheet when it is enlarged on a desk,
 * and upright on a phone, where the track is at its left. Middles of towns and turnouts in the units of each.
 */
import type { TownId } from '@waystation/great-western-trail'
import { OPEN, UPRIGHT } from './sheets.ts'
import { BAND, STRIP } from './strips.ts'
import type { GateId, JunctionId } from './tracks.ts'

export type Place = readonly [x: number, y: number]

export interface Arrangement {
  readonly width: number
  readonly height: number
  /** Size of a town; 1 in the strip. */
  readonly scale: number
  readonly towns: { readonly [town in TownId]: Place }
  readonly junctions: { readonly [junction in JunctionId]: Place }
  readonly gates: { readonly [gate in GateId]: Place }
  /** Gates have a plate with their name; in the strip the city itself stands there. */
  readonly plate: { readonly width: number; readonly height: number } | null
  /** What is left of the exchange tokens. */
  readonly supply: Place
}

/** The one that suits the shape of a box. */
export function arrangementFor({ width, height }: { readonly width: number; readonly height: number }): Arrangement {
  const shape = width / height
  if (shape > 9.6) return BAND
  if (shape > 4) return STRIP
  return shape > 1.3 ? OPEN : UPRIGHT
}
