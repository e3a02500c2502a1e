/** The place of a player on a board: a sheet of paper with a head in the colour of the seat, bright while it is their turn. */
import type { Seat } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { fitted } from '../art/fitted.ts'
import { type Box, cut } from '../art/ink.ts'
import { SeatShapeMark } from '../art/SeatMark.tsx'
import { seatIdentity } from '../art/seats.ts'

const ROUND = 8

interface PlayerSheetProps {
  readonly seat: Seat
  readonly name: string
  readonly rect: Box
  /** Height of the head. */
  readonly head: number
  /** What stands in the head to the right of the name: so much is left free for it. */
  readonly aside: number
  readonly active: boolean
  readonly children: ComponentChildren
}

export function PlayerSheet({ seat, name, rect, head, aside, active, children }: PlayerSheetProps) {
  const { x, y, width, height } = rect
  const { colour } = seatIdentity(seat)
  return (
    <g>
      <rect x={x + 2} y={y + 3} width={width} height={height} rx={ROUND} fill="var(--scene-ink)" opacity="0.3" />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={ROUND}
        fill={active ? 'var(--paper-high)' : 'var(--paper)'}
        stroke={active ? colour : 'var(--ink)'}
        stroke-width={active ? 3.4 : 1.5}
      />
      <path
        d={`M${x} ${y + ROUND}q0-${ROUND} ${ROUND}-${ROUND}h${width - 2 * ROUND}q${ROUND} 0 ${ROUND} ${ROUND}v${head - ROUND}h${-width}Z`}
        fill={colour}
      />
      <path d={cut(x + 2, y + head, x + width - 2, y + head, 1.2)} fill="var(--seat-light)" opacity="0.75" />
      <SeatShapeMark seat={seat} x={x + 18} y={y + head / 2} r={8.5} on="colour" />
      <text
        x={x + 33}
        y={y + head / 2 + 5}
        font-weight="700"
        font-size={fitted(name, width - 33 - aside, 15.5)}
        fill="var(--seat-light)"
      >
        {name}
      </text>
      {children}
    </g>
  )
}
