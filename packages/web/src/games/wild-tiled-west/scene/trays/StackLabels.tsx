/** What stands on a stack: that its tile is in the hand, or its price. */
import { FittedText } from '../../../../art/FittedText.tsx'
import type { Box } from '../../../../art/ink.ts'
import { Glyph } from '../../small/glyphs.tsx'
import type { BoardWords } from '../../text/words.ts'

const INK = 'var(--piece-ink)'

interface HeldProps {
  readonly box: Box
  readonly scale: number
  readonly words: BoardWords
}

export function Held({ box: { x, y, width, height }, scale, words }: HeldProps) {
  const wide = Math.min(54 * scale, width - 3)
  return (
    <g transform={`translate(${x + width / 2} ${y + height / 2})`}>
      <rect x={-wide / 2} y={-9 * scale} width={wide} height={18 * scale} rx={9 * scale} fill={INK} />
      <FittedText
        text={words.inHand}
        room={Math.min(wide - 8 * scale, width - 10)}
        largest={12.4 * scale}
        least={9}
        y={4.4 * scale}
        text-anchor="middle"
        fill="#fff3b8"
      />
    </g>
  )
}

interface PriceProps {
  readonly price: number
  /** Within reach: jumps are counted, and it is said if there is nothing to pay. */
  readonly hot: boolean
  readonly gutter: boolean
  readonly box: Box
  readonly scale: number
}

export function Price({ price, hot, gutter, box, scale }: PriceProps) {
  if (price === 0 && !hot) return null
  const wide = 26 * scale
  const x = gutter ? box.x + box.width - wide - 0.5 : box.x + 0.5
  const y = box.y + box.height - 16.4 * scale
  return (
    <g transform={`translate(${x} ${y})`}>
      {hot && <rect width={wide} height={16 * scale} rx={8 * scale} fill="var(--glow)" stroke={INK} />}
      <Glyph name="gold" x={8.4 * scale} y={8 * scale} size={0.95 * scale} />
      <text x={16 * scale} y={12.8 * scale}>
        {price}
      </text>
    </g>
  )
}
