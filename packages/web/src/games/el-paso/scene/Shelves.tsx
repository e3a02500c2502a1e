/** What is known of cards that cannot be seen: the discard pile, the hand last shown in El Paso, the whole deck. */
import {
  type BreedId,
  type CardId,
  type Counted,
  type PlayerView,
  WORKER_IDS,
  type WorkerId,
} from '@waystation/el-paso'
import { BreedChip } from '../../../art/cow/CattleCard.tsx'
import type { Box } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { WorkerChip } from '../../../art/pieces/workers.tsx'
import type { RanchLayout } from '../layout/types.ts'
import type { BoardWords } from '../text/words.ts'

const isWorker = (id: CardId): id is WorkerId => WORKER_IDS.some((worker) => worker === id)
const LARGEST = 26

interface CardsProps {
  readonly rect: Box
  readonly cards: readonly Counted<CardId>[]
  readonly columns: number
  /** Rows for which there is room in any case. */
  readonly rows: number
  /** Of the numbers. */
  readonly ink: string
}

/** A chip for each kind of card, with how many there are of it. */
export function CountedCards({ rect, cards, columns, rows, ink }: CardsProps) {
  const step = rect.width / columns
  const line = rect.height / Math.max(rows, Math.ceil(cards.length / columns))
  const chip = Math.min(LARGEST, line - 3)
  return (
    <g>
      {cards.map(({ id, count }, i) => (
        <g
          key={id}
          transform={`translate(${rect.x + (i % columns) * step + 14} ${rect.y + (Math.floor(i / columns) + 0.5) * line})`}
        >
          {isWorker(id) ? <WorkerChip look={id} r={chip / 2} /> : <BreedChip breed={id} height={chip} />}
          <Lettering x={chip / 2 + 3} y={4.6} size={13} anchor="start" fill={ink}>
            {count}
          </Lettering>
        </g>
      ))}
    </g>
  )
}

/** How many there are of each breed, in the order in which they come. */
export function countedBreeds(cards: readonly BreedId[]): readonly Counted<BreedId>[] {
  return [...new Set(cards)].map((id) => ({ id, count: cards.filter((card) => card === id).length }))
}

interface ShelvesProps {
  readonly player: PlayerView
  readonly shelves: NonNullable<RanchLayout['shelves']>
  readonly words: BoardWords
}

export function Shelves({ player, shelves, words }: ShelvesProps) {
  const { discard, lastHand, herd } = shelves
  return (
    <g>
      <Shelf rect={discard} title={words.shelves.discard} cards={player.discard} words={words} />
      <Shelf rect={lastHand} title={words.shelves.lastHand} cards={countedBreeds(player.lastHand)} words={words} />
      {herd !== null && <Shelf rect={herd} title={words.shelves.herd} cards={player.herd} words={words} />}
    </g>
  )
}

interface ShelfProps {
  readonly rect: Box
  readonly title: string
  readonly cards: readonly Counted<CardId>[]
  readonly words: BoardWords
}

const TITLE = 15

function Shelf({ rect, title, cards, words }: ShelfProps) {
  const { x, y, width, height } = rect
  const columns = Math.floor(width / 42)
  return (
    <g>
      <rect {...rect} rx="5" fill="var(--ep-slip)" stroke="var(--paper-edge)" stroke-width="1.2" />
      <Lettering x={x + 6} y={y + 12} size={11.6} anchor="start" weight={700} fill="var(--ep-on-slot)">
        {title}
      </Lettering>
      {cards.length === 0 ? (
        <Lettering x={x + 8} y={y + TITLE + 14} size={12} anchor="start" weight={550} fill="var(--ep-on-slot)">
          {words.noneYet}
        </Lettering>
      ) : (
        <CountedCards
          rect={{ x: x + 4, y: y + TITLE, width: width - 6, height: height - TITLE - 2 }}
          cards={cards}
          columns={columns}
          rows={1}
          ink="var(--ep-on-slot)"
        />
      )}
    </g>
  )
}
