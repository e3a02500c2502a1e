/** Where steps and fee of a place stand: at its upper corners, or at others where those would hide a house, a rider or another badge. */
import type { NodeId, View } from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import { around } from '../../../board/boxes.ts'
import { standing } from '../scene/Trail.tsx'
import type { Layout, Spot } from './types.ts'

export interface Badge {
  readonly node: NodeId
  readonly steps: Spot
  readonly fee: Spot
  /** What they cover. */
  readonly boxes: readonly Box[]
}

interface Wanted {
  readonly node: NodeId
  /** Letters of the fee; none: for free. */
  readonly letters: number
}

export const STEPS_RADIUS = 10
export const FEE_SIZE = 12
const FEE = { letter: FEE_SIZE * 0.62, edge: 6, height: FEE_SIZE * 1.4 }

/** How much worse it is to hide a number than to hide as much of a house. */
const UNREADABLE = 4

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** Houses, tiles and riders; a badge may cover a corner of its own place. */
function standingThere(view: View, { trail }: Layout): readonly (Box & { readonly node: NodeId | null })[] {
  const houses = view.trail.flatMap(({ node, tile }) => (tile === null ? [] : [{ ...trail.nodes[node], node }]))
  const size = 40 * trail.rider
  const riders = view.trail.flatMap(({ node, cattlemen }) =>
    cattlemen.map((_, i) => {
      const { x, y } = standing(trail, node, i)
      return { ...around(x, y - size * 0.6, size, size * 1.2), node: null }
    }),
  )
  return [...houses, ...riders]
}

export function badgesIn(view: View, layout: Layout, wanted: readonly Wanted[]): readonly Badge[] {
  const obstacles = standingThere(view, layout)
  const placed: Badge[] = []
  for (const { node, letters } of wanted) {
    const hidden = ({ boxes }: Badge): number =>
      boxes.reduce(
        (sum, each) =>
          sum +
          obstacles.reduce((area, thing) => area + (thing.node === node ? 0 : shared(each, thing)), 0) +
          UNREADABLE * placed.reduce((area, other) => area + other.boxes.reduce((a, b) => a + shared(each, b), 0), 0),
        0,
      )
    const places = candidates(layout, node, letters)
    placed.push(places.reduce((best, each) => (hidden(each) < hidden(best) ? each : best)))
  }
  return placed
}

function candidates(layout: Layout, node: NodeId, letters: number): readonly Badge[] {
  const { x, y, width, height } = layout.trail.nodes[node]
  const slip = letters * FEE.letter + FEE.edge
  const [left, right, middle, bottom] = [x + 1, x + width - 4, y + height / 2, y + height]
  const beside = STEPS_RADIUS + slip / 2
  const pairs: readonly (readonly [Spot, Spot])[] = [
    [
      { x: left, y },
      { x: right, y: y - 1 },
    ],
    [
      { x: left, y: bottom },
      { x: right, y: bottom },
    ],
    [
      { x: x + width / 2, y: y - 2 },
      { x: x + width / 2, y: bottom },
    ],
    [
      { x: x - 6, y },
      { x: x - 6, y: y + FEE.height },
    ],
    [
      { x: x - 8, y: middle },
      { x: x - 8 - beside, y: middle },
    ],
    [
      { x: x + width + 6, y: middle },
      { x: x + width + 6 + beside, y: middle },
    ],
    [
      { x: x + width / 2 - slip / 2, y: bottom + 4 },
      { x: x + width / 2 + STEPS_RADIUS, y: bottom + 4 },
    ],
  ]
  return pairs.map(([steps, fee]) => {
    const at = within(layout, steps, STEPS_RADIUS * 2, STEPS_RADIUS * 2)
    const price = within(layout, fee, slip, FEE.height)
    return {
      node,
      steps: at,
      fee: price,
      boxes: [
        around(at.x, at.y, STEPS_RADIUS * 2, STEPS_RADIUS * 2),
        ...(letters === 0 ? [] : [around(price.x, price.y, slip, FEE.height)]),
      ],
    }
  })
}

/** In the country. */
function within({ trail: { rect } }: Layout, { x, y }: Spot, width: number, height: number): Spot {
  const inside = (at: number, size: number, from: number, all: number): number =>
    Math.min(from + all - size / 2, Math.max(from + size / 2, at))
  return { x: inside(x, width, rect.x, rect.width), y: inside(y, height, rect.y, rect.height) }
}
