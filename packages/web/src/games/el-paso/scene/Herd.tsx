/** What is known of a hidden hand: how many cards it has, and everything its owner's deck holds. */
import type { CardId, Counted } from '@waystation/el-paso'
import { CardBack } from '../../../art/cow/CattleCard.tsx'
import type { Box } from '../../../art/ink.ts'
import { Count } from '../../../art/pieces/paper.tsx'
import { CountedCards } from './Shelves.tsx'

interface HerdProps {
  readonly rect: Box
  readonly card: { readonly width: number; readonly height: number }
  readonly colour: string
  readonly handSize: number
  readonly herd: readonly Counted<CardId>[]
}

export function Herd({ rect, card, colour, handSize, herd }: HerdProps) {
  const left = rect.x + card.width + 14
  return (
    <g>
      <g transform={`translate(${rect.x} ${rect.y})`}>
        <CardBack size={card} colour={colour} />
        <g transform={`translate(${card.width / 2} ${card.height / 2})`}>
          <Count r={13}>{handSize}</Count>
        </g>
      </g>
      <CountedCards
        rect={{ ...rect, x: left, width: rect.x + rect.width - left }}
        cards={herd}
        columns={5}
        rows={3}
        ink="var(--ink)"
      />
    </g>
  )
}
