/** Outside the town: Boot Hill on the left, where the dead lie, and the Abandoned Mine on the right, where cowboys wait. */
import { COWBOY_TYPES, type Gang, type View } from '@waystation/deadwood'
import type { Seat } from '@waystation/kernel'
import { fitted } from '../../../art/fitted.ts'
import { type Box, cut, ground, rolling, slopeCuts } from '../../../art/ink.ts'
import { Cowboy } from '../../../art/pieces/Cowboy.tsx'
import { SeatShapeMark } from '../../../art/SeatMark.tsx'
import { strengthOf } from '../labels.ts'
import type { Spot } from '../layout/types.ts'

const INK = 'var(--scene-ink)'

interface PlaceProps {
  readonly rect: Box
  readonly name: string
}

/** A painted board on two posts. */
export function Board({ x, y, width, name }: { x: number; y: number; width: number; name: string }) {
  const size = fitted(name, width - 12, 14)
  return (
    <g font-family="var(--font-text)">
      <path d={`M${x + 12} ${y}v28M${x + width - 12} ${y}v28`} stroke="var(--wood-dark)" stroke-width="4" />
      <rect
        x={x}
        y={y}
        width={width}
        height={size + 9}
        rx="3"
        fill="var(--wood-light)"
        stroke={INK}
        stroke-width="1.5"
      />
      <path d={cut(x + 4, y + 4, x + width - 4, y + 3, 0.7)} fill={INK} opacity="0.5" />
      <text
        x={x + width / 2}
        y={y + size + 2.6}
        text-anchor="middle"
        font-weight="750"
        font-size={size}
        fill="var(--piece-ink)"
      >
        {name}
      </text>
    </g>
  )
}

export function BootHill({ rect, name, view }: PlaceProps & { readonly view: View }) {
  const { x, y, width, height } = rect
  const hill = rolling(x, x + width, y + height * 0.42, height * 0.22, width / 5, 8)
  const graves = gravesOf(view)
  const spots = graveSpots(rect, Math.max(graves.length, 5))
  return (
    <g>
      <path d={ground(hill, y + height)} fill="var(--hill-near)" stroke={INK} stroke-width="1.5" />
      <path d={slopeCuts(hill, { depth: height * 0.3, gap: 9, seed: 5 })} fill={INK} opacity="0.45" />
      <DeadTree x={x + width * 0.86} y={y + height * 0.5} size={height * 0.46} />
      {spots.map((spot, i) => (
        <Grave key={i} spot={spot} seat={graves[i]} size={rect.width > 130 ? 1 : 0.74} />
      ))}
      <Board x={x + width * 0.04} y={y + 2} width={width * 0.66} name={name} />
    </g>
  )
}

const gravesOf = (view: View): Seat[] =>
  view.players.flatMap(({ seat, bootHill }) => COWBOY_TYPES.flatMap((type) => Array<Seat>(bootHill[type]).fill(seat)))

function graveSpots({ x, y, width, height }: Box, count: number): Spot[] {
  const perRow = Math.max(5, Math.ceil(count / 2))
  const step = (width * 0.92) / perRow
  return Array.from({ length: count }, (_, i) => ({
    x: x + width * 0.08 + (i % perRow) * step + (Math.floor(i / perRow) % 2) * step * 0.5,
    y: y + height * (0.76 + 0.2 * Math.floor(i / perRow)),
  }))
}

/** A cross; with a gang's mark where one of its cowboys lies. */
function Grave({ spot, seat, size }: { spot: Spot; seat: Seat | undefined; size: number }) {
  return (
    <g transform={`translate(${spot.x} ${spot.y}) scale(${size})`} opacity={seat === undefined ? 0.45 : 1}>
      <ellipse cy="1" rx="10" ry="3" fill="var(--earth-dark)" stroke={INK} stroke-width="1" />
      <path d="M-2 0V-15H-8V-19H-2V-26H2V-19H8V-15H2V0Z" fill="var(--wood-light)" stroke={INK} stroke-width="1.2" />
      {seat !== undefined && <SeatShapeMark seat={seat} y={-16} r={6.4} />}
    </g>
  )
}

