/** The pesos track: a rail with a post for every five, 0 to 99; each lap is counted on the marker. */
import { cut } from '../../../art/ink.ts'
import type { Layout, Spot } from '../layout/types.ts'

const LAP = 100
const INK = 'var(--scene-ink)'

interface Rail {
  readonly x: number
  readonly y: number
  readonly step: number
  readonly perRow: number
  readonly rowHeight: number
}

function rail({ track, kind }: Layout): Rail {
  const perRow = kind === 'tall' ? 50 : LAP
  const left = track.x + (kind === 'tall' ? 24 : 22)
  return {
    x: left,
    y: track.y + (kind === 'tall' ? 26 : track.height * 0.75 - 13.5),
    step: (track.width - (left - track.x) * 2) / (perRow - 1),
    perRow,
    rowHeight: 40,
  }
}

/** Where an amount is on the track. Markers that would hide each other stand one above the other. */
export function pesoSpot(layout: Layout, pesos: number, level: number): Spot {
  const { x, y, step, perRow, rowHeight } = rail(layout)
  const at = pesos % LAP
  return { x: x + (at % perRow) * step, y: y + Math.floor(at / perRow) * rowHeight - 5 - level * 17 }
}

/** How many markers of earlier seats are in the way. */
export const levelOf = (all: readonly number[], seat: number): number =>
  all.slice(0, seat).filter((other) => Math.abs((other % LAP) - (all[seat] % LAP)) < 2).length

export const laps = (pesos: number): number => Math.floor(pesos / LAP) * LAP

export function PesosTrack({ layout }: { readonly layout: Layout }) {
  const { x, y, width, height } = layout.track
  const { x: left, y: top, step, perRow, rowHeight } = rail(layout)
  const rows = LAP / perRow
  return (
    <g font-family="var(--font-text)">
      <rect x={x} y={y} width={width} height={height} rx="7" fill="var(--wood-dark)" stroke={INK} stroke-width="1.5" />
      <path
        d={[0.2, 0.42, 0.66, 0.86]
          .map((share) => cut(x + 6, y + height * share, x + width - 8, y + height * share + 1, 0.9))
          .join('')}
        fill="#000"
        opacity="0.28"
      />
      {Array.from({ length: rows }, (_, row) => (
        <g key={row} transform={`translate(0 ${row * rowHeight})`}>
          <path
            d={`M${left} ${top}H${left + step * (perRow - 1)}`}
            stroke="#f0ddb0"
            stroke-width="3"
            stroke-linecap="round"
          />
          <path d={posts(left, top, step, perRow)} fill="#f0ddb0" />
          {Array.from({ length: perRow / 10 }, (_, i) => (
            <text
              key={i}
              x={left + i * 10 * step}
              y={top + 20}
              text-anchor="middle"
              font-size="12.5"
              font-weight="700"
              fill="#f7e8c4"
            >
              {row * perRow + i * 10}
            </text>
          ))}
        </g>
      ))}
    </g>
  )
}

/** A post for every peso, taller ones for five and ten. */
function posts(left: number, y: number, step: number, count: number): string {
  let path = ''
  for (let amount = 0; amount < count; amount++) {
    const [tall, wide] = amount % 10 === 0 ? [7, 3] : amount % 5 === 0 ? [5, 2] : [2.4, 1]
    path += `M${(left + amount * step - wide / 2).toFixed(1)} ${y - tall}h${wide}v${tall * 2}h${-wide}Z`
  }
  return path
}
