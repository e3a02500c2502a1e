/** Small changes of a view, from which every event is told. */
import type {
  CardId,
  CityId,
  NodeId,
  PlayerView,
  SupplyTileId,
  TileView,
  View,
  WorkerId,
} from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'

export function player(view: View, seat: Seat, change: (player: PlayerView) => Partial<PlayerView>): View {
  return { ...view, players: view.players.map((p, i) => (i === seat ? { ...p, ...change(p) } : p)) }
}

export const earn = (view: View, seat: Seat, dollars: number): View =>
  dollars === 0 ? view : player(view, seat, ({ money }) => ({ money: money + dollars }))

export function move(view: View, seat: Seat, node: NodeId | null): View {
  const trail = view.trail.map((space) => {
    const others = space.cattlemen.filter((other) => other !== seat)
    if (space.node === node) return { ...space, cattlemen: [...others, seat].sort((a, b) => a - b) }
    return others.length === space.cattlemen.length ? space : { ...space, cattlemen: others }
  })
  return player({ ...view, trail }, seat, () => ({ at: node }))
}

export const lay = (view: View, node: NodeId, tile: TileView | null): View => ({
  ...view,
  trail: view.trail.map((space) => (space.node === node ? { ...space, tile } : space)),
})

/** A tile of the supply as it lies on the trail. */
export const faceOf = (tile: SupplyTileId): TileView => ({
  kind: tile.startsWith('hazard') ? 'hazard' : 'teepee',
  tile,
})

const without = (hand: readonly CardId[], cards: readonly CardId[]): readonly CardId[] => {
  const left = [...hand]
  for (const card of cards) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Cards leave a hand; who sees it sees which. */
export const putDown = (view: View, seat: Seat, cards: readonly CardId[], count = cards.length): View =>
  player(view, seat, ({ own, handCount }) => ({
    handCount: handCount - count,
    own: own === null ? null : { ...own, hand: without(own.hand, cards) },
  }))

export const pickUp = (view: View, seat: Seat, cards: readonly CardId[], count: number): View =>
  player(view, seat, ({ own, handCount }) => ({
    handCount: handCount + count,
    own: own === null ? null : { ...own, hand: [...own.hand, ...cards] },
  }))

export const discard = (view: View, seat: Seat, cards: readonly CardId[]): View =>
  player(view, seat, (p) => ({ discard: [...p.discard, ...cards] }))

export const staff = (view: View, seat: Seat, worker: WorkerId, change: number): View =>
  player(view, seat, ({ workers }) => ({ workers: { ...workers, [worker]: workers[worker] + change } }))

/** One more disc in a city. */
export function deliverTo(view: View, seat: Seat, city: CityId): View {
  return player(view, seat, ({ cities }) => {
    const known = cities.some((each) => each.city === city)
    return {
      cities: known
        ? cities.map((each) => (each.city === city ? { ...each, discs: each.discs + 1 } : each))
        : [...cities, { city, discs: 1 }],
    }
  })
}

/** A worker leaves or comes to the first such place of a row. */
export const atMarket = (view: View, row: number, from: WorkerId | null, to: WorkerId | null): View => ({
  ...view,
  jobMarket: view.jobMarket.map((each) => {
    if (each.row !== row) return each
    const at = each.workers.indexOf(from)
    return { ...each, workers: each.workers.map((worker, i) => (i === at ? to : worker)) }
  }),
})
