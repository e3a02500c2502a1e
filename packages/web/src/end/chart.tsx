/** The score of everybody over the course of the game. */
import { seatIdentity } from '../art/seats.ts'
import { t } from '../text/index.ts'
import { linePath, scaleOf, ticksUpTo } from './chart-lines.ts'

/** A narrow window gets a narrow chart, so that its numbers stay readable. */
const NARROW = 600
const HEIGHT = 260
const LEFT = 36
const RIGHT = 110
const BOTTOM = 24

interface ChartProps {
  readonly totals: readonly (readonly number[])[]
  readonly names: readonly string[]
}

/** Strokes differ as well as colours. */
export const DASHES = ['', '10 5', '3 4', '14 4 3 4', '6 3']

export function Chart({ totals, names }: ChartProps) {
  const { end } = t()
  const width = innerWidth < NARROW ? 340 : 760
  const scale = scaleOf(totals, { width: width - LEFT - RIGHT, height: HEIGHT - BOTTOM - 12 })
  const final = totals.at(-1) ?? []
  return (
    <figure class="chart">
      <figcaption>{end.chart}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={end.chartLabel}>
        <g transform={`translate(${LEFT} 12)`}>
          {ticksUpTo(scale.max).map((tick) => (
            <g key={tick} transform={`translate(0 ${scale.y(tick)})`} class="chart-tick">
              <line x2={scale.width} />
              <text x={-6} y={4} text-anchor="end">
                {tick}
              </text>
            </g>
          ))}
          {names.map((name, seat) => (
            <g key={seat} class="chart-line" style={{ color: seatIdentity(seat).colour }}>
              <path d={linePath(totals, seat, scale)} stroke-dasharray={DASHES[seat]} />
              <text x={scale.width + 8} y={scale.labels(final)[seat] + 4}>
                {name} {final[seat]}
              </text>
            </g>
          ))}
        </g>
      </svg>
      <ul class="visually-hidden">
        {names.map((name, seat) => (
          <li key={seat}>{end.chartOf(name, final[seat] ?? 0)}</li>
        ))}
      </ul>
    </figure>
  )
}
