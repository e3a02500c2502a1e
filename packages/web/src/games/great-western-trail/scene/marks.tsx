/** Small marks that tell numbers: fees in money of this table, points in a rosette. Each centred on the origin. */
import { TABLE_SIZES } from '@waystation/great-western-trail'
import { Lettering } from '../../../art/Lettering.tsx'

const INK = 'var(--piece-ink)'

/** The smallest letters on the sheet of a desk: 9 pixels in a window 1280 wide. */
export const LEAST = 9.8
/** And the smallest round mark with a number on it. */
export const LEAST_MARK = LEAST / 1.5

export interface Fees {
  readonly green: number
  readonly black: number
}
/** What the hands cost with so many players. */
export const feesFor = (players: number): Fees => ({
  green: TABLE_SIZES[players].greenFee,
  black: TABLE_SIZES[players].blackFee,
})

/** A green circle or a black square with what it costs. */
export function FeeMark({
  hand,
  r,
  children,
}: {
  readonly hand: 'green' | 'black'
  readonly r: number
  readonly children: number
}) {
  return (
    <g>
      {hand === 'green' ? (
        <circle r={r} fill="#2f7a3a" stroke={INK} stroke-width="1" />
      ) : (
        <rect
          x={-r * 0.92}
          y={-r * 0.92}
          width={r * 1.84}
          height={r * 1.84}
          rx="1.6"
          fill="#1c1613"
          stroke="var(--seat-light)"
          stroke-width="0.7"
        />
      )}
      <Lettering y={r * 0.53} size={r * 1.5} fill="var(--seat-light)">
        {children}
      </Lettering>
    </g>
  )
}

const ROSETTE = Array.from({ length: 16 }, (_, i) => {
  const turn = (i * Math.PI) / 8
  const reach = i % 2 === 0 ? 1.06 : 0.86
  return `${(Math.cos(turn) * reach).toFixed(2)} ${(Math.sin(turn) * reach).toFixed(2)}`
}).join('L')

/** Points, so that they never look like money. */
export function Rosette({ r, children }: { readonly r: number; readonly children: number }) {
  const words = children < 0 ? `−${-children}` : String(children)
  return (
    <g>
      <path
        d={`M${ROSETTE}Z`}
        transform={`scale(${r})`}
        fill={children < 0 ? '#4a2a22' : '#7d2b1c'}
        stroke={INK}
        stroke-width={1 / r}
      />
      <Lettering y={r * 0.53} size={r * 1.5} within={r * 1.56} fill="var(--seat-light)">
        {words}
      </Lettering>
    </g>
  )
}

/** A board with a name above a part of the table. */
export function Head({
  x,
  y,
  width,
  height,
  children,
  aside,
}: {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly children: string
  readonly aside?: string
}) {
  const size = Math.min(height * 0.7, 14)
  return (
    <g>
      <path
        d={`M${x} ${y + height}V${y + 5}q0-5 5-5h${width - 10}q5 0 5 5v${height - 5}Z`}
        fill="var(--gw-plank)"
        stroke={INK}
        stroke-width="1.2"
      />
      <Lettering
        x={aside === undefined ? x + width / 2 : x + 7}
        y={y + height / 2 + size * 0.36}
        size={size}
        anchor={aside === undefined ? 'middle' : 'start'}
        fill="var(--seat-light)"
      >
        {children}
      </Lettering>
      {aside !== undefined && (
        <Lettering
          x={x + width - 6}
          y={y + height / 2 + size * 0.3}
          size={Math.max(LEAST, size * 0.87)}
          anchor="end"
          weight={650}
          fill="var(--seat-light)"
        >
          {aside}
        </Lettering>
      )}
    </g>
  )
}

/** A sheet of paper or a board under things. */
export function Sheet({
  x,
  y,
  width,
  height,
  fill,
}: {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly fill: string
}) {
  return (
    <>
      <rect x={x + 1.5} y={y + 2.5} width={width} height={height} rx="5" fill={INK} opacity="0.4" />
      <rect x={x} y={y} width={width} height={height} rx="5" fill={fill} stroke={INK} stroke-width="1.3" />
    </>
  )
}
