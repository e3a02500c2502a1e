/** Ace cards and partners that can still be won. */
import { SUITS, type Suit, type View } from '@waystation/wild-tiled-west'
import type { Box } from '../../../art/ink.ts'
import { cut } from '../../../art/ink.ts'
import { AceCard } from '../pieces/things.tsx'
import type { Labels } from '../labels.ts'
import { CardBack, PartnerCard } from './PartnerCard.tsx'

const INK = 'var(--piece-ink)'
const ROW = 3
const DECK = 34

export function aceBox(rect: Box, suit: Suit): Box {
  const width = 27
  return {
    x: rect.x + rect.width - 16 - (SUITS.length - SUITS.indexOf(suit)) * (width + 5),
    y: rect.y + 5,
    width,
    height: 36,
  }
}

/** The places of the three open partners, then of the deck. */
export function partnerBox(rect: Box, at: number): Box {
  const width = (rect.width - 20 - DECK - ROW * 4) / ROW
  const x = rect.x + 7 + at * (width + 4)
  return { x, y: rect.y + 46, width: at < ROW ? width : DECK, height: rect.height - 57 }
}

interface SupplyProps {
  readonly rect: Box
  readonly view: View
  readonly labels: Labels
}

export function Supply({ rect, view, labels }: SupplyProps) {
  const { x, y, width, height } = rect
  const planks = Array.from({ length: Math.floor((height - 16) / 13) }, (_, n) =>
    cut(x + 4, y + 12 + n * 13, x + width - 6, y + 13 + n * 13, 0.6),
  ).join('')
  return (
    <g font-family="var(--font-text)">
      <rect x={x + 2} y={y + 3} width={width - 2} height={height - 3} rx="7" fill={INK} opacity=".25" />
      <rect
        x={x}
        y={y}
        width={width - 2}
        height={height - 3}
        rx="7"
        fill="var(--wtw-felt)"
        stroke={INK}
        stroke-width="1.4"
      />
      <path d={planks} fill={INK} opacity=".3" />
      <text x={x + 9} y={y + 21} font-size="13.4" font-weight="700" fill="#f3ddb0">
        {labels.words.aceCards}
      </text>
      <text x={x + 9} y={y + 39} font-size="13.4" font-weight="700" fill="#f3ddb0">
        {labels.words.partners}
      </text>
      {SUITS.map((suit) => {
        const box = aceBox(rect, suit)
        return view.aceSupply.includes(suit) ? (
          <g key={suit} transform={`translate(${box.x + box.width / 2} ${box.y + box.height / 2})`}>
            <AceCard suit={suit} width={25} />
          </g>
        ) : (
          <rect key={suit} {...box} rx="3" fill="none" stroke="#b98350" stroke-dasharray="3 2" />
        )
      })}
      {view.row.map((id, i) => (
        <PartnerCard key={id} id={id} name={labels.name(id)} box={partnerBox(rect, i)} met={labels.met(id)} />
      ))}
      <CardBack box={partnerBox(rect, ROW)} count={view.deck} />
    </g>
  )
}
