/** The trays without their tiles: a wooden box, prairie to both sides, the river between its banks, a notch for every number. */
import { at, cut } from '../../../../art/ink.ts'
import { between, seeded } from '../../../../art/rng.ts'
import { tufts } from '../../../../art/terrain.ts'
import type { TrayPlaces } from '../../layout/types.ts'

const INK = 'var(--piece-ink)'

function waves({ rect: { y, height }, banks: [left, right] }: TrayPlaces): string {
  const draw = seeded(4)
  let path = ''
  for (let n = 0; n < 130; n++) {
    const long = between(draw, 6, 16)
    path += `M${at(between(draw, left + 4, right - 16), between(draw, y + 10, y + height - 10))}q${at(long / 4, -2.4)} ${at(long / 2, 0)}t${at(long / 2, 0)}`
  }
  return path
}

function bank(x: number, top: number, bottom: number, lean: 1 | -1): string {
  const draw = seeded(Math.round(x))
  let path = `M${at(x, top)}`
  for (let y = top; y < bottom - 2; y += 14)
    path += `Q${at(x + lean * between(draw, 1, 6), y + 7)} ${at(x + lean * between(draw, -1, 2), Math.min(y + 14, bottom))}`
  return path
}

function Notches({ places }: { readonly places: TrayPlaces }) {
  const { notches, scale } = places
  return (
    <g font-weight="700" text-anchor="middle" fill="var(--wtw-notch-ink)" font-size={13.4 * scale}>
      {notches.prairie.map(({ x, y }, i) => (
        <g key={`p${i}`} transform={`translate(${x} ${y})`}>
          <circle r={10.4 * scale} fill="var(--wtw-notch)" stroke={INK} stroke-width=".9" />
          <text y={4.7 * scale}>{i + 1}</text>
        </g>
      ))}
      {notches.river.map(({ x, y }, i) => (
        <g key={`r${i}`} transform={`translate(${x} ${y})`}>
          <path
            d="M0-13L13 0L0 13L-13 0Z"
            transform={`scale(${scale})`}
            fill="var(--wtw-notch-river)"
            stroke={INK}
            stroke-width=".9"
          />
          <text y={4.7 * scale}>{i + 1}</text>
        </g>
      ))}
    </g>
  )
}

export function TrayGround({ places }: { readonly places: TrayPlaces }) {
  const { rect, banks, top, rows, scale } = places
  const { x, y, width, height } = rect
  const rim = 6 * scale
  const sides = [
    { x: x + rim, y: top, width: banks[0] - x - rim, height: rows },
    { x: banks[1], y: top, width: x + width - rim - banks[1], height: rows },
  ]
  const shores = [bank(banks[0], y + 6, y + height - 6, 1), bank(banks[1], y + 6, y + height - 6, -1)]
  return (
    <g>
      <rect x={x + 2} y={y + 3} width={width - 2} height={height - 3} rx="9" fill={INK} opacity=".3" />
      <rect
        x={x}
        y={y}
        width={width - 2}
        height={height - 3}
        rx="9"
        fill="var(--wood)"
        stroke={INK}
        stroke-width="1.6"
      />
      <path
        d={[5, height - 8].map((down) => cut(x + 8, y + down, x + width - 10, y + down, 0.7)).join('')}
        fill={INK}
        opacity=".4"
      />
      {sides.map((side, i) => (
        <g key={i}>
          <rect {...side} fill="var(--wtw-shelf)" />
          <path d={tufts(side, 60, i + 5, 0.6)} fill="var(--wtw-field-grass)" opacity=".5" />
        </g>
      ))}
      <rect x={banks[0]} y={y + 5} width={banks[1] - banks[0]} height={height - 13} fill="var(--wtw-water)" />
      <path d={waves(places)} fill="none" stroke="var(--wtw-water-ink)" stroke-width="1" opacity=".5" />
      {shores.map((d) => (
        <g key={d} fill="none">
          <path d={d} stroke="var(--bank)" stroke-width="6" />
          <path d={d} stroke={INK} stroke-width="1.2" />
        </g>
      ))}
      <path d={`M${(banks[0] + banks[1]) / 2} ${y + 2}v${height - 8}`} stroke={INK} stroke-width="6" />
      <path d={`M${(banks[0] + banks[1]) / 2} ${y + 2}v${height - 8}`} stroke="var(--wood-light)" stroke-width="3.6" />
      <Notches places={places} />
    </g>
  )
}
