/** Who is ahead in the solo game. */
import type { RidgeView, View } from '@waystation/wild-tiled-west'
import { tussleNow } from '@waystation/wild-tiled-west/standing'
import { FittedText } from '../../../art/FittedText.tsx'
import type { Box } from '../../../art/ink.ts'
import { SeatShapeMark } from '../../../art/SeatMark.tsx'
import type { Labels } from '../labels.ts'
import { Glyph } from '../small/glyphs.tsx'

const INK = 'var(--piece-ink)'

interface TussleProps {
  readonly box: Box
  readonly view: View
  readonly ridge: RidgeView
  readonly labels: Labels
}

/** Bandits against bandits, and what that would pay at the year's end. */
export function Tussle({ box: { x, y, width, height }, view, ridge, labels }: TussleProps) {
  const [points] = tussleNow(view)
  const mid = y + height / 2
  const { win, lose, against } = labels.words.ridge
  const words = points > 0 && view.year < 4 ? win(points) : lose(points)
  const wide = Math.min(width * 0.44, words.length * 7.4 + 22)
  return (
    <g font-weight="850">
      <rect x={x} y={y} width={width} height={height} rx="7" fill="var(--wtw-card)" stroke={INK} stroke-width="1.3" />
      <SeatShapeMark seat={0} x={x + 18} y={mid} r={8.6} />
      <text x={x + 34} y={mid + 7} font-size="20" fill={INK}>
        {view.players[0].standing.length}
      </text>
      <Glyph name="bandit" x={x + 66} y={mid} size={1.15} />
      <text x={x + width * 0.325} y={mid + 5} text-anchor="middle" font-size="13" font-weight="550" fill={INK}>
        {against}
      </text>
      <Glyph name="bandit" x={x + width * 0.435} y={mid} size={1.15} />
      <text x={x + width * 0.435 + 15} y={mid + 7} font-size="20" fill={INK}>
        {ridge.total}
      </text>
      {points !== 0 && (
        <>
          <rect
            x={x + width - wide - 6}
            y={mid - 12}
            width={wide}
            height="24"
            rx="12"
            fill={points > 0 ? '#2f6a2c' : '#9c2f1f'}
          />
          <FittedText
            text={words}
            room={wide - 14}
            largest={13.4}
            least={11.4}
            x={x + width - wide / 2 - 6}
            y={mid + 4.8}
            text-anchor="middle"
            fill="#fff6e2"
          />
        </>
      )}
    </g>
  )
}
