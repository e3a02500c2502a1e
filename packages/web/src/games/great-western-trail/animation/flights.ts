/** What flies over the board while an event is on stage, from where to where. */
import type {
  CattleCardId,
  Event,
  NodeId,
  ObjectiveId,
  SupplyTileId,
  View,
  WorkerId,
} from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import { centre } from '../../../board/boxes.ts'
import type { Layout, RegionName, Spot } from '../layout/types.ts'
import { foresightBoxes } from '../scene/Markets.tsx'
import { jobCells } from '../scene/Jobs.tsx'

export type Cargo =
  | { readonly kind: 'money'; readonly amount: number }
  | { readonly kind: 'certificate' }
  | { readonly kind: 'worker'; readonly worker: WorkerId }
  | { readonly kind: 'cattle'; readonly card: CattleCardId }
  | { readonly kind: 'objective'; readonly card: ObjectiveId }
  | { readonly kind: 'tile'; readonly tile: SupplyTileId }
  | { readonly kind: 'disc'; readonly seat: Seat }

export interface Flight {
  readonly cargo: Cargo
  readonly from: Spot
  readonly to: Spot
}

export interface Stage {
  readonly layout: Layout
  readonly view: View
  /** Whose place lies on the board; that of others is beyond its edge. */
  readonly seat: Seat
}

/** Where things go that a player gains: to the place on the sheet, to the dock below it, or out to the side. */
export function homeOf({ layout, seat }: Stage, who: Seat): Spot {
  const { width, height, home, kind } = layout
  if (who !== seat) return { x: width + 30, y: 40 + who * 62 }
  return kind === 'tall' || home.purse.width === 0 ? { x: width / 2, y: height + 24 } : centre(home.purse)
}

const at = ({ layout }: Stage, node: NodeId): Spot => centre(layout.trail.nodes[node])
const standsAt = (stage: Stage, seat: Seat): Spot => at(stage, stage.view.players[seat].at ?? 'start')

const tileAt = ({ layout, view }: Stage, column: number, tile: SupplyTileId): Spot => {
  const i = Math.max(0, view.foresight[column - 1].indexOf(tile))
  return centre(foresightBoxes(layout.markets.foresight)[column - 1][i])
}

/** Parts of the board that a flight begins or ends in: where one of them is on another sheet, nothing is seen of it. */
const OVER: { readonly [type in Event['type']]?: readonly RegionName[] } = {
  gained: ['trail'],
  feePaid: ['trail'],
  herdSold: ['trail'],
  hired: ['markets'],
  cattleBought: ['markets'],
  objectiveTaken: ['markets'],
  traded: ['trail'],
  hazardRemoved: ['trail'],
  foresightPlaced: ['markets', 'trail'],
  workerPlaced: ['markets'],
  delivered: ['railroad'],
  stationUpgraded: ['railroad'],
}

/** `stage.view` is the position before the event. */
export function flightOf(stage: Stage, e: Event): Flight | null {
  const { layout, view } = stage
  if (!(OVER[e.type] ?? []).every((region) => layout.shows.includes(region))) return null
  const home = (who: Seat): Spot => homeOf(stage, who)
  switch (e.type) {
    case 'gained': {
      const cargo: Cargo = e.money > 0 ? { kind: 'money', amount: e.money } : { kind: 'certificate' }
      return { cargo, from: standsAt(stage, e.seat), to: home(e.seat) }
    }
    case 'feePaid':
      if (e.amount === 0) return null
      return {
        cargo: { kind: 'money', amount: e.amount },
        from: at(stage, e.node),
        to: e.to === null ? { x: layout.width / 2, y: -30 } : home(e.to),
      }
    case 'herdSold':
      return { cargo: { kind: 'money', amount: e.money }, from: at(stage, 'kansas-city'), to: home(e.seat) }
    case 'hired': {
      const row = view.jobMarket.find(({ workers }) => workers.includes(e.worker))?.row ?? 1
      const cells = jobCells(layout.markets.jobs, view.players.length)[row - 1]
      return { cargo: { kind: 'worker', worker: e.worker }, from: centre(cells[0]), to: home(e.seat) }
    }
    case 'cattleBought': {
      const rect = layout.markets.stacks[e.cards[0]]
      return rect === undefined
        ? null
        : { cargo: { kind: 'cattle', card: e.cards[0] }, from: centre(rect), to: home(e.seat) }
    }
    case 'objectiveTaken': {
      const shown = layout.markets.cards[view.objectives.indexOf(e.card)] ?? layout.markets.objectiveDeck
      return { cargo: { kind: 'objective', card: e.card }, from: centre(shown), to: home(e.seat) }
    }
    case 'traded':
    case 'hazardRemoved':
      return { cargo: { kind: 'tile', tile: e.tile }, from: at(stage, e.node), to: home(e.seat) }
    case 'foresightPlaced':
      if (e.node === null) return null
      return { cargo: { kind: 'tile', tile: e.tile }, from: tileAt(stage, e.column, e.tile), to: at(stage, e.node) }
    case 'workerPlaced': {
      const cells = jobCells(layout.markets.jobs, view.players.length)[e.row - 1]
      const free = Math.max(0, view.jobMarket[e.row - 1].workers.indexOf(null))
      return {
        cargo: { kind: 'tile', tile: e.worker },
        from: tileAt(stage, e.column, e.worker),
        to: centre(cells[free]),
      }
    }
    case 'delivered': {
      const rect = layout.railroad.cities[e.city]
      return rect === undefined ? null : { cargo: { kind: 'disc', seat: e.seat }, from: home(e.seat), to: centre(rect) }
    }
    case 'stationUpgraded': {
      const rect = layout.railroad.stations[e.station]
      return rect === undefined ? null : { cargo: { kind: 'disc', seat: e.seat }, from: home(e.seat), to: centre(rect) }
    }
    default:
      return null
  }
}
