/** Peaks behind the cliffs: snow on the high ones, one side of each in the shade. */
import { at, cut, type Point } from '../../../art/ink.ts'
import { between, seeded } from '../../../art/rng.ts'
import type { TrailLayout } from '../layout/types.ts'

const INK = 'var(--scene-ink)'

interface Peak {
  readonly foot: Point
  readonly high: number
}

/** A jagged line from the left foot over the top to the right foot. */
function ridge({ foot: [x, y], high }: Peak, draw: () => number): readonly Point[] {
  const half = high * 0.95
  const rough = (share: number, side: 1 | -1): Point => [
    x + side * half * (1 - share) + between(draw, -0.05, 0.05) * high,
    y - high * share * between(draw, 0.9, 1.04),
  ]
  return [[x - half, y], rough(0.4, -1), rough(0.72, -1), [x, y - high], rough(0.7, 1), rough(0.36, 1), [x + half, y]]
}

const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => at(x, y)).join('L')}Z`

export function Mountains({ trail: { mountains } }: { readonly trail: TrailLayout }) {
  const draw = seeded(29)
  return (
    <g stroke={INK} stroke-width="1.1" stroke-linejoin="round">
      {mountains.map(({ x, y, high }) => {
        const peak: Peak = { foot: [x, y], high }
        const points = ridge(peak, draw)
        const [top, right, lower, end] = points.slice(3)
        const fold: Point = [x + high * 0.1, y - high * 0.3]
        const strokes = [0.2, 0.36, 0.52, 0.68].map((share) =>
          cut(x + high * share * 0.4, y - high * (1 - share), x + high * share * 0.52, y - high * (0.7 - share), 0.9),
        )
        const snow: readonly Point[] = [
          top,
          [x + high * 0.2, y - high * 0.76],
          [x + high * 0.1, y - high * 0.72],
          [x + high * 0.02, y - high * 0.64],
          [x - high * 0.07, y - high * 0.75],
          [x - high * 0.2, y - high * 0.72],
        ]
        return (
          <g key={`${x} ${y}`}>
            <path d={line(points)} fill="var(--gw-peak)" />
            <path
              d={line([top, right, lower, end, [x + high * 0.24, y], fold])}
              fill="var(--gw-peak-shade)"
              stroke="none"
            />
            <path d={strokes.join('')} fill={INK} stroke="none" opacity="0.5" />
            <path d={line(snow)} fill="var(--gw-snow)" stroke-width="0.7" />
          </g>
        )
      })}
    </g>
  )
}
