/** A ribbon with a place and a total, in a seat's colours: for score sheets and end screens. 220 x 44. */
import type { Seat } from '@waystation/kernel'
import { fitted } from '../fitted.ts'
import { cut } from '../ink.ts'
import { SeatShapeMark } from '../SeatMark.tsx'
import { seatIdentity } from '../seats.ts'

export interface ScoreRibbonProps {
  readonly seat: Seat
  readonly name: string
  readonly total: number
}

export function ScoreRibbon({ seat, name, total }: ScoreRibbonProps) {
  const { colour } = seatIdentity(seat)
  return (
    <g font-family="var(--font-text)" stroke-linejoin="round">
      <path
        d="M8 12H34V44L21 36L8 44ZM186 12H212V44L199 36L186 44Z"
        fill={colour}
        stroke="var(--piece-ink)"
        stroke-width="1.6"
      />
      <path d="M20 12H34V30H28ZM200 12H186V30H192Z" fill="var(--piece-ink)" opacity="0.45" />
      <path d="M20 4Q110-4 200 4V32Q110 24 20 32Z" fill={colour} stroke="var(--piece-ink)" stroke-width="1.8" />
      <path d={cut(24, 8, 196, 8, 0.8, -7) + cut(24, 28, 196, 28, 0.8, -7)} fill="var(--seat-light)" opacity="0.85" />
      <SeatShapeMark seat={seat} x={40} y={17} r={8} on="colour" />
      <text x="56" y="21" font-weight="700" font-size={fitted(name, 86, 14)} fill="var(--seat-light)">
        {name}
      </text>
      <text x="190" y="23" text-anchor="end" font-weight="800" font-size="20" fill="var(--seat-light)">
        {total}
      </text>
    </g>
  )
}
