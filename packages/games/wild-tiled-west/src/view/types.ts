/** The shapes of what a seat sees. */
import type { Seat } from '@waystation/kernel'
import type { BoardId, Face, TownId } from '../data/boards.ts'
import type { Contract } from '../data/figures.ts'
import type { CellId } from '../data/grid.ts'
import type { PartnerId } from '../data/partners.ts'
import type { BanditCardId, Rank } from '../data/solo.ts'
import type { PieceId, Suit, TileId, Turn } from '../data/tiles.ts'
import type { Mode } from '../steps.ts'

export interface TileView {
  readonly tile: TileId
  readonly turn: Turn
  readonly cells: readonly CellId[]
  readonly gold: number
  /** A red sign that has paid. */
  readonly paid: boolean
}

export interface TownView {
  readonly id: TownId
  readonly points: number
  readonly size: number
  readonly covered: number
  readonly inaugurated: boolean
  /** Squares still to be covered. */
  readonly missing: readonly CellId[]
}

export interface PlayerView {
  readonly seat: Seat
  readonly board: BoardId | null
  readonly face: Face | null
  readonly score: number
  readonly gold: number
  readonly bullets: number
  readonly mine: number
  readonly income: number
  readonly tiles: readonly TileView[]
  readonly covered: readonly CellId[]
  readonly fields: readonly CellId[]
  readonly cows: readonly CellId[]
  readonly sheriffs: readonly CellId[]
  readonly standing: readonly CellId[]
  readonly tombstones: readonly CellId[]
  readonly boots: readonly CellId[]
  readonly towns: readonly TownView[]
  readonly alleys: number
  readonly alleysDue: number
  readonly aces: { readonly [suit in Suit]: number }
  readonly aceCards: readonly Suit[]
  readonly horseshoesLeft: number
  readonly storedGold: number
  readonly sawmills: number
  readonly storeAside: boolean
  /** Lassos that have paid. */
  readonly roped: readonly CellId[]
  /** Markets that have paid. */
  readonly marketsPaid: readonly CellId[]
  readonly largestWrangle: number
  /** Null while it is face down and not the viewer's own. */
  readonly partner: PartnerId | null
  readonly hasPartner: boolean
  readonly second: PartnerId | null
}

export interface ContractView {
  readonly cows: number
  readonly contract: Contract
  readonly flipped: boolean
  readonly bonus: number
}

export interface RidgeView {
  readonly bandits: number
  readonly buried: number
  readonly cards: readonly { readonly card: BanditCardId; readonly buried: number; readonly herded: boolean }[]
  readonly spareBullets: number
  readonly looseCows: number
  readonly total: number
  readonly deck: number
}

/** A piece somebody is about to lay: every turn that fits somewhere, and where; enough to drag, turn and flip it. */
export interface PlacingView {
  readonly seat: Seat
  readonly piece: PieceId
  readonly mode: Mode
  /** Chosen already, or null. */
  readonly turn: Turn | null
  readonly places: readonly { readonly turn: Turn; readonly anchors: readonly CellId[] }[]
}

export interface PastureView {
  readonly seat: Seat
  /** Where the boot would stand. */
  readonly at: CellId
  readonly cells: readonly CellId[]
}

export interface View {
  readonly seat: Seat | null
  readonly year: number
  readonly round: number
  readonly over: boolean
  /** Means nothing before the first year: the lot is not drawn yet. */
  readonly first: Seat
  /** Who has to choose; the first player while nobody or everybody has. */
  readonly active: Seat
  readonly players: readonly PlayerView[]
  readonly stacks: { readonly [tile in TileId]: number }
  readonly prairie: readonly number[]
  readonly river: readonly number[]
  readonly contracts: readonly ContractView[]
  readonly aceSupply: readonly Suit[]
  readonly row: readonly PartnerId[]
  readonly deck: number
  /** Own partners to choose from, and the one put back. */
  readonly hand: readonly PartnerId[]
  readonly rejected: PartnerId | null
  readonly placing: PlacingView | null
  /** The pasture somebody may wrangle now. */
  readonly pasture: PastureView | null
  readonly ridge: RidgeView | null
  readonly rank: Rank | null
}
