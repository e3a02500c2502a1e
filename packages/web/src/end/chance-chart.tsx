/** Everybody's chances over the game, with its turning points marked. */
import { seatIdentity } from '../art/seats.ts'
import type { Analysis } from '../local/analysis.ts'
import { percent } from '../table/hints.tsx'
import { useRoom } from '../table/room-context.ts'
import { t } from '../text/index.ts'
import { DASHES } from './chart.tsx'
import { type ChanceScale, chanceScale } from './chance-lines.ts'

const NARROW = 600
const [LEFT, RIGHT, TOP, BOTTOM, HEIGHT] = [44, 110, 12, 10, 220]
const TICKS = [0, 0.25, 0.5, 0.75, 1]

export function ChanceChart({ analysis }: { readonly analysis: Analysis }) {
  const { names } = useRoom()
  const { review } = t()
  const { curve, turningPoints } = analysis
  const width = innerWidth < NARROW ? 340 : 760
  const scale = chanceScale(curve, { width: width - LEFT - RIGHT, height: HEIGHT - TOP - BOTTOM })
  return (
    <figure class="chart">
      <figcaption>{review.curve}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={review.curve}>
        <g transform={`translate(${LEFT} ${TOP})`}>
          <Ticks scale={scale} />
          {scale.paths.map((path, seat) => (
            <g key={seat} class="chart-line" style={{ color: seatIdentity(seat).colour }}>
              <path d={path} stroke-dasharray={DASHES[seat]} />
              <text x={scale.width + 8} y={scale.labels[seat] + 4}>
                {names(seat)}
              </text>
            </g>
          ))}
          {turningPoints.map(({ move, seat, to }) => (
            <circle
              key={move.line}
              class="turning"
              style={{ color: seatIdentity(seat).colour }}
              cx={scale.x(move.line + 1)}
              cy={scale.y(to)}
              r={6}
            />
          ))}
        </g>
      </svg>
    </figure>
  )
}

function Ticks({ scale }: { readonly scale: ChanceScale }) {
  return (
    <>
      {TICKS.map((tick) => (
        <g key={tick} transform={`translate(0 ${scale.y(tick)})`} class="chart-tick">
          <line x2={scale.width} />
          <text x={-6} y={4} text-anchor="end">
            {percent(tick)}
          </text>
        </g>
      ))}
    </>
  )
}
