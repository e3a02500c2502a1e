/** Market, workers for hire, buildings; the line of prices below a thing belongs to it. */
import type { Box } from '../../../art/ink.ts'
import type { Spot } from '../../../board/Spots.tsx'
import { box } from '../../../board/boxes.ts'
import type { MarketBreed } from '../layout/types.ts'
import type { Scene } from './spots.ts'

export function storeSpots({ view, layout: { store }, labels }: Scene): readonly Spot[] {
  const priced = ({ x, y, width, height }: Box): Box => box(x, y, width, height + store.prices)
  const spot = (target: string, rect: Box, label: string): Spot => ({ key: target, target, rect, label, round: 5 })
  return [
    ...view.market.map(({ id, count }) =>
      spot(`cattle ${id}`, priced(store.market[id as MarketBreed]), labels.cattle(id, count)),
    ),
    ...view.workers.map(({ id, count }) => spot(`worker ${id}`, store.hands[id], labels.worker(id, count))),
    ...view.buildings.map(({ id, count }, i) =>
      spot(`building ${i + 1}`, priced(store.yard[i]), labels.building(id, i + 1, count)),
    ),
  ]
}
