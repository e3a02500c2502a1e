/** The trail in a box: houses on neutral spaces and sites, tiles on the others, signs beside seven sites. */
import { NODES, type NodeId } from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import { around, centre } from '../../../board/boxes.ts'
import type { Share, TrailPlan } from './plans.ts'
import type { Spot, TrailLayout } from './types.ts'

export interface TrailSizes {
  readonly house: { readonly width: number; readonly height: number }
  /** How much wider a neutral house is. */
  readonly wider: number
  /** Side of a hazard or teepee. */
  readonly tile: number
  readonly sign: { readonly width: number; readonly height: number }
  readonly road: number
  readonly rider: number
}

/** Neutral houses are larger: some have three actions. */
const HIGHER = { neutral: 1.1, site: 1 } as const

/** What is written on a flat sign reaches its edge: there the ring of the house needs its room. */
const FLAT = 14
const RING = 3

/** Signs stand below their site, but above where the road runs there. */
const ABOVE: readonly NodeId[] = ['site-flood-1', 'site-flood-2']

/** Eaves and roof stay in the country, however large a house is. */
function within(rect: Box, x: number, y: number, width: number, height: number): Box {
  const [across, up] = [width * 0.55 + 1, height / 2 + 2]
  const inside = (at: number, from: number, room: number, half: number): number =>
    Math.min(from + room - half, Math.max(from + half, at))
  return around(inside(x, rect.x, rect.width, across), inside(y, rect.y, rect.height, up), width, height)
}

export function trailIn(rect: Box, plan: TrailPlan, sizes: TrailSizes): TrailLayout {
  const at = ([x, y]: Share): Spot => ({ x: rect.x + x * rect.width, y: rect.y + y * rect.height })
  const { house, wider, tile, sign } = sizes
  const boxOf = (id: NodeId, kind: string): Box => {
    const { x, y } = at(plan.at[id])
    if (kind === 'neutral' || kind === 'site')
      return within(rect, x, y, house.width * (kind === 'neutral' ? wider : 1), house.height * HIGHER[kind])
    return kind === 'kansas-city'
      ? around(x, y, house.width * 1.25, house.height * 1.25)
      : around(x, y, kind === 'start' ? tile * 1.2 : tile, tile)
  }
  const nodes = Object.fromEntries(NODES.map(({ id, kind }) => [id, boxOf(id, kind)])) as TrailLayout['nodes']
  const signs = NODES.filter(({ special }) => special !== undefined).map(({ id }) => {
    const { x, y } = centre(nodes[id])
    const off = house.height / 2 + sign.height / 2 + (sign.height < FLAT ? RING : 1)
    return [id, around(x, y + (ABOVE.includes(id) ? -off : off), sign.width, sign.height)]
  })
  return {
    rect,
    nodes,
    bends: Object.fromEntries(Object.entries(plan.bends).map(([edge, shares]) => [edge, shares.map(at)])),
    river: plan.river.map(at),
    cacti: plan.cacti.map(at),
    camp: at(plan.camp),
    skull: at(plan.skull),
    mountains: plan.mountains.map(([x, y, high]) => ({ ...at([x, y]), high: high * house.height })),
    signs: Object.fromEntries(signs) as TrailLayout['signs'],
    road: sizes.road,
    rider: sizes.rider,
  }
}
