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
    y: track.y + (kind === 'tall' ? 26 : 30),
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
          {Array.from({ length: perRow }, (_, i) => i + row * perRow).map((amount) => (
            <Post key={amount} amount={amount} x={left + (amount % perRow) * step} y={top} />
          ))}
        </g>
      ))}
    </g>
  )
}

function Post({ amount, x, y }: { readonly amount: number; readonly x: number; readonly y: number }) {
  const major = amount % 10 === 0
  const tall = major ? 7 : amount % 5 === 0 ? 5 : 2.4
  return (
    <>
      <path d={`M${x} ${y - tall}V${y + tall}`} stroke="#f0ddb0" stroke-width={major ? 3 : amount % 5 === 0 ? 2 : 1} />
      {major && (
        <text x={x} y={y + 20} text-anchor="middle" font-size="12.5" font-weight="700" fill="#f7e8c4">
          {amount}
        </text>
      )}
    </>
  )
}
