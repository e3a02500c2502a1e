/** Ace cards and partners that can still be won. */
import { SUITS, type Suit, type View } from '@waystation/wild-tiled-west'
import { FittedText } from '../../../art/FittedText.tsx'
import type { Box } from '../../../art/ink.ts'
import { cut } from '../../../art/ink.ts'
import { AceCard } from '../pieces/things.tsx'
import type { Labels } from '../labels.ts'
import { CardBack, PartnerCard } from './PartnerCard.tsx'

const INK = 'var(--piece-ink)'
const ROW = 3
const DECK = 34
const ACE = { width: 27, height: 36, gap: 5 }
/** Room for the ace cards two by two, where the box is too low for them above the partners. */
const BESIDE = 74

const isLow = ({ width, height }: Box): boolean => height < 134 && width > 300

export function aceBox(rect: Box, suit: Suit): Box {
  const at = SUITS.indexOf(suit)
  const { width, height, gap } = ACE
  if (isLow(rect)) {
    const high = Math.min(height, (rect.height - 30) / 2 - 3)
    return {
      x: rect.x + 8 + (at % 2) * (width + gap),
      y: rect.y + 22 + Math.floor(at / 2) * (high + 3),
      width,
      height: high,
    }
  }
  return { x: rect.x + rect.width - 16 - (SUITS.length - at) * (width + gap), y: rect.y + 5, width, height }
}

/** The places of the three open partners, then of the deck. */
export function partnerBox(rect: Box, at: number): Box {
  const low = isLow(rect)
  const left = low ? BESIDE : 7
  const width = (rect.width - left - 13 - DECK - ROW * 4) / ROW
  const x = rect.x + left + at * (width + 4)
  const top = low ? 6 : 46
  return { x, y: rect.y + top, width: at < ROW ? width : DECK, height: rect.height - top - 11 }
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
      <g font-weight="700" fill="#f3ddb0">
        {isLow(rect) ? (
          <FittedText text={labels.words.aceCards} room={BESIDE - 14} largest={13.4} least={11} x={x + 8} y={y + 17} />
        ) : (
          [labels.words.aceCards, labels.words.partners].map((words, i) => (
            <text key={words} x={x + 9} y={y + 21 + i * 18} font-size="13.4">
              {words}
            </text>
          ))
        )}
      </g>
      {SUITS.map((suit) => {
        const box = aceBox(rect, suit)
        return view.aceSupply.includes(suit) ? (
          <g key={suit} transform={`translate(${box.x + box.width / 2} ${box.y + box.height / 2})`}>
            <AceCard suit={suit} width={Math.min(25, box.height * 0.7)} />
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
