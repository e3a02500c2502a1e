/** Spaces of the trail, the branches of a fork, and the actions of the place where somebody stands. */
import { NODES, type NodeId, type View } from '@waystation/great-western-trail'
import type { Box, Point } from '../../../art/ink.ts'
import type { Spot } from '../../../board/Spots.tsx'
import { around, box, centre, grown } from '../../../board/boxes.ts'
import type { Layout } from '../layout/types.ts'
import { pointsOf } from '../scene/roads.ts'
import { earthOn, villageValue, withPlate } from '../scene/Trail.tsx'
import { offersIn } from '../layout/offers.ts'
import { type Scene, spot } from './scene.ts'

/** What takes clicks is as large as a finger on a phone, and where the trail goes from side to side of a tablet. */
function least({ kind, trail, width }: Layout): number {
  if (kind === 'tall') return 45
  return trail.rect.width === width ? 52 : 24
}

/** A tile is small, but what takes clicks need not be. */
function hitBox(layout: Layout, node: NodeId, glow?: Box): { readonly rect: Box; readonly glow?: Box } {
  const { trail } = layout
  const own = trail.nodes[node]
  const side = least(layout)
  if (own.width >= side && own.height >= side) return { rect: own, ...(glow !== undefined && { glow }) }
  const { x, y } = centre(own)
  const { rect } = trail
  const [width, height] = [Math.max(side, own.width), Math.max(side, own.height)]
  const inside = (at: number, size: number, from: number, all: number): number =>
    Math.min(Math.max(at - size / 2, from), from + all - size) + size / 2
  return {
    rect: around(inside(x, width, rect.x, rect.width), inside(y, height, rect.y, rect.height), width, height),
    glow: glow ?? own,
  }
}

/** The ring of a hazard lies on its rim: the next one is close. */
const RIM = 1.4

/** What is seen of a space where that is not its box: earth between four stakes, a teepee with its plate. */
function seenOf({ trail }: View, { kind, trail: { nodes } }: Layout, node: NodeId): Box | undefined {
  const tile = trail.find((space) => space.node === node)?.tile ?? null
  if (tile === null && NODES.some(({ id, kind }) => id === node && kind === 'site')) return earthOn(nodes[node])
  if (tile === null) return undefined
  if (villageValue(node) !== undefined) return withPlate(nodes[node], kind === 'tall')
  return tile.kind === 'hazard' ? grown(nodes[node], -RIM) : undefined
}

/** Points along a stretch, and a little beside it, from its middle to both ends. */
function candidates(points: readonly Point[], size: number): readonly Point[] {
  const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
  const last = points.length - 1
  const on = shares.map((share): Point => {
    const at = Math.min(last - 1, Math.floor(share * last))
    const part = share * last - at
    const [[x1, y1], [x2, y2]] = [points[at], points[at + 1]]
    return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]
  })
  const beside = [0.75, 1.2, 1.7].flatMap((far) =>
    on.flatMap(([x, y]): Point[] => {
      const aside = far * size
      const across = aside * Math.SQRT1_2
      return [
        [x, y - aside],
        [x, y + aside],
        [x - aside, y],
        [x + aside, y],
        [x - across, y - across],
        [x + across, y - across],
        [x - across, y + across],
        [x + across, y + across],
      ]
    }),
  )
  return [...on, ...beside]
}

const holds = ({ x, y, width, height }: Box, at: { readonly x: number; readonly y: number }): boolean =>
  at.x > x - 2 && at.y > y - 2 && at.x < x + width + 2 && at.y < y + height + 2

/** How much of a mark something lies under, from 0 to 1. */
function covered(mark: Box, thing: Box): number {
  const across = Math.min(mark.x + mark.width, thing.x + thing.width) - Math.max(mark.x, thing.x)
  const down = Math.min(mark.y + mark.height, thing.y + thing.height) - Math.max(mark.y, thing.y)
  return (Math.max(0, across) * Math.max(0, down)) / (mark.width * mark.height)
}

/** So much under its corner is better than a place far off the road. */
const CORNER = 0.06
/** What is drawn under a mark can still be chosen beside it; what belongs to the other road misleads. */
const DRAWN = 0.5
const MISLEADS = 0.7
/** Whoever points at the poker table asks what lies there. */
const TAKEN = 4
/** Its ring must not go through a name or a number. */
const READ = 8
const RING = 4

