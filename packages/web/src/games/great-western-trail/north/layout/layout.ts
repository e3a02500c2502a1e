/** The map in a box: where its towns, turnouts and gates are. */
import { type TownId, TOWNS } from '@waystation/great-western-trail'
import type { Box, Point } from '../../../../art/ink.ts'
import { type Arrangement, arrangementFor, type Place } from './arrangements.ts'
import { GATES, type GateId, type JunctionId, JUNCTIONS, type Stop } from './tracks.ts'
import { TOWN_PARTS } from './town.ts'

export interface TownBox {
  readonly rect: Box
  readonly spaces: readonly Box[]
  readonly head: Box | null
  readonly discs: Box | null
  readonly extra: Box | null
}

export interface NorthLayout {
  readonly rect: Box
  /** Units of a town's own drawing in those of the board. */
  readonly scale: number
  readonly towns: { readonly [town in TownId]: TownBox }
  readonly junctions: { readonly [junction in JunctionId]: Point }
  readonly gates: { readonly [gate in GateId]: Point }
  /** Size of the plates at the gates; null: the cities themselves stand there. */
  readonly plate: { readonly width: number; readonly height: number } | null
  readonly supply: Point
}

function make(rect: Box, arrangement: Arrangement): NorthLayout {
  const sx = rect.width / arrangement.width
  const sy = rect.height / arrangement.height
  const fit = Math.min(sx, sy)
  const scale = arrangement.scale * fit
  const at = ([x, y]: Place): Point => [rect.x + x * sx, rect.y + y * sy]
  const { plate } = arrangement
  return {
    rect,
    scale,
    towns: byName(
      TOWNS.map(({ id }) => id),
      (id) => townAt(id, at(arrangement.towns[id]), scale),
    ),
    junctions: byName(JUNCTIONS, (id) => at(arrangement.junctions[id])),
    gates: byName(GATES, (id) => at(arrangement.gates[id])),
    plate: plate === null ? null : { width: plate.width * fit, height: plate.height * fit },
    supply: at(arrangement.supply),
  }
}

const byName = <K extends string, T>(names: readonly K[], value: (name: K) => T): { readonly [name in K]: T } =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as { [name in K]: T }

export function townAt(id: TownId, [x, y]: Point, scale: number): TownBox {
  const { width, height, spaces, head, discs, extra } = TOWN_PARTS[id]
  const left = x - (width / 2) * scale
  const top = y - (height / 2) * scale
  const placed = (part: Box): Box => ({
    x: left + part.x * scale,
    y: top + part.y * scale,
    width: part.width * scale,
    height: part.height * scale,
  })
  const perhaps = (part: Box | null): Box | null => (part === null ? null : placed(part))
  return {
    rect: placed({ x: 0, y: 0, width, height }),
    spaces: spaces.map(placed),
    head: perhaps(head),
    discs: perhaps(discs),
    extra: perhaps(extra),
  }
}

/** Boxes are made once by whoever lays out the board: so is what lies in them. */
const made = new WeakMap<Box, NorthLayout>()
export function northLayout(rect: Box): NorthLayout {
  const known = made.get(rect) ?? make(rect, arrangementFor(rect))
  made.set(rect, known)
  return known
}

export const middle = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2]

export function stopAt(layout: NorthLayout, stop: Stop): Point {
  if ('town' in stop) return middle(layout.towns[stop.town].rect)
  return 'junction' in stop ? layout.junctions[stop.junction] : layout.gates[stop.gate]
}
