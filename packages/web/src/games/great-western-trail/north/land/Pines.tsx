/** Pines where there is room between towns and rails. */
import { TOWNS } from '@waystation/great-western-trail'
import { cut, type Point } from '../../../../art/ink.ts'
import { between, seeded } from '../../../../art/rng.ts'
import { type NorthLayout } from '../layout/layout.ts'
import { along } from '../layout/lines.ts'
import { GATES, TRACKS } from '../layout/tracks.ts'

const TRIES = 240

/** Whether a tree so high may stand here. */
function free(layout: NorthLayout, [x, y]: Point, size: number, rails: readonly Point[]): boolean {
  const near = (px: number, py: number, reach: number): boolean => Math.hypot(px - x, py - (y - size / 2)) < reach
  const onTown = TOWNS.some(({ id }) => {
    const { x: left, y: top, width, height } = layout.towns[id].rect
    return x > left - size * 0.7 && x < left + width + size * 0.7 && y > top - 2 && y - size * 1.1 < top + height
  })
  const { plate, rect, scale } = layout
  const atGate = GATES.some((id) => near(...layout.gates[id], plate === null ? size : plate.width * 0.8))
  const inLake = x > rect.x + rect.width - 120 * scale && y < rect.y + 46 * scale
  return (
    !onTown && !inLake && !atGate && !near(...layout.supply, 50) && !rails.some(([px, py]) => near(px, py, size * 0.75))
  )
}

function pine(x: number, y: number, size: number, seed: number): { readonly crown: string; readonly cuts: string } {
  const draw = seeded(seed)
  const half = size * 0.36
  const tier = (share: number, width: number): string =>
    `L${(x + half * width).toFixed(1)} ${(y - size * share).toFixed(1)}L${(x + half * width * 0.5).toFixed(1)} ${(y - size * (share + 0.04)).toFixed(1)}`
  const left = (share: number, width: number): string =>
    `L${(x - half * width * 0.5).toFixed(1)} ${(y - size * (share + 0.04)).toFixed(1)}L${(x - half * width).toFixed(1)} ${(y - size * share).toFixed(1)}`
  const crown = `M${x.toFixed(1)} ${(y - size).toFixed(1)}${tier(0.66, 0.62)}${tier(0.4, 0.84)}${tier(0.12, 1)}${left(0.12, 1)}${left(0.4, 0.84)}${left(0.66, 0.62)}Z`
  let cuts = cut(x, y - size * 0.14, x, y, size * 0.06)
  for (let i = 0; i < 4; i++) {
    const top = y - size * between(draw, 0.2, 0.8)
    cuts += cut(x + half * 0.1, top, x + half * between(draw, 0.3, 0.6), top + size * 0.1, size * 0.03)
  }
  return { crown, cuts }
}

export function Pines({ layout }: { readonly layout: NorthLayout }) {
  const { rect, scale } = layout
  const rails = TRACKS.flatMap((track) => [0.1, 0.25, 0.4, 0.55, 0.7, 0.85].map((share) => along(layout, track, share)))
  const draw = seeded(71)
  const trees: Point[] = []
  const size = 13 * Math.sqrt(scale)
  for (let i = 0; i < TRIES && trees.length < 34; i++) {
    const at: Point = [
      between(draw, rect.x + 6, rect.x + rect.width - 6),
      between(draw, rect.y + size * 1.1, rect.y + rect.height - 3),
    ]
    const apart = trees.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > size * 0.8)
    if (apart && free(layout, at, size, rails)) trees.push(at)
  }
  const drawn = trees.sort((a, b) => a[1] - b[1]).map(([x, y], i) => pine(x, y, size * (0.85 + (i % 4) * 0.1), i + 3))
  return (
    <g stroke="var(--scene-ink)" stroke-linejoin="round">
      <path d={drawn.map(({ crown }) => crown).join('')} fill="var(--gn-pine)" stroke-width="0.9" />
      <path d={drawn.map(({ cuts }) => cuts).join('')} fill="var(--scene-ink)" stroke="none" opacity="0.75" />
    </g>
  )
}
