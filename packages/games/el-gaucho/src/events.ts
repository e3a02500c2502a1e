/** What happened, as facts; the log, the animations and the sounds are made from these. */
import type { EventBy, EventOf, Seat } from '@waystation/kernel'
import type { AreaId } from './data/action-areas.ts'
import type { Breed, TileId } from './data/cattle.ts'
import type { PastureId } from './data/pampa.ts'
import type { IncomeKind } from './state.ts'

/** Tiles that only the seat itself has seen; absent for everyone else. */
interface OwnTiles {
  readonly secret?: { readonly [seat: number]: { readonly tiles: readonly TileId[] } }
}

/** The dice one seat rolls for the first turn. */
export interface StartRoll {
  readonly seat: Seat
  readonly dice: readonly number[]
}

export type Event =
  | (EventOf<'breedRemoved'> & { readonly breed: Breed })
  | (EventOf<'tileDrawn'> & { readonly pasture: PastureId; readonly tile: TileId })
  | (EventOf<'steppeFilled'> & { readonly count: number })
  | (EventOf<'startRolled'> & { readonly rolls: readonly StartRoll[] })
  | (EventBy<'startPlayer'> & { readonly round: number })
  | (EventBy<'handDealt'> & { readonly count: number } & OwnTiles)
  | (EventBy<'startHerd'> & { readonly tiles: readonly TileId[] })
  | (EventOf<'diceRolled'> & { readonly seat: Seat; readonly dice: readonly number[] })
  | EventBy<'turnBegins'>
  | (EventBy<'diceTaken'> & { readonly dice: readonly number[] })
  | (EventBy<'gauchoStands'> & { readonly tile: TileId; readonly dice: readonly number[] })
  | (EventBy<'gauchoLies'> & { readonly tile: TileId; readonly dice: readonly number[] })
  | (EventBy<'gauchoRises'> & { readonly tile: TileId; readonly dice: readonly number[] })
  | (EventBy<'areaOccupied'> & { readonly area: AreaId; readonly dice: readonly number[] })
  | (EventBy<'areaUsed'> & { readonly area: AreaId })
  | (EventBy<'areaLeft'> & { readonly area: AreaId })
  | (EventBy<'gauchoReclaimed'> & { readonly tile: TileId })
  | (EventBy<'diceLost'> & { readonly dice: readonly number[] })
  | (EventBy<'dieWished'> & { readonly value: number })
  | (EventBy<'cattleStolen'> & { readonly from: Seat; readonly tile: TileId })
  | (EventBy<'gauchoDisplaced'> & { readonly from: Seat; readonly tile: TileId })
  | (EventBy<'steppeSeen'> & OwnTiles)
  | (EventBy<'tileSettled'> & { readonly tile: TileId; readonly pasture: PastureId })
  | (EventOf<'roundedUp'> & { readonly pasture: PastureId; readonly cattle: readonly { seat: Seat; tile: TileId }[] })
  | (EventBy<'cattleAdded'> & { readonly tile: TileId; readonly sorted: boolean })
  | (EventBy<'income'> & { readonly kind: IncomeKind; readonly tiles: readonly TileId[]; readonly pesos: number })
  | (EventOf<'pileExhausted'> & { readonly by: 'steppe' | 'pampa' })
  | EventOf<'lastRound'>
  | EventOf<'noDiceRound'>
  | (EventOf<'finalCollection'> & { readonly cattle: readonly { seat: Seat; tile: TileId }[] })
  | (EventOf<'gameOver'> & { readonly winners: readonly Seat[] })
