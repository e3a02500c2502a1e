/** Where steps and fee of a place stand: around it, where they hide least of its name, of what is done there, of other houses, riders and badges. */
import type { NodeId, View } from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import { around, box, shared } from '../../../board/boxes.ts'
import { standing } from './stands.ts'
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

/** How much worse it is to hide a number, or the name on a roof, than to hide as much of a house; and what its own place loses is in sight beside it. */
const UNREADABLE = 5
const OWN = 0.5
/** Badges over badges say nothing at all. */
const EACH_OTHER = 10
/** Half the width of a name, and the share of a house that is roof. */
const NAME = { half: 12, roof: 0.3 }
/** Numbers of a tile stand in its lower part and a little beyond. */
const TILE = { below: 0.55, aside: 2 }
/** Of two places as good as each other the first of the list; a little worse is worth it, or neighbours look untidy. */
const LATER = 6
/** Steps and fee of one place may touch. */
const TOUCHING = 20

interface Thing extends Box {
  /** Whose badges may hide a part of it. */
  readonly node: NodeId | null
}

/** Houses, tiles and riders. */
function standingThere(view: View, { trail }: Layout): readonly Thing[] {
  const { signs: signsOf } = trail
  const houses = view.trail.flatMap(({ node, tile }) => (tile === null ? [] : [{ ...trail.nodes[node], node }]))
  const size = 40 * trail.rider
  const riders = view.trail.flatMap(({ node, cattlemen }) =>
    cattlemen.map((_, i) => {
      const { x, y } = standing(trail, node, i)
      return { ...around(x, y - size * 0.6, size, size * 1.2), node: null }
    }),
  )
  const signs = view.trail.flatMap(({ node, tile }) =>
    tile === null || !(node in signsOf) ? [] : [{ ...signsOf[node], node: null }],
  )
  return [...houses, ...signs, ...riders]
}

/** The name on the roof of a house; below a hazard or a teepee its points, its hand and what it brings. */
function readOn(house: boolean, { x, y, width, height }: Box): Box {
  if (house) return box(x + width / 2 - NAME.half, y, 2 * NAME.half, height * NAME.roof)
  return box(x - TILE.aside, y + height * TILE.below, width + 2 * TILE.aside, height * (1 - TILE.below) + TILE.aside)
}

export function badgesIn(view: View, layout: Layout, wanted: readonly Wanted[]): readonly Badge[] {
  const obstacles = standingThere(view, layout)
  const names = view.trail.flatMap(({ node, tile }) =>
    tile === null ? [] : [readOn(tile.kind === 'neutral' || tile.kind === 'building', layout.trail.nodes[node])],
  )
  const ways = wanted.map(({ node, letters }) => {
    const all = candidates(layout, node, letters)
    const reach = all.flatMap(({ boxes }) => boxes)
    const near = (thing: Box): boolean => reach.some((each) => shared(each, thing) > 0)
    return { node, all, things: obstacles.filter(near), read: names.filter(near) }
  })
  const placed: Badge[] = []
  // Who comes first does not know where the others will be: all are looked at once more.
  for (const round of [0, 1]) {
    for (const [i, { node, all, things, read }] of ways.entries()) {
      const taken = placed.flatMap(({ boxes }, other) => (other === i && round > 0 ? [] : boxes))
      const hides = (each: Box): number =>
        things.reduce((sum, thing) => sum + (thing.node === node ? OWN : 1) * shared(each, thing), 0) +
        UNREADABLE * read.reduce((sum, thing) => sum + shared(each, thing), 0) +
        EACH_OTHER * taken.reduce((sum, thing) => sum + shared(each, thing), 0)
      placed[i] = best(all, hides)
    }
  }
  return placed
}

function best([first, ...others]: readonly Badge[], hides: (each: Box) => number): Badge {
  const cost = ({ boxes }: Badge, at: number): number => boxes.reduce((sum, each) => sum + hides(each), LATER * at)
  let [found, least] = [first, cost(first, 0)]
  for (const [i, badge] of others.entries()) {
    const now = cost(badge, i + 1)
    if (now < least) [found, least] = [badge, now]
  }
  return found
}

/** Every way to put both around the place, those that look calm first. */
function candidates(layout: Layout, node: NodeId, letters: number): readonly Badge[] {
  const { x, y, width, height } = layout.trail.nodes[node]
  const slip = letters * FEE.letter + FEE.edge
  const [middle, bottom, half] = [y + height / 2, y + height, FEE.height / 2]
  const steps: readonly Spot[] = [
    { x: x - 2, y: y - 1 },
    { x: x - 2, y: bottom + 1 },
    { x: x + width + 2, y: y - 1 },
    { x: x + width + 2, y: bottom + 1 },
    { x: x - 8, y: middle },
    { x: x + width + 8, y: middle },
    { x: x + width / 2, y: y - 8 },
    { x: x + width / 2, y: bottom + 8 },
    { x, y: y + height * 0.25 },
    { x: x + width, y: y + height * 0.25 },
  ]
  const fees: readonly Spot[] = [
    { x: x + width - slip / 2 + 4, y: y - half + 2 },
    { x: x + width - slip / 2 + 4, y: bottom + half - 2 },
    { x: x + slip / 2 + 8, y: y - half + 2 },
    { x: x + slip / 2 + 8, y: bottom + half - 2 },
    { x: x + width + slip / 2, y: middle },
    { x: x - slip / 2, y: middle },
    { x: x - slip / 2, y: bottom },
    { x: x + width / 2, y: y - half },
  ]
  const pairs = (letters === 0 ? fees.slice(0, 1) : fees).flatMap((fee) => steps.map((at) => [at, fee] as const))
  return pairs.flatMap(([spot, price]) => {
    const at = within(layout, spot, STEPS_RADIUS * 2, STEPS_RADIUS * 2)
    const fee = within(layout, price, slip, FEE.height)
    const disc = around(at.x, at.y, STEPS_RADIUS * 2, STEPS_RADIUS * 2)
    const paper = around(fee.x, fee.y, slip, FEE.height)
    if (letters === 0) return [{ node, steps: at, fee, boxes: [disc] }]
    return shared(disc, paper) > TOUCHING ? [] : [{ node, steps: at, fee, boxes: [disc, paper] }]
  })
}

/** In the country. */
function within({ trail: { rect } }: Layout, { x, y }: Spot, width: number, height: number): Spot {
  const inside = (at: number, size: number, from: number, all: number): number =>
    Math.min(from + all - size / 2, Math.max(from + size / 2, at))
  return { x: inside(x, width, rect.x, rect.width), y: inside(y, height, rect.y, rect.height) }
}
