/** A player's annex: shops on their bell spaces, taken from the left, and the exchange tokens. */
import { BELLS_WITH_TOKEN, type PlayerView } from '@waystation/great-western-trail'
import type { Box } from '../../../../art/ink.ts'
import { Count } from '../../../../art/pieces/paper.tsx'
import { ExchangeSign } from '../../../../art/pieces/signs.tsx'
import { SeatShapeMark } from '../../../../art/SeatMark.tsx'
import { annexBoxes, shopsOn } from '../layout/annex.ts'
import { BellSign } from '../signs.tsx'

const INK = 'var(--piece-ink)'

export function Annex({ player, box }: { readonly player: PlayerView; readonly box: Box }) {
  const { annex, seat } = player
  if (annex === null) return null
  const { bells, tokens } = annexBoxes(box)
  return (
    <g>
      {bells.map((rect, i) => (
        <Bell key={i} rect={rect} number={i + 1} seat={seat} shops={shopsOn(annex.shopsLeft, i)} />
      ))}
      <Tokens player={player} rect={tokens} />
    </g>
  )
}

/** How many exchange tokens somebody has. */
export function Tokens({
  player: { annex },
  rect: { x, y, width, height },
}: {
  readonly player: PlayerView
  readonly rect: Box
}) {
  if (annex === null) return null
  const r = Math.min(width, height) * 0.38
  return (
    <g transform={`translate(${x + width / 2 - r * 0.2} ${y + height / 2})`}>
      <g opacity={annex.exchangeTokens === 0 ? 0.4 : 1}>
        <ExchangeSign r={r} />
      </g>
      <g transform={`translate(${r * 0.9} ${r * 0.5})`}>
        <Count r={Math.max(7, r * 0.56)}>{annex.exchangeTokens}</Count>
      </g>
    </g>
  )
}

interface BellProps {
  readonly rect: Box
  readonly number: number
  readonly seat: number
  readonly shops: number
}

/** Emptied it rings: San Francisco counts those. The shops stand below the bell, or beside it where that is low. */
function Bell({ rect: { x, y, width, height }, number, seat, shops }: BellProps) {
  const low = width > height
  const bell = low ? height * 0.92 : Math.min(width * 0.7, height * 0.52)
  const r = low ? Math.min(height * 0.36, (width - bell * 2) / 8.4) : Math.min(width / 7.4, height * 0.16)
  const shop = (i: number) =>
    low
      ? { x: x + bell + 5 + r + i * r * 2.5, y: y + height / 2 }
      : { x: x + width / 2 + (i - 1) * r * 2.3, y: y + height - r * 1.5 }
  const at = low ? { x: x + bell * 0.56, y: y + height / 2 } : { x: x + width / 2, y: y + height * 0.32 }
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="3"
        fill={shops === 0 ? '#f4d878' : 'var(--gn-plate)'}
        stroke={INK}
        stroke-width="0.9"
      />
      <g transform={`translate(${at.x} ${at.y})`}>
        <BellSign size={bell} fill={shops === 0 ? 'var(--coin)' : '#b9a06a'} />
      </g>
      {BELLS_WITH_TOKEN.includes(number) && (
        <g transform={`translate(${x + width - bell * 0.3} ${low ? y + height / 2 : y + bell * 0.3})`}>
          <ExchangeSign r={bell * (low ? 0.36 : 0.27)} />
        </g>
      )}
      {Array.from({ length: shops }, (_, i) => (
        <SeatShapeMark key={i} seat={seat} {...shop(i)} r={r} />
      ))}
    </g>
  )
}