function DeadTree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size / 60})`}
      d="M-4 10C-2-8-5-16-3-26L-18-40L-2-31L-1-56L4-32L18-46L7-25L20-28L6-19C4-8 5 0 7 10Z"
      fill="var(--wood-dark)"
      stroke={INK}
      stroke-width="1.2"
    />
  )
}

/** Where the cowboys of each gang wait: a line each, those of the viewer in front and larger. */
interface MineSpot extends Spot {
  readonly seat: Seat
  readonly type: (typeof COWBOY_TYPES)[number]
  readonly count: number
  readonly scale: number
}

const size = (gang: Gang): number => COWBOY_TYPES.filter((type) => gang[type] > 0).length

/** From type to type, as wide as a finger; on a phone the last row reaches beyond the rock. */
export const mineStep = ({ width }: Box): number => Math.max(width / 3.15, 46)

/** The viewer's types keep their places, so that a finger finds them; the others share what is left above. */
export function mineSpots(view: View, rect: Box): MineSpot[] {
  const { x, y, width, height } = rect
  const own = view.viewer
  const step = mineStep(rect)
  const left = x + width - 3.06 * step
  const mine = own === null ? [] : typesAt(view, own)
  const front = mine.map(({ type, count }): MineSpot => {
    const at = COWBOY_TYPES.indexOf(type)
    const scale = Math.min(0.9, step / 50)
    return { seat: own ?? 0, type, count, scale, x: left + step * (at + 0.5), y: y + height - 5 }
  })
  const others = view.players.filter(({ seat, mine: gang }) => seat !== own && size(gang) > 0)
  const tokens = others.flatMap(({ seat }) => typesAt(view, seat).map((each) => ({ seat, ...each })))
  const small = Math.min(0.52, step / 76)
  const gap = Math.min(30 * small * 1.5, (width * 0.94) / Math.max(tokens.length, 1))
  const back = tokens.map(
    (token, i): MineSpot => ({
      ...token,
      scale: small,
      x: x + width * 0.06 + gap * (i + 0.5),
      y: y + height - 5 - (own === null ? 0 : 60 * Math.min(0.9, step / 50)) * 0.94,
    }),
  )
  return [...back, ...front]
}

const typesAt = (view: View, seat: Seat) =>
  COWBOY_TYPES.map((type) => ({ type, count: view.players[seat].mine[type] })).filter(({ count }) => count > 0)

export function Mine({ rect, name }: PlaceProps) {
  const { x, y, width, height } = rect
  const rock = rolling(x, x + width, y + height * 0.3, height * 0.26, width / 6, 17)
  const mouth = { x: x + width * 0.34, w: width * 0.4, top: y + height * 0.36 }
  return (
    <g>
      <path d={ground(rock, y + height)} fill="var(--stone)" stroke={INK} stroke-width="1.5" />
      <path d={slopeCuts(rock, { depth: height * 0.5, gap: 8, seed: 12, lean: -0.4 })} fill={INK} opacity="0.5" />
      <path
        d={`M${mouth.x} ${y + height}V${mouth.top + 8}Q${mouth.x + mouth.w / 2} ${mouth.top - 10} ${mouth.x + mouth.w} ${mouth.top + 8}V${y + height}Z`}
        fill="#17100a"
        stroke={INK}
        stroke-width="1.5"
      />
      <path
        d={`M${mouth.x - 4} ${y + height}V${mouth.top}H${mouth.x + 6}V${y + height}ZM${mouth.x + mouth.w - 6} ${y + height}V${mouth.top}H${mouth.x + mouth.w + 4}V${y + height}ZM${mouth.x - 8} ${mouth.top - 8}H${mouth.x + mouth.w + 8}V${mouth.top + 2}H${mouth.x - 8}Z`}
        fill="var(--wood)"
        stroke={INK}
        stroke-width="1.3"
      />
      <path
        d={`M${x + width * 0.46} ${y + height}L${x + width * 0.5} ${y + height * 0.7}M${x + width * 0.62} ${y + height}L${x + width * 0.58} ${y + height * 0.7}`}
        stroke="#b9b2a6"
        stroke-width="2"
      />
      <Board
        x={x + (width < 130 ? 1 : width * 0.3)}
        y={y + 2}
        width={width < 130 ? width - 2 : width * 0.68}
        name={name}
      />
    </g>
  )
}

/** Cowboys in the mine, with their number where there are several. */
export function Waiting({ spots }: { readonly spots: readonly MineSpot[] }) {
  return (
    <g>
      {spots.map(({ seat, type, count, scale, x, y }) => (
        <g key={`${seat} ${type}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Cowboy seat={seat} strength={strengthOf(type)} />
          {count > 1 && <Count count={count} />}
        </g>
      ))}
    </g>
  )
}

/** How many of a kind stand here. */
export function Count({ count }: { readonly count: number }) {
  return (
    <g transform="translate(-15 -52)" font-family="var(--font-text)">
      <rect x="-11" y="-9" width="23" height="18" rx="9" fill="var(--piece-ink)" />
      <text y="5" x=".5" text-anchor="middle" font-weight="800" font-size="13.5" fill="#fff6e2">
        ×{count}
      </text>
    </g>
  )
}
