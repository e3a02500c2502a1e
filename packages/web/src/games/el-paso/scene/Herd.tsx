/** What is known of a hidden hand: how many cards it has, and everything its owner's deck holds. */
import { type CardId, type Counted, WORKER_IDS, type WorkerId } from '@waystation/el-paso'
import { BreedChip, CardBack } from '../../../art/cow/CattleCard.tsx'
import type { Box } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { Count } from '../../../art/pieces/paper.tsx'
import { WorkerChip } from '../../../art/pieces/workers.tsx'

const isWorker = (id: CardId): id is WorkerId => WORKER_IDS.some((worker) => worker === id)
const COLUMNS = 5

interface HerdProps {
  readonly rect: Box
  readonly card: { readonly width: number; readonly height: number }
  readonly colour: string
  readonly handSize: number
  readonly herd: readonly Counted<CardId>[]
}

export function Herd({ rect, card, colour, handSize, herd }: HerdProps) {
  const left = rect.x + card.width + 14
  const step = (rect.x + rect.width - left) / COLUMNS
  const rows = Math.max(3, Math.ceil(herd.length / COLUMNS))
  const line = rect.height / rows
  const chip = Math.min(26, line - 4)
  return (
    <g>
      <g transform={`translate(${rect.x} ${rect.y})`}>
        <CardBack size={card} colour={colour} />
        <g transform={`translate(${card.width / 2} ${card.height / 2})`}>
          <Count r={13}>{handSize}</Count>
        </g>
      </g>
      {herd.map(({ id, count }, i) => (
        <g
          key={id}
          transform={`translate(${left + (i % COLUMNS) * step + 14} ${rect.y + (Math.floor(i / COLUMNS) + 0.5) * line})`}
        >
          {isWorker(id) ? <WorkerChip look={id} r={chip / 2} /> : <BreedChip breed={id} height={chip} />}
          <Lettering x={chip / 2 + 3} y={4.6} size={13} anchor="start" fill="var(--ink)">
            {count}
          </Lettering>
        </g>
      ))}
    </g>
  )
}
