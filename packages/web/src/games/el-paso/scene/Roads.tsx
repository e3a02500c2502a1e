/** The roads of the trail, with arrows in the direction of travel. */
import { type NodeId, NODES } from '@waystation/el-paso'
import { at } from '../../../art/ink.ts'
import { centre } from '../../../board/boxes.ts'
import type { Spot, TrailLayout } from '../layout/types.ts'

export interface Way {
  readonly from: Spot
  readonly bend: Spot
  readonly to: Spot
}

export function wayBetween({ nodes, bends }: TrailLayout, from: NodeId, to: NodeId): Way {
  const [a, b] = [centre(nodes[from]), centre(nodes[to])]
  return { from: a, to: b, bend: bends[`${from}>${to}`] ?? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } }
}

export const pathOf = ({ from, bend, to }: Way): string =>
  `M${at(from.x, from.y)}Q${at(bend.x, bend.y)} ${at(to.x, to.y)}`

/** A point of the way, and its direction there in degrees. */
function along({ from, bend, to }: Way, t: number): Spot & { readonly turn: number } {
  const mix = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
  const slope = (a: number, b: number, c: number): number => (1 - t) * (b - a) + t * (c - b)
  const turn = Math.atan2(slope(from.y, bend.y, to.y), slope(from.x, bend.x, to.x))
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y), turn: (turn * 180) / Math.PI }
}

const EDGES = NODES.flatMap(({ id, next }) => next.map((to) => [id, to as NodeId] as const))

export function Roads({ trail }: { readonly trail: TrailLayout }) {
  const ways = EDGES.map(([from, to]) => wayBetween(trail, from, to))
  const all = ways.map(pathOf).join('')
  const { road } = trail
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={all} stroke="var(--scene-ink)" stroke-width={road + 3} />
      <path d={all} stroke="var(--ep-road)" stroke-width={road} />
      <g stroke="var(--ep-rut)" stroke-width="1.5" stroke-dasharray="7 5">
        <path d={all} transform="translate(0 -4)" />
        <path d={all} transform="translate(0 4)" />
      </g>
      {ways.map((way, i) => (
        <Arrow key={i} {...along(way, 0.5)} />
      ))}
    </g>
  )
}

const Arrow = ({ x, y, turn }: Spot & { readonly turn: number }) => (
  <path
    d="M-4-6L5 0L-4 6L-1.6 0Z"
    transform={`translate(${x} ${y}) rotate(${turn})`}
    fill="var(--ep-mesa)"
    stroke="var(--scene-ink)"
    stroke-width="1"
  />
)
