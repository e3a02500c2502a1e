/** Workers for hire, cattle and the ways to pay, objective cards, foresight. */
import { PURCHASES } from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import type { Spot } from '../../../board/Spots.tsx'
import { box } from '../../../board/boxes.ts'
import { MARKET_CARDS } from '../layout/markets.ts'
import { jobCells, tileIn } from '../scene/Jobs.tsx'
import { foresightBoxes } from '../scene/Markets.tsx'
import { thingTarget } from '../targets.ts'
import { type Scene, spot } from './scene.ts'

const HEAD_EDGE = 1
/** What of the room of a deck lies below its head. */
const HEAD_GAP = 3

function jobSpots({ view, layout: { markets }, labels }: Scene): readonly Spot[] {
  const cells = jobCells(markets.jobs, view.players.length)
  return view.jobMarket.flatMap(({ row, workers }, i) =>
    workers.flatMap((worker, column): Spot[] =>
      worker === null
        ? []
        : [
            {
              ...spot(`row ${row} ${worker}`, cells[i][column], labels.worker(worker, row), 4, `job ${row} ${column}`),
              glow: tileIn(cells[i][column]),
            },
          ],
    ),
  )
}

/** In the head of its market: the ring lies on the edge of the head, off the cards below. */
const deck = (id: string, rect: Box, label: string): Spot => ({
  ...spot(`deck ${id}`, rect, label),
  glow: box(rect.x, rect.y + HEAD_EDGE, rect.width, rect.height - 2 * HEAD_EDGE - HEAD_GAP),
})

export function marketSpots(scene: Scene): readonly Spot[] {
  const { view, layout, labels, lit } = scene
  const { stacks, prices, cattleDeck, cards, objectiveDeck, foresight } = layout.markets
  const cattle = MARKET_CARDS.flatMap((id) => {
    const rect = stacks[id]
    const count = view.market.find(({ card }) => card === id)?.count ?? 0
    return rect === undefined ? [] : [spot(`cattle ${id}`, rect, labels.stack(id, count))]
  })
  const ways = PURCHASES.filter(({ id }) => lit.has(`price ${id}`)).map(({ id }) =>
    spot(`price ${id}`, prices[id], labels.price(id), 4),
  )
  const boxes = foresightBoxes(foresight)
  const tiles = view.foresight.flatMap((column, c) =>
    column.flatMap((id, i): Spot[] =>
      id === null
        ? []
        : [spot(`foresight ${c + 1} ${id}`, boxes[c][i], labels.foresight(c + 1, id), 6, `foresight ${c} ${i}`)],
    ),
  )
  return [
    ...tiles,
    ...jobSpots(scene),
    deck('cattle', cattleDeck, labels.stack('market-deck', view.marketDeck)),
    ...cattle,
    ...ways,
    deck('objectives', objectiveDeck, labels.stack('objective-deck', view.objectiveDeck)),
    ...view.objectives.map((id, i) => spot(`card ${id}`, cards[i], labels.name(id), 4, `card ${i}`)),
    ...(view.tokenRow === null
      ? []
      : [spot(thingTarget('job-market-token'), tokenBox(scene, view.tokenRow), labels.name('job-market-token'), 8)]),
  ]
}

/** At the right end of its row, where no worker lies yet. */
function tokenBox({ view, layout: { markets } }: Scene, row: number): Spot['rect'] {
  const cells = jobCells(markets.jobs, view.players.length)[row - 1]
  const last = cells[cells.length - 1]
  const { x, width } = markets.jobs
  return { x: x + width - last.height - 1, y: last.y, width: last.height, height: last.height }
}
