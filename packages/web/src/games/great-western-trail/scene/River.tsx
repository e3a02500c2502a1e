/** Water that comes down from the cliffs to the ford; the roads go through it. */
import { cut, type Point, smooth } from '../../../art/ink.ts'
import { between, seeded } from '../../../art/rng.ts'
import type { TrailLayout } from '../layout/types.ts'

/** Short strokes along the water. */
function glints(points: readonly Point[], wide: number): string {
  const draw = seeded(23)
  return points
    .slice(1)
    .flatMap(([x2, y2], i) => {
      const [x1, y1] = points[i]
      return [0.2, 0.5, 0.8].map((share) => {
        const x = x1 + (x2 - x1) * share + between(draw, -wide, wide) * 0.22
        const y = y1 + (y2 - y1) * share
        return cut(x - wide * 0.22, y - 3, x + wide * 0.1, y + 3, 0.7, 1)
      })
    })
    .join('')
}

export function River({ trail: { river, road } }: { readonly trail: TrailLayout }) {
  if (river.length === 0) return null
  const points = river.map(({ x, y }): Point => [x, y])
  const line = smooth(points)
  const wide = road * 0.9
  return (
    <g>
      <path d={line} stroke="var(--gw-bank)" stroke-width={wide + 6} />
      <path d={line} stroke="var(--scene-ink)" stroke-width={wide + 2} />
      <path d={line} stroke="var(--gw-water)" stroke-width={wide} />
      <path d={glints(points, wide)} fill="var(--gw-ripple)" stroke="none" opacity="0.75" />
    </g>
  )
}
