/** Tiles in front of a player, in as many columns as they need. Objectives that are fulfilled now have a tick. */
import { type BonusId, fulfilledNow, type ObjectiveId, type View } from '@waystation/el-paso'
import type { Seat } from '@waystation/kernel'
import type { Box } from '../../../art/ink.ts'
import { box } from '../../../board/boxes.ts'
import type { BoardWords } from '../text/words.ts'
import { Placed } from './Placed.tsx'
import { Bonus, Objective } from './Tiles.tsx'

const GAP = 3
const LARGEST = 76

/** The largest tiles that fit. */
export function tileBoxes(rect: Box, count: number): readonly Box[] {
  let [columns, side] = [1, 0]
  for (let tried = 1; tried <= Math.max(1, count); tried++) {
    const rows = Math.ceil(count / tried)
    const fits = Math.min((rect.width + GAP) / tried - GAP, (rect.height + GAP) / Math.max(1, rows) - GAP, LARGEST)
    if (fits > side) [columns, side] = [tried, fits]
  }
  return Array.from({ length: count }, (_, i) =>
    box(rect.x + (i % columns) * (side + GAP), rect.y + Math.floor(i / columns) * (side + GAP), side, side),
  )
}

export type OwnTile =
  | { readonly kind: 'objective'; readonly id: ObjectiveId }
  | { readonly kind: 'bonus'; readonly id: BonusId }

export const tilesOf = (view: View, seat: Seat): readonly OwnTile[] => {
  const { objectives, bonuses } = view.players[seat]
  return [
    ...objectives.map((id): OwnTile => ({ kind: 'objective', id })),
    ...bonuses.map((id): OwnTile => ({ kind: 'bonus', id })),
  ]
}

interface OwnTilesProps {
  readonly view: View
  readonly rect: Box
  readonly words: BoardWords
  readonly seat: Seat
}

export function OwnTiles({ view, rect, words, seat }: OwnTilesProps) {
  const tiles = tilesOf(view, seat)
  const done = fulfilledNow(view, seat)
  const boxes = tileBoxes(rect, tiles.length)
  return (
    <g>
      {tiles.map((tile, i) => (
        <Placed key={tile.id} rect={boxes[i]}>
          {tile.kind === 'objective' ? (
            <Objective id={tile.id} size={boxes[i]} done={done.includes(tile.id)} />
          ) : (
            <Bonus id={tile.id} size={boxes[i]} money={words.money} />
          )}
        </Placed>
      ))}
    </g>
  )
}
