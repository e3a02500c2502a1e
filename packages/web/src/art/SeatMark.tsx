/** A seat's mark. `SeatShapeMark` is for use inside an SVG, `SeatMark` stands on its own in a page. */
import type { Seat } from '@waystation/kernel'
import { type SeatIdentity, seatIdentity, shapePath } from './seats.ts'

interface Placed {
  readonly x?: number
  readonly y?: number
  readonly r?: number
  /** Cream on a coloured piece, or coloured on paper. */
  readonly on?: 'colour' | 'paper'
}

export const SeatShapeMark = ({ seat, ...placed }: Placed & { readonly seat: Seat }) => (
  <IdentityMark identity={seatIdentity(seat)} {...placed} />
)

/** For pieces that may also belong to a rival without a seat. */
export function IdentityMark({
  identity: { colour, shape, letter },
  x = 0,
  y = 0,
  r = 8,
  on = 'paper',
}: Placed & { readonly identity: SeatIdentity }) {
  const light = on === 'colour'
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={shapePath(shape, r)}
        fill={light ? 'var(--seat-light)' : colour}
        stroke="var(--piece-ink)"
        stroke-width={r * 0.14}
        stroke-linejoin="round"
      />
      <text
        y={shape === 'triangle' ? r * 0.62 : r * 0.42}
        text-anchor="middle"
        stroke="none"
        font-family="var(--font-text)"
        font-weight="800"
        font-size={r * 1.2}
        fill={light ? 'var(--piece-ink)' : 'var(--seat-light)'}
      >
        {letter}
      </text>
    </g>
  )
}

export function SeatMark({ seat, size = 24 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
      <SeatShapeMark seat={seat} r={9.5} />
    </svg>
  )
}