/** Where letters may stand: on the roof of a house, below the picture of a tile. */
function writtenOn({ nodes }: Layout['trail']): readonly Box[] {
  return NODES.filter(({ kind }) => kind !== 'start').map(({ id, kind }) => {
    const { x, y, width, height } = nodes[id]
    if (kind === 'neutral') return box(x + width / 2 - 8, y, 16, height * 0.32)
    return kind === 'site' ? box(x, y, width, height * 0.32) : box(x - 4, y + height * 0.55, width + 8, height * 0.5)
  })
}

/** From a point to a road through these points. */
function toRoad({ x, y }: { readonly x: number; readonly y: number }, points: readonly Point[]): number {
  const stretches = points.slice(1).map(([x2, y2], i): number => {
    const [x1, y1] = points[i]
    const [dx, dy] = [x2 - x1, y2 - y1]
    const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)))
    return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
  })
  return Math.min(...stretches)
}

/** On the road between a fork and the space beyond it, off everything that stands there, and off the mark of the other branch. */
export function branchBox(layout: Layout, node: NodeId): Box {
  const { trail, kind, shows, poker } = layout
  const fork = NODES.find(({ next }) => next.some((id) => id === node)) ?? NODES[0]
  const size = kind === 'tall' ? 45 : 25
  const [first] = fork.next as readonly NodeId[]
  const others = first === node ? [] : [branchBox(layout, first)]
  const middles = [...NODES.map(({ id }) => hitBox(layout, id).rect), ...others].map(centre)
  const drawn = [...NODES.map(({ id }) => trail.nodes[id]), ...Object.values(trail.signs)]
  const written = writtenOn(trail)
  const table = poker !== null && shows.includes('poker') ? [poker] : []
  const own = pointsOf(trail, fork.id, node)
  const roads = fork.next.filter((id) => id !== node).map((id) => pointsOf(trail, fork.id, id as NodeId))
  const onOwn = (at: ReturnType<typeof centre>): boolean => roads.every((road) => toRoad(at, own) < toRoad(at, road))
  const sum = (mark: Box, things: readonly Box[]): number => things.reduce((all, each) => all + covered(mark, each), 0)
  const hides = (mark: Box): number =>
    middles.filter((at) => holds(mark, at)).length +
    sum(mark, others) +
    DRAWN * sum(mark, drawn) +
    READ * sum(grown(mark, RING), written) +
    TAKEN * sum(mark, table) +
    (onOwn(centre(mark)) ? 0 : MISLEADS)
  const { rect } = trail
  const boxes = candidates(own, size)
    .map(([x, y]) => around(x, y, size, size))
    .filter(
      ({ x, y }) => x >= rect.x && y >= rect.y && x + size <= rect.x + rect.width && y + size <= rect.y + rect.height,
    )
  return boxes.reduce((best, each) => (hides(each) < hides(best) - CORNER ? each : best))
}

export function trailSpots(scene: Scene): readonly Spot[] {
  const { view, layout, labels, lit, seat } = scene
  const offers = offersIn(view, layout, seat, lit)
  const under = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    offers !== null &&
    x > offers.rect.x &&
    y > offers.rect.y &&
    x < offers.rect.x + offers.rect.width &&
    y < offers.rect.y + offers.rect.height
  const spaces = NODES.filter(({ id }) => id !== 'start' && !under(centre(layout.trail.nodes[id]))).map(
    ({ id }): Spot => {
      const target = `node ${id}`
      return {
        key: target,
        target,
        label: labels.node(id),
        round: 7,
        ...hitBox(layout, id, seenOf(view, layout, id)),
      }
    },
  )
  // What can be chosen lies over what cannot: on a phone spaces are close together.
  const open = spaces.filter(({ target }) => lit.has(target))
  const branches = NODES.filter(({ id }) => lit.has(`branch ${id}`)).map(({ id }) => {
    const mark = branchBox(layout, id)
    return spot(`branch ${id}`, mark, labels.branch(id), mark.width / 2)
  })
  return [
    ...spaces.filter(({ target }) => !lit.has(target)),
    ...open,
    ...branches,
    ...(offers?.cells ?? []).map(({ action, rect }) => spot(`action ${action}`, rect, labels.action(action), 6)),
    ...(offers?.counts ?? []).map(({ count, rect }) => spot(`count ${count}`, rect, labels.words.drawSo(count), 6)),
  ]
}
