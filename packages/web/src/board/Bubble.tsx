/** A few words above a place on the board: what would happen there. Kept inside the picture. */
interface BubbleProps {
  readonly spot: { readonly x: number; readonly y: number }
  readonly text: string
  /** Height of the letters, in the units of the board. */
  readonly size: number
  readonly boardWidth: number
}

export function Bubble({ spot, text, size, boardWidth }: BubbleProps) {
  const width = text.length * size * 0.56 + 24
  const x = Math.max(6, Math.min(boardWidth - width - 6, spot.x - 6))
  const y = Math.max(6, spot.y - size * 2.2)
  return (
    <g class="board-bubble" transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={size * 1.9}
        rx="7"
        fill="var(--glow-core)"
        stroke="var(--piece-ink)"
        stroke-width="1.8"
      />
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
