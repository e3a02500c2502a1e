/** What flies over the board while an event is on stage, from where to where; and the way a rider takes. */
import {
  type BreedId,
  type Event,
  type NodeId,
  NODES,
  type TileId,
  type View,
  type Who,
  type WorkerId,
} from '@waystation/el-paso'
import type { Box } from '../../../art/ink.ts'
import { centre } from '../../../board/boxes.ts'
import type { Layout, MarketBreed, RegionName, Spot } from '../layout/types.ts'
import { doorstep, ownersOf } from '../scene/Town.tsx'

export type Cargo =
  | { readonly kind: 'money'; readonly amount: number }
  | { readonly kind: 'token' | 'certificate' }
  | { readonly kind: 'worker'; readonly worker: WorkerId }
  | { readonly kind: 'cattle'; readonly breed: BreedId }
  | { readonly kind: 'tile'; readonly tile: TileId }
  | { readonly kind: 'disc'; readonly who: Who }

export interface Flight {
  readonly cargo: Cargo
  readonly from: Spot
  readonly to: Spot
}

export interface Stage {
  readonly layout: Layout
  readonly view: View
  /** Whose ranch lies on the board; that of others is beyond its edge. */
  readonly seat: number
}

/** Where things go that a player gains: to the ranch on the sheet, to the dock below it, or out to the side. */
export function homeOf({ layout, seat }: Stage, who: Who): Spot {
  const { width, height, ranch, kind } = layout
  if (who !== seat) return { x: width + 30, y: who === 'sue' ? height * 0.4 : 40 + who * 62 }
  return kind === 'tall' ? { x: width / 2, y: height + 24 } : centre(ranch.purse)
}

/** What lies on another sheet comes from beyond the upper edge, and goes there. */
const seen = ({ shows, width }: Layout, region: RegionName, rect: Box): Spot =>
  shows.includes(region) ? centre(rect) : { x: width / 2, y: 0 }

const placeOf = ({ layout, view }: Stage, who: Who): Spot => {
  const node = view.trail.find(({ ranchers }) => ranchers.includes(who))?.node ?? 'el-paso'
  return seen(layout, 'trail', layout.trail.nodes[node])
}

const shownAt = ({ layout, view }: Stage, tile: TileId): Spot => {
  const { train } = layout
  const [car, shown]: readonly [Layout['train']['objectives'], readonly (string | null)[]] = tile.startsWith(
    'objective',
  )
    ? [train.objectives, view.objectives.shown]
    : [train.bonuses, view.bonuses.shown]
  return seen(layout, 'train', car.tiles[shown.indexOf(tile)] ?? car.stack)
}

const market = ({ layout }: Stage, breed: BreedId): Spot =>
  breed in layout.store.market
    ? seen(layout, 'store', layout.store.market[breed as MarketBreed])
    : seen(layout, 'trail', layout.trail.simmental)

/** `stage.view` is the position before the event. */
export function flightOf(stage: Stage, e: Event): Flight | null {
  const { layout } = stage
  const home = (who: Who): Spot => homeOf(stage, who)
  switch (e.type) {
    case 'moneyGained':
    case 'reachedElPaso':
      return { cargo: { kind: 'money', amount: e.dollars }, from: placeOf(stage, e.seat), to: home(e.seat) }
    case 'cattleDiscarded':
      return e.dollars === 0
        ? null
        : { cargo: { kind: 'money', amount: e.dollars }, from: placeOf(stage, e.seat), to: home(e.seat) }
    case 'certificatesGained':
      return { cargo: { kind: 'certificate' }, from: placeOf(stage, e.seat), to: home(e.seat) }
    case 'tokensGained':
      return { cargo: { kind: 'token' }, from: placeOf(stage, e.seat), to: home(e.seat) }
    case 'hired':
      return {
        cargo: { kind: 'worker', worker: e.worker },
        from: seen(layout, 'store', layout.store.hands[e.worker]),
        to: home(e.seat),
      }
    case 'cattleBought':
    case 'cattleGained':
      return { cargo: { kind: 'cattle', breed: e.breed }, from: market(stage, e.breed), to: home(e.seat) }
    case 'simmentalTaken':
      return { cargo: { kind: 'cattle', breed: 'simmental' }, from: market(stage, 'simmental'), to: home(e.seat) }
    case 'tileTaken':
      return { cargo: { kind: 'tile', tile: e.tile }, from: shownAt(stage, e.tile), to: home(e.seat) }
    case 'delivered':
      return { cargo: { kind: 'disc', who: e.seat }, from: home(e.seat), to: onStep(stage, e.post, e.seat) }
    case 'sueCattle':
      return { cargo: { kind: 'cattle', breed: e.breed }, from: market(stage, e.breed), to: home('sue') }
    case 'sueSimmental':
      return { cargo: { kind: 'cattle', breed: 'simmental' }, from: market(stage, 'simmental'), to: home('sue') }
    case 'sueTile':
      return { cargo: { kind: 'tile', tile: e.tile }, from: shownAt(stage, e.tile), to: home('sue') }
    case 'sueDelivered':
      return { cargo: { kind: 'disc', who: 'sue' }, from: home('sue'), to: onStep(stage, e.post, 'sue') }
    default:
      return null
  }
}

function onStep({ layout, view }: Stage, post: keyof Layout['town']['posts'], who: Who): Spot {
  const owners = ownersOf(view)
  if (!layout.shows.includes('town')) return seen(layout, 'town', layout.town.rect)
  return doorstep(layout.town.posts[post], owners.indexOf(who), owners.length)
}

/** The spaces from one to another: the way with fewest locations; of equals, the outer one for people, the inner one for Sue. */
export function wayTo({ trail }: View, from: NodeId, to: NodeId, inner: boolean): readonly NodeId[] {
  const locations = (node: NodeId): number =>
    trail.some((space) => space.node === node && space.place !== null) ? 1 : 0
  let best: { readonly nodes: readonly NodeId[]; readonly steps: number } | null = null
  const walk = (nodes: readonly NodeId[], steps: number): void => {
    const here = nodes[nodes.length - 1]
    if (nodes.length > 1 && here === to) {
      if (best === null || steps < best.steps || (inner && steps === best.steps)) best = { nodes, steps }
      return
    }
    if (nodes.length > 1 && here === 'el-paso') return
    const next = NODES.find(({ id }) => id === here)?.next ?? []
    for (const node of next as readonly NodeId[]) walk([...nodes, node], steps + locations(node))
  }
  walk([from], 0)
  return (best as { readonly nodes: readonly NodeId[] } | null)?.nodes ?? [from, to]
}
