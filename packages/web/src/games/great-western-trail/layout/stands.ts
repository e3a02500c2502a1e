/** Where cattlemen stand at a place of the trail: beside a house, where they hide least of what is written there and of their neighbours. */
import { NODES, type NodeId } from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import { box, shared } from '../../../board/boxes.ts'
import type { Spot, TrailLayout } from './types.ts'

/** Narrower places are tiles: whoever stands there stands before them, with their numbers in sight. */
const TILE = 44
/** Horse and rider, hooves at the origin, as large as they are drawn at first. */
const FIGURE = { left: 37, right: 22, high: 66 }
/** How much worse it is to hide somebody, or the name on a roof, than to hide as much of a wall; an empty site may become a house. */
const WORSE = { rider: 0.8, name: 3, sign: 0.6, site: 0.9, tile: 0.9 }
/** Of two places as good as each other the first of the list. */
const LATER = 7
const NAME = { half: 12, roof: 0.3 }

export function standing(trail: TrailLayout, node: NodeId, at: number): Spot {
  const { x, y, width, height } = trail.nodes[node]
  if (width < TILE) return { x: x + width / 2 - 4 + at * 24 * trail.rider, y: y + height * 0.62 }
  return standsAt(trail, node)[at]
}

const known = new WeakMap<TrailLayout, Map<NodeId, readonly Spot[]>>()

/** For as many as can come; the same in every position. */
function standsAt(trail: TrailLayout, node: NodeId): readonly Spot[] {
  const places = known.get(trail) ?? new Map<NodeId, readonly Spot[]>()
  known.set(trail, places)
  const stands = places.get(node) ?? chosenStands(trail, node)
  places.set(node, stands)
  return stands
}

const SEATS = 4

/** One after the other, each out of the way of those before. */
function chosenStands(trail: TrailLayout, node: NodeId): readonly Spot[] {
  const things = thingsOf(trail)
  const stands: Spot[] = []
  for (let seat = 0; seat < SEATS; seat++) {
    const others = stands.map((spot) => figureAt(trail, spot))
    const cost = (spot: Spot): number => {
      const figure = figureAt(trail, spot)
      return (
        things.reduce((sum, { rect, weight }) => sum + weight * shared(figure, rect), 0) +
        WORSE.rider * others.reduce((sum, other) => sum + shared(figure, other), 0)
      )
    }
    const all = candidates(trail, node).map((spot, i) => ({ spot, cost: cost(spot) + i * LATER }))
    const best = all.reduce((least, each) => (each.cost < least.cost ? each : least))
    stands.push(best.spot)
  }
  return stands
}

function figureAt({ rider }: TrailLayout, { x, y }: Spot): Box {
  const { left, right, high } = FIGURE
  return box(x - left * rider, y - high * rider, (left + right) * rider, high * rider)
}

interface Thing {
  readonly rect: Box
  readonly weight: number
}

function thingsOf({ nodes, signs }: TrailLayout): readonly Thing[] {
  return NODES.flatMap(({ id, kind }): readonly Thing[] => {
    const rect = nodes[id]
    const sign = signs[id]
    const below = sign === undefined ? [] : [{ rect: sign, weight: WORSE.sign }]
    if (kind === 'start') return []
    if (kind !== 'neutral' && kind !== 'site') return [{ rect, weight: WORSE.tile }]
    const weight = kind === 'site' ? WORSE.site : 1
    const { x, y, width, height } = rect
    const name = box(x + width / 2 - NAME.half, y, 2 * NAME.half, height * NAME.roof)
    return [{ rect, weight }, { rect: name, weight: weight * WORSE.name }, ...below]
  })
}

/** On the road on both sides, at the corners, below the house; all in the country. */
function candidates({ nodes, rect, rider }: TrailLayout, node: NodeId): readonly Spot[] {
  const { x, y, width, height } = nodes[node]
  const { left, right, high } = FIGURE
  const foot = y + height + 3
  const beside: readonly Spot[] = [
    { x: x - right * rider, y: foot },
    { x: x + width + left * rider, y: foot },
    { x: x - right * rider * 0.3, y: foot + 2 },
    { x: x + width + left * rider * 0.5, y: foot + 2 },
    { x: x - right * rider * 0.6, y: y + height * 0.55 },
    { x: x + width + left * rider * 0.7, y: y + height * 0.55 },
  ]
  const below = [high * 0.55, high * 0.95, high * 1.4].flatMap((off) =>
    [0.12, 0.4, 0.68, 0.95].map((share): Spot => ({ x: x + width * share, y: y + height + off * rider })),
  )
  return [...beside, ...below].map((spot) => ({
    x: Math.min(rect.x + rect.width - right * rider, Math.max(rect.x + left * rider, spot.x)),
    y: Math.min(rect.y + rect.height - 1, Math.max(rect.y + high * rider, spot.y)),
  }))
}
