/** A few words beside a place on the board: what would happen there. Inside the picture, and off what may be chosen. */
import type { Box } from '../art/ink.ts'
import { freePlace } from '../ui/free-place.ts'

interface BubbleProps {
  /** What it is about. */
  readonly thing: Box
  readonly text: string
  /** Height of the letters, in the units of the board. */
  readonly size: number
  readonly board: Pick<Box, 'width' | 'height'>
  /** What must stay in sight. */
  readonly avoid: readonly Box[]
}

/** From the edges of the board. */
const EDGE = 6

export function Bubble({ thing, text, size, board, avoid }: BubbleProps) {
  const width = text.length * size * 0.56 + 24
  const height = size * 1.9
  const room = { x: EDGE, y: EDGE, width: board.width - 2 * EDGE, height: board.height - 2 * EDGE }
  const { x, y } = freePlace({ width, height }, thing, avoid, room)
  return (
    <g class="board-bubble" transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="7" fill="var(--glow-core)" stroke="var(--piece-ink)" stroke-width="1.8" />
      <text
        x={width / 2}
        y={size * 1.3}
        text-anchor="middle"
        font-family="var(--font-text)"
        font-weight="750"
        font-size={size}
        fill="var(--piece-ink)"
      >
        {text}
      </text>
    </g>
  )
}
