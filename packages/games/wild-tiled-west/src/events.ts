/** What happened, as facts; the log, the animations and the sounds are made from these. */
import type { EventBy, EventOf, Seat } from '@waystation/kernel'
import type { BoardId, Face, TownId } from './data/boards.ts'
import type { Contract } from './data/figures.ts'
import type { CellId } from './data/grid.ts'
import type { PartnerId } from './data/partners.ts'
import type { BanditCardId, Rank } from './data/solo.ts'
import type { BuildingId, PieceId, Suit, TileId } from './data/tiles.ts'
import type { Die } from './data/trays.ts'

interface Scored<K extends string> extends EventBy<K> {
  readonly points: number
}
/** What only the owner of a card may know. */
interface Own<P> {
  readonly secret?: { readonly [seat: number]: P }
}

export const GAINS = ['gold', 'bullets', 'alleys'] as const
export type Gain = (typeof GAINS)[number]
export const SOURCES = ['squares', 'sign', 'contract', 'barn', 'lasso'] as const
/** Where gold, bullets and alleys come from. */
export type Source = (typeof SOURCES)[number]

export type Event =
  | (EventOf<'trayFilled'> & { readonly tiles: number; readonly contracts: readonly Contract[] })
  | (EventBy<'boardTaken'> & { readonly board: BoardId; readonly face: Face })
  | (EventBy<'tileSetAside'> & { readonly tile: TileId })
  | (EventBy<'partnersDealt'> & Own<{ readonly partners: readonly PartnerId[] }>)
  | (EventBy<'partnerKept'> & Own<{ readonly partner: PartnerId }>)
  | (EventOf<'partnersShown'> & { readonly partners: readonly PartnerId[] })
  | EventBy<'firstPlayer'>
  | (EventOf<'yearBegins'> & { readonly year: number })
  | (EventBy<'income'> & { readonly gold: number })
  | (EventBy<'roundBegins'> & { readonly year: number; readonly round: number })
  | (EventOf<'diceRolled'> & { readonly prairie: readonly number[]; readonly river: readonly number[] })
  | (EventOf<'dicePlaced'> & { readonly prairie: readonly number[]; readonly river: readonly number[] })
  | (EventOf<'dieMoved'> & { readonly die: Die; readonly from: number; readonly to: number })
  | (EventOf<'dieSetAside'> & { readonly die: Die; readonly from: number })
  | (EventBy<'drafted'> & { readonly tile: TileId; readonly die: Die; readonly notch: number; readonly cost: number })
  | (EventBy<'sawmillUsed'> & { readonly tile: TileId; readonly cost: number })
  | EventBy<'passed'>
  | (EventBy<'laid'> & { readonly piece: PieceId; readonly cells: readonly CellId[] })
  | (EventBy<'gained'> & { readonly gain: Gain; readonly count: number; readonly source: Source })
  | (EventBy<'mineAdvanced'> & { readonly space: number })
  | (EventBy<'partnerTaken'> & {
      readonly partner: PartnerId
      readonly drawn: boolean
      readonly shown: PartnerId | null
    })
  | (EventBy<'aceTaken'> & { readonly suit: Suit })
  | (EventBy<'goldStored'> & { readonly tile: BuildingId; readonly gold: number })
  | (Scored<'shot'> & { readonly cells: readonly CellId[] })
  | (EventBy<'buried'> & { readonly cell: CellId })
  | (Scored<'townInaugurated'> & { readonly town: TownId; readonly bonus: number })
  | (Scored<'ghosts'> & { readonly town: TownId; readonly laid: boolean })
  | (Scored<'surrounded'> & { readonly tile: BuildingId })
  | (Scored<'roped'> & { readonly cell: CellId })
  | (Scored<'wrangled'> & { readonly cows: number })
  | (EventBy<'contractTaken'> & { readonly contract: Contract; readonly big: boolean; readonly count: number })
  | (Scored<'driven'> & { readonly markets: number })
  | (EventBy<'alleysLost'> & { readonly count: number })
  | (EventBy<'storeLost'> & { readonly tile: BuildingId })
  | (EventOf<'tussle'> & {
      readonly year: number
      readonly points: number
      readonly bandits: readonly number[]
      readonly winners: readonly Seat[]
      readonly losers: readonly Seat[]
      /** Solo: what the Ridge has. */
      readonly ridge: number | null
    })
  | (EventBy<'hillBandit'> & { readonly cell: CellId })
  | EventBy<'noHillFree'>
  | (Scored<'peril'> & { readonly bandits: number })
  | (EventOf<'banditCard'> & {
      readonly card: BanditCardId
      readonly cows: number
      readonly bandits: number
      readonly bullets: number
    })
  | (EventOf<'ridgeShot'> & { readonly bandits: number; readonly spare: number })
  | (EventOf<'ridgeWrangled'> & { readonly cows: number; readonly contract: Contract })
  | (EventOf<'ridgeGrows'> & { readonly bandits: number })
  | (EventBy<'partnerRevealed'> & { readonly partner: PartnerId })
  | (EventOf<'gameOver'> & { readonly winners: readonly Seat[] })
  | (EventOf<'soloRank'> & { readonly rank: Rank; readonly points: number })
