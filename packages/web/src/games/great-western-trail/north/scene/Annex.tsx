/** A player's annex: shops on their bell spaces, taken from the left, and the exchange tokens. */
import { BELLS_WITH_TOKEN, type PlayerView } from '@waystation/great-western-trail'
import type { Box } from '../../../../art/ink.ts'
import { Lettering } from '../../../../art/Lettering.tsx'
import { Count } from '../../../../art/pieces/paper.tsx'
import { ExchangeSign } from '../../../../art/pieces/signs.tsx'
import { SeatShapeMark } from '../../../../art/SeatMark.tsx'
import { annexBoxes, shopsOn } from '../layout/annex.ts'
import { BellSign } from '../signs.tsx'

const INK = 'var(--piece-ink)'
/** Too narrow for three marks beside each other: their number stands there. */
const NARROW = 22

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
        <Count r={Math.max(6, r * 0.5)}>{annex.exchangeTokens}</Count>
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

/** Emptied it rings: San Francisco counts those. */
function Bell({ rect: { x, y, width, height }, number, seat, shops }: BellProps) {
  const bell = Math.min(width * 0.7, height * 0.52)
  const r = Math.min(width / 7.4, height * 0.16)
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
      <g transform={`translate(${x + width / 2} ${y + height * 0.32})`}>
        <BellSign size={bell} fill={shops === 0 ? 'var(--coin)' : '#b9a06a'} />
      </g>
      {BELLS_WITH_TOKEN.includes(number) && (
        <g transform={`translate(${x + width - bell * 0.3} ${y + bell * 0.3})`}>
          <ExchangeSign r={bell * 0.27} />
        </g>
      )}
      {width < NARROW && shops > 0 && (
        <Lettering x={x + width / 2} y={y + height - 2.4} size={9.6}>
          {shops}
        </Lettering>
      )}
      {Array.from({ length: width < NARROW ? 0 : shops }, (_, i) => (
        <SeatShapeMark key={i} seat={seat} x={x + width / 2 + (i - 1) * r * 2.3} y={y + height - r * 1.5} r={r} />
      ))}
    </g>
  )
}
