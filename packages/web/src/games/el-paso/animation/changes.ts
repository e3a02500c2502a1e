/** Small changes of a view, from which every event is told. */
import type {
  BuildingFaceId,
  Counted,
  NodeId,
  PlayerView,
  PostId,
  TileId,
  View,
  Who,
  WorkerId,
} from '@waystation/el-paso'
import type { Seat } from '@waystation/kernel'

export function player(view: View, seat: Seat, change: (player: PlayerView) => Partial<PlayerView>): View {
  return { ...view, players: view.players.map((p, i) => (i === seat ? { ...p, ...change(p) } : p)) }
}

type Sum = 'money' | 'tokens' | 'certificates' | 'handSize' | 'pileSize'

export const count = (view: View, seat: Seat, what: Sum, change: number): View =>
  change === 0 ? view : player(view, seat, (p) => ({ [what]: p[what] + change }))

/** More or fewer of a kind; what is not in the list yet is added at its end. */
export function recount<I extends string>(list: readonly Counted<I>[], id: I, change: number): readonly Counted<I>[] {
  const known = list.some((one) => one.id === id)
  const all = known ? list : [...list, { id, count: 0 }]
  return all.map((one) => (one.id === id ? { ...one, count: one.count + change } : one))
}

export const staff = (view: View, seat: Seat, worker: WorkerId, change: number): View =>
  player(view, seat, (p) => ({ workers: recount(p.workers, worker, change) }))

/** Workers that were at work go to the discard pile. */
export const dismiss = (view: View, seat: Seat, worker: WorkerId, number: number): View =>
  number === 0
    ? view
    : player(view, seat, (p) => ({
        workers: recount(p.workers, worker, -number),
        discard: recount(p.discard, worker, number),
      }))

export function move(view: View, who: Who, node: NodeId | null): View {
  const order = (a: Who, b: Who): number => (a === 'sue' ? 1 : b === 'sue' ? -1 : a - b)
  const trail = view.trail.map((space) => {
    const others = space.ranchers.filter((one) => one !== who)
    if (space.node === node) return { ...space, ranchers: [...others, who].sort(order) }
    return others.length === space.ranchers.length ? space : { ...space, ranchers: others }
  })
  return { ...view, trail }
}

/** A building on a space; the one it replaces goes back to its stack. */
export function build(view: View, node: NodeId, owner: Who, place: BuildingFaceId): View {
  const old = view.trail.find((space) => space.node === node)?.place ?? null
  const trail = view.trail.map((space) => (space.node === node ? { ...space, place, owner, price: null } : space))
  const buildings = view.buildings.map((stack) => {
    const change = (stack.id === place ? -1 : 0) + (stack.id === old ? 1 : 0)
    return change === 0 ? stack : { ...stack, count: stack.count + change }
  })
  return { ...view, trail, buildings }
}

export function disc(view: View, post: PostId, who: Who): View {
  const seats = (discs: readonly Who[]): readonly Who[] =>
    [...discs, who].sort((a, b) => (a === 'sue' ? 1 : b === 'sue' ? -1 : a - b))
  return {
    ...view,
    posts: view.posts.map((each) => (each.post === post ? { ...each, discs: seats(each.discs) } : each)),
  }
}

const isObjective = (tile: TileId): boolean => tile.startsWith('objective')

/** A tile leaves the table: from the display, which keeps a gap, or unseen from its stack. */
export function takeTile(view: View, tile: TileId, unseen: boolean): View {
  const take = <I extends string>(pile: { readonly shown: readonly (I | null)[]; readonly left: number }) =>
    unseen ? { ...pile, left: pile.left - 1 } : { ...pile, shown: pile.shown.map((id) => (id === tile ? null : id)) }
  return isObjective(tile) ? { ...view, objectives: take(view.objectives) } : { ...view, bonuses: take(view.bonuses) }
}

/** The next one of its stack fills the gap. */
export function showTile(view: View, tile: TileId): View {
  const fill = <I extends string>(pile: { readonly shown: readonly (I | null)[]; readonly left: number }) => {
    const gap = pile.shown.indexOf(null)
    return { left: pile.left - 1, shown: pile.shown.map((id, i) => (i === gap ? (tile as TileId & I) : id)) }
  }
  return isObjective(tile) ? { ...view, objectives: fill(view.objectives) } : { ...view, bonuses: fill(view.bonuses) }
}

export const ownTile = (view: View, seat: Seat, tile: TileId): View =>
  player(view, seat, (p) =>
    isObjective(tile)
      ? { objectives: [...p.objectives, tile as PlayerView['objectives'][number]] }
      : { bonuses: [...p.bonuses, tile as PlayerView['bonuses'][number]] },
  )
