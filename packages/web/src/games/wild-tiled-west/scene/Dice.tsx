/** The two kinds of dice, told by shape: a prairie die shows a triangle in a hexagon, a river die is a diamond. */
import type { Die } from '@waystation/wild-tiled-west'

const INK = 'var(--piece-ink)'

const corners = (r: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 6 }, (_, i) => {
    const turn = -Math.PI / 2 + (i * Math.PI) / 3
    return [Math.cos(turn) * r, Math.sin(turn) * r]
  })

const path = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

const HEXAGON = path(corners(13))
const TRIANGLE = path(corners(10).filter((_, i) => i % 2 === 0))
const FACETS = corners(13)
  .map(([x, y], i) => {
    const [tx, ty] = corners(10)[(Math.floor((i + 1) / 2) * 2) % 6]
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${tx.toFixed(1)} ${ty.toFixed(1)}`
  })
  .join('')
const DIAMOND = 'M0-15L13.4 0L0 15L-13.4 0Z'

interface DieProps {
  readonly die: Die
  readonly value: number
}

export function DieFace({ die, value }: DieProps) {
  return (
    <g stroke={INK} stroke-linejoin="round">
      <path
        d={die === 'prairie' ? HEXAGON : DIAMOND}
        transform="translate(1.4 2.2)"
        fill={INK}
        opacity=".4"
        stroke="none"
      />
      {die === 'prairie' ? (
        <>
          <path d={HEXAGON} fill="#e6b650" stroke-width="1.5" />
          <path d={FACETS} stroke-width=".8" opacity=".5" />
          <path d={TRIANGLE} fill="#fbe7b0" stroke="none" />
        </>
      ) : (
        <>
          <path d={DIAMOND} fill="#6f9fb0" stroke-width="1.5" />
          <path d="M0-15L13.4 0L0 6L-13.4 0Z" fill="#d5e7e6" stroke-width=".8" />
        </>
      )}
      <text y="4.8" text-anchor="middle" stroke="none" font-size={value > 9 ? 12.6 : 13.6} font-weight="850" fill={INK}>
        {value}
      </text>
    </g>
  )
}
