/** The solo game's opponent: bandits on their ridge, the cards turned up so far, and what all of it adds up to. */
import type { RidgeView, View } from '@waystation/wild-tiled-west'
import { useId } from 'preact/hooks'
import { emsOf } from '../../../art/ems.ts'
import { type Box, cut } from '../../../art/ink.ts'
import type { Labels } from '../labels.ts'
import { Bandit, Tombstone } from '../pieces/people.tsx'
import { Glyph } from '../small/glyphs.tsx'
import { BanditCards } from './BanditCards.tsx'
import { Herd } from './BanditHerd.tsx'
import { Ranks } from './Ranks.tsx'
import { Tussle } from './Tussle.tsx'

const INK = 'var(--piece-ink)'

interface RidgeProps {
  readonly rect: Box
  readonly view: View
  readonly ridge: RidgeView
  readonly labels: Labels
}

const inBox = (rect: Box, y: number, height: number): Box => ({
  x: rect.x + 2,
  y: rect.y + y * rect.height,
  width: rect.width - 4,
  height: rect.height * height,
})

export function Ridge({ rect, view, ridge, labels }: RidgeProps) {
  return (
    <g font-family="var(--font-text)">
      <Heights box={inBox(rect, 0, 0.245)} ridge={ridge} labels={labels} />
      <Tussle box={inBox(rect, 0.258, 0.115)} view={view} ridge={ridge} labels={labels} />
      <BanditCards box={inBox(rect, 0.387, 0.375)} ridge={ridge} labels={labels} />
      <Herd box={inBox(rect, 0.768, 0.088)} view={view} ridge={ridge} labels={labels} />
      <Ranks box={inBox(rect, 0.866, 0.13)} player={view.players[0]} labels={labels} />
    </g>
  )
}

/** Far and near rocks under a low sun; who stands on them. */
function Heights({
  box: { x, y, width, height },
  ridge,
  labels,
}: {
  readonly box: Box
  readonly ridge: RidgeView
  readonly labels: Labels
}) {
  // Beside the name and on the board there may be one each.
  const clip = useId()
  const at = (u: number, v: number): string => `${(x + u * width).toFixed(1)} ${(y + v * height).toFixed(1)}`
  const line = (points: readonly (readonly [number, number])[]): string => points.map(([u, v]) => at(u, v)).join('L')
  const lines = Array.from({ length: 14 }, (_, n) =>
    cut(
      x + ((n * 61) % 90) * 0.01 * width,
      y + 4 + n * height * 0.035,
      x + (((n * 61) % 90) * 0.01 + 0.18) * width,
      y + 4 + n * height * 0.035,
      0.7,
    ),
  ).join('')
  const hatching = Array.from({ length: 40 }, (_, n) =>
    cut(
      x + (n / 40) * width,
      y + height * (0.72 + ((n * 7) % 10) * 0.012),
      x + (n / 40) * width + 2,
      y + height * (0.86 + ((n * 3) % 10) * 0.01),
      1,
    ),
  ).join('')
  const step = Math.min(46, (width * 0.62) / Math.max(1, ridge.bandits))
  return (
    <g>
      <clipPath id={clip}>
        <rect x={x} y={y} width={width} height={height} rx="8" />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <rect x={x} y={y} width={width} height={height} fill="var(--sky-top)" />
        <rect x={x} y={y + height * 0.34} width={width} height={height} fill="var(--sky-mid)" />
        <circle
          cx={x + width * 0.82}
          cy={y + height * 0.36}
          r={height * 0.17}
          fill="var(--sun)"
          stroke={INK}
          stroke-width="1.4"
        />
        <path d={lines} fill={INK} opacity=".3" />
        <path
          d={`M${line([
            [-0.02, 1],
            [-0.02, 0.52],
            [0.1, 0.48],
            [0.13, 0.36],
            [0.29, 0.36],
            [0.33, 0.5],
            [0.52, 0.55],
            [0.55, 0.4],
            [0.69, 0.4],
            [0.73, 0.53],
            [0.91, 0.5],
            [1.02, 0.56],
            [1.02, 1],
          ])}Z`}
          fill="var(--wtw-butte-top)"
          stroke={INK}
          stroke-width="1.3"
        />
        <path
          d={`M${line([
            [-0.02, 1],
            [0, 0.7],
            [0.06, 0.62],
            [0.36, 0.58],
            [0.5, 0.66],
            [0.7, 0.59],
            [0.92, 0.62],
            [1.02, 0.7],
            [1.02, 1],
          ])}Z`}
          fill="var(--wtw-butte)"
          stroke={INK}
          stroke-width="2"
        />
        <path d={hatching} fill={INK} opacity=".45" />
      </g>
      <rect x={x} y={y} width={width} height={height} rx="8" fill="none" stroke={INK} stroke-width="1.6" />
      {Array.from({ length: ridge.bandits }, (_, n) => (
        <g
          key={n}
          transform={`translate(${x + width * 0.1 + (n + 0.5) * step} ${y + height * 0.5}) scale(${Math.min(1, height / 125)})`}
        >
          {n < ridge.buried ? <Tombstone /> : <Bandit />}
        </g>
      ))}
      <rect
        x={x + 6}
        y={y + 5}
        width={emsOf(labels.words.ridge.title) * 13.4 + 17}
        height="22"
        rx="4"
        fill="#7a4f29"
        stroke={INK}
        stroke-width="1.3"
      />
      <text x={x + 14} y={y + 20.4} font-size="13.4" font-weight="750" fill="#fff6e2">
        {labels.words.ridge.title}
      </text>
      <g
        transform={`translate(${x + width - 12} ${y + height - 8})`}
        class="wtw-outlined"
        font-size="13"
        font-weight="750"
        fill="#fff6e2"
      >
        <text text-anchor="end">{labels.words.ridge.spare(ridge.spareBullets)}</text>
        <Glyph name="bullet" x={-emsOf(labels.words.ridge.spare(ridge.spareBullets)) * 13 - 8} y={-4} />
      </g>
    </g>
  )
}
