/** What happened, as facts; the log, the animations and the sounds are made from these. */
import type { GameEvent, Seat } from '@waystation/kernel'
import type { BoardId, Face, TownId } from './data/boards.ts'
import type { Contract } from './data/figures.ts'
import type { CellId } from './data/grid.ts'
import type { PartnerId } from './data/partners.ts'
import type { BanditCardId, Rank } from './data/solo.ts'
import type { BuildingId, PieceId, Suit, TileId } from './data/tiles.ts'
import type { Die } from './data/trays.ts'

interface Is<K extends string> extends GameEvent {
  readonly type: K
}
interface By<K extends string> extends Is<K> {
  readonly seat: Seat
}
interface Scored<K extends string> extends By<K> {
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
  | (Is<'trayFilled'> & { readonly tiles: number; readonly contracts: readonly Contract[] })
  | (By<'boardTaken'> & { readonly board: BoardId; readonly face: Face })
  | (By<'tileSetAside'> & { readonly tile: TileId })
  | (By<'partnersDealt'> & Own<{ readonly partners: readonly PartnerId[] }>)
  | (By<'partnerKept'> & Own<{ readonly partner: PartnerId }>)
  | (Is<'partnersShown'> & { readonly partners: readonly PartnerId[] })
  | By<'firstPlayer'>
  | (Is<'yearBegins'> & { readonly year: number })
  | (By<'income'> & { readonly gold: number })
  | (By<'roundBegins'> & { readonly year: number; readonly round: number })
  | (Is<'diceRolled'> & { readonly prairie: readonly number[]; readonly river: readonly number[] })
  | (Is<'dicePlaced'> & { readonly prairie: readonly number[]; readonly river: readonly number[] })
  | (Is<'dieMoved'> & { readonly die: Die; readonly from: number; readonly to: number })
  | (Is<'dieSetAside'> & { readonly die: Die; readonly from: number })
  | (By<'drafted'> & { readonly tile: TileId; readonly die: Die; readonly notch: number; readonly cost: number })
  | (By<'sawmillUsed'> & { readonly tile: TileId; readonly cost: number })
  | By<'passed'>
  | (By<'laid'> & { readonly piece: PieceId; readonly cells: readonly CellId[] })
  | (By<'gained'> & { readonly gain: Gain; readonly count: number; readonly source: Source })
  | (By<'mineAdvanced'> & { readonly space: number })
  | (By<'partnerTaken'> & { readonly partner: PartnerId; readonly drawn: boolean; readonly shown: PartnerId | null })
  | (By<'aceTaken'> & { readonly suit: Suit })
  | (By<'goldStored'> & { readonly tile: BuildingId; readonly gold: number })
  | (Scored<'shot'> & { readonly cells: readonly CellId[] })
  | (By<'buried'> & { readonly cell: CellId })
  | (Scored<'townInaugurated'> & { readonly town: TownId; readonly bonus: number })
  | (Scored<'ghosts'> & { readonly town: TownId; readonly laid: boolean })
  | (Scored<'surrounded'> & { readonly tile: BuildingId })
  | (Scored<'roped'> & { readonly cell: CellId })
  | (Scored<'wrangled'> & { readonly cows: number })
  | (By<'contractTaken'> & { readonly contract: Contract; readonly big: boolean; readonly count: number })
  | (Scored<'driven'> & { readonly markets: number })
  | (By<'alleysLost'> & { readonly count: number })
  | (By<'storeLost'> & { readonly tile: BuildingId })
  | (Is<'tussle'> & {
      readonly year: number
      readonly points: number
      readonly bandits: readonly number[]
      readonly winners: readonly Seat[]
      readonly losers: readonly Seat[]
      /** Solo: what the Ridge has. */
      readonly ridge: number | null
    })
  | (By<'hillBandit'> & { readonly cell: CellId })
  | By<'noHillFree'>
  | (Scored<'peril'> & { readonly bandits: number })
  | (Is<'banditCard'> & {
      readonly card: BanditCardId
      readonly cows: number
      readonly bandits: number
      readonly bullets: number
    })
  | (Is<'ridgeShot'> & { readonly bandits: number; readonly spare: number })
  | (Is<'ridgeWrangled'> & { readonly cows: number; readonly contract: Contract })
  | (Is<'ridgeGrows'> & { readonly bandits: number })
  | (By<'partnerRevealed'> & { readonly partner: PartnerId })
  | (Is<'gameOver'> & { readonly winners: readonly Seat[] })
  | (Is<'soloRank'> & { readonly rank: Rank; readonly points: number })
