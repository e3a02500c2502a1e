/** What happened, as facts; the log, the animations and the sounds are made from these. */
import type { GameEvent, Seat } from '@waystation/kernel'
import type { AreaId } from './data/action-areas.ts'
import type { Breed, TileId } from './data/cattle.ts'
import type { PastureId } from './data/pampa.ts'
import type { IncomeKind } from './state.ts'

interface Is<K extends string> extends GameEvent {
  readonly type: K
}
interface By<K extends string> extends Is<K> {
  readonly seat: Seat
}

/** Tiles that only the seat itself has seen; absent for everyone else. */
interface OwnTiles {
  readonly secret?: { readonly [seat: number]: { readonly tiles: readonly TileId[] } }
}

export type Event =
  | (Is<'breedRemoved'> & { readonly breed: Breed })
  | (Is<'tileDrawn'> & { readonly pasture: PastureId; readonly tile: TileId })
  | (Is<'steppeFilled'> & { readonly count: number })
  | (By<'startPlayer'> & { readonly round: number })
  | (By<'handDealt'> & { readonly count: number } & OwnTiles)
  | (By<'startHerd'> & { readonly tiles: readonly TileId[] })
  | (Is<'diceRolled'> & { readonly seat: Seat; readonly dice: readonly number[] })
  | By<'turnBegins'>
  | (By<'diceTaken'> & { readonly dice: readonly number[] })
  | (By<'gauchoStands'> & { readonly tile: TileId; readonly dice: readonly number[] })
  | (By<'gauchoLies'> & { readonly tile: TileId; readonly dice: readonly number[] })
  | (By<'gauchoRises'> & { readonly tile: TileId; readonly dice: readonly number[] })
  | (By<'areaOccupied'> & { readonly area: AreaId; readonly dice: readonly number[] })
  | (By<'areaUsed'> & { readonly area: AreaId })
  | (By<'areaLeft'> & { readonly area: AreaId })
  | (By<'gauchoReclaimed'> & { readonly tile: TileId })
  | (By<'diceLost'> & { readonly dice: readonly number[] })
  | (By<'dieWished'> & { readonly value: number })
  | (By<'cattleStolen'> & { readonly from: Seat; readonly tile: TileId })
  | (By<'gauchoDisplaced'> & { readonly from: Seat; readonly tile: TileId })
  | (By<'steppeSeen'> & OwnTiles)
  | (By<'tileSettled'> & { readonly tile: TileId; readonly pasture: PastureId })
  | (Is<'roundedUp'> & { readonly pasture: PastureId; readonly cattle: readonly { seat: Seat; tile: TileId }[] })
  | (By<'cattleAdded'> & { readonly tile: TileId; readonly sorted: boolean })
  | (By<'income'> & { readonly kind: IncomeKind; readonly tiles: readonly TileId[]; readonly pesos: number })
  | (Is<'pileExhausted'> & { readonly by: 'steppe' | 'pampa' })
  | Is<'lastRound'>
  | Is<'noDiceRound'>
  | (Is<'finalCollection'> & { readonly cattle: readonly { seat: Seat; tile: TileId }[] })
  | (Is<'gameOver'> & { readonly winners: readonly Seat[] })
