/** The roads of the trail as lines from space to space. */
import { NODES, type NodeId } from '@waystation/great-western-trail'
import { type Point, smooth } from '../../../art/ink.ts'
import { centre } from '../../../board/boxes.ts'
import type { TrailLayout } from '../layout/types.ts'

/** Every stretch, from the start to Kansas City. */
export const STRETCHES: readonly (readonly [from: NodeId, to: NodeId])[] = NODES.flatMap(({ id, next }) =>
  next.map((to) => [id, to as NodeId] as const),
)

/** The points a stretch goes through; where nothing is said it bends a little, so that nothing runs like a ruler. */
export function pointsOf({ nodes, bends }: TrailLayout, from: NodeId, to: NodeId): readonly Point[] {
  const [a, b] = [centre(nodes[from]), centre(nodes[to])]
  const said = bends[`${from}>${to}`]
  if (said !== undefined) return [[a.x, a.y], ...said.map(({ x, y }): Point => [x, y]), [b.x, b.y]]
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const side = ((from.length * 7 + to.length * 13) % 2 === 0 ? -1 : 1) * Math.min(6, length * 0.08)
  const middle: Point = [
    (a.x + b.x) / 2 - ((b.y - a.y) / length) * side,
    (a.y + b.y) / 2 + ((b.x - a.x) / length) * side,
  ]
  return [[a.x, a.y], middle, [b.x, b.y]]
}

export const stretchPath = (trail: TrailLayout, from: NodeId, to: NodeId): string => smooth(pointsOf(trail, from, to))

/** One line along several spaces. */
export function wayPath(trail: TrailLayout, nodes: readonly NodeId[]): string {
  const points = nodes.slice(1).flatMap((node, i) => pointsOf(trail, nodes[i], node).slice(i === 0 ? 0 : 1))
  return smooth(points)
}

/** Small arrows along the road: which way it goes. */
export function chevrons(trail: TrailLayout, size: number): string {
  return STRETCHES.map(([from, to]) => {
    const points = pointsOf(trail, from, to)
    const at = Math.floor((points.length - 1) / 2)
    const [[x1, y1], [x2, y2]] = [points[at], points[at + 1]]
    const length = Math.hypot(x2 - x1, y2 - y1) || 1
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
    const [x, y] = [x1 + (x2 - x1) * 0.72, y1 + (y2 - y1) * 0.72]
    const wing = (side: 1 | -1): string =>
      `${(x - ux * size - uy * size * side).toFixed(1)} ${(y - uy * size + ux * size * side).toFixed(1)}`
    return `M${wing(1)}L${x.toFixed(1)} ${y.toFixed(1)}L${wing(-1)}`
  }).join('')
}
