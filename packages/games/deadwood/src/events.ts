/** What happened, as facts; the log, the animations and the sounds are made from these. */
import type { GameEvent, Seat } from '@waystation/kernel'
import type { BuildingId } from './data/buildings.ts'
import type { CowboyType, Shot } from './data/figures.ts'
import type { CrossingId, PlotId } from './data/plots.ts'
import type { End } from './state.ts'

interface Is<K extends string> extends GameEvent {
  readonly type: K
}
interface By<K extends string> extends Is<K> {
  readonly seat: Seat
}
interface Cowboy<K extends string> extends By<K> {
  readonly cowboy: CowboyType
}
interface At<K extends string> extends By<K> {
  readonly building: BuildingId
}

/** Where a cowboy comes from. */
export type Origin = BuildingId | 'ranch' | 'mine' | 'reserve'

export const MINE_CAUSES = ['repelled', 'destroyed', 'grifter'] as const
/** Why a cowboy is sent to the Abandoned Mine; who flees has an event of his own. */
export type MineCause = (typeof MINE_CAUSES)[number]

export const EARNINGS = ['annex', 'hotel', 'undertaker', 'gold-mine'] as const
export type Earning = (typeof EARNINGS)[number]

export const POSTER_CAUSES = ['duel', 'annex', 'courthouse', 'newspaper'] as const
export type PosterCause = (typeof POSTER_CAUSES)[number]

export const DUEL_OUTCOMES = ['attackerWins', 'defenderWins', 'bothLive', 'bothDie'] as const
export type DuelOutcome = (typeof DUEL_OUTCOMES)[number]

/** One die of a duel: `wounds` is what the target carries after it. */
interface Die {
  readonly target: Seat
  readonly face: number
  readonly shot: Shot
  readonly wounds: number
}

type Stacks = { readonly secret: { readonly [seat: number]: { readonly tiles: readonly BuildingId[] } } }

export type Event =
  | (Is<'townLaidOut'> & { readonly buildings: readonly { building: BuildingId; plot: PlotId }[] })
  | (Is<'startRolled'> & { readonly rolls: readonly { seat: Seat; face: number }[] })
  | By<'firstPlayer'>
  | By<'turnBegins'>
  | (Cowboy<'sent'> & { readonly building: BuildingId })
  | (Cowboy<'moved'> & { readonly from: BuildingId; readonly to: BuildingId })
  | (Cowboy<'recalled'> & { readonly from: Origin })
  | (By<'feePaid'> & { readonly to: Seat; readonly amount: number })
  | (At<'duelBegins'> & { readonly cowboy: CowboyType; readonly defender: Seat; readonly defenderCowboy: CowboyType })
  | (By<'postersTaken'> & { readonly count: number; readonly cause: PosterCause; readonly pool: number })
  | (By<'postersDiscarded'> & { readonly count: number })
  | (Cowboy<'fled'> & { readonly building: BuildingId })
  | By<'cartridgeUsed'>
  | By<'cartridgeKept'>
  | (Is<'diceCounted'> & { readonly dice: readonly { seat: Seat; dice: number }[] })
  | (By<'dieRolled'> & Die & { readonly together: boolean })
  | (Cowboy<'killed'> & { readonly building: BuildingId })
  | (At<'duelEnds'> & { readonly defender: Seat; readonly outcome: DuelOutcome })
  | (Cowboy<'sentToMine'> & { readonly from: Origin; readonly cause: MineCause })
  | At<'annexed'>
  | At<'declined'>
  | (At<'earned'> & { readonly amount: number; readonly by: Earning })
  | (By<'cartridgesGained'> & { readonly count: number })
  | (By<'poniesGained'> & { readonly count: number })
  | (Cowboy<'hired'> & { readonly cost: number })
  | (By<'sheriffMoved'> & { readonly from: CrossingId; readonly to: CrossingId })
  | (By<'robbed'> & { readonly victim: Seat; readonly amount: number })
  | (At<'tileDrawn'> & { readonly stack: number })
  | (At<'built'> & { readonly plot: PlotId })
  | (Is<'tileReturned'> & { readonly building: BuildingId; readonly stack: number })
  | (By<'goldRolled'> & { readonly face: number; readonly amount: number })
  | (By<'stackConsulted'> & { readonly stack: number } & Stacks)
  | (By<'stackArranged'> & { readonly stack: number } & Stacks)
  | (By<'courtPaid'> & { readonly amount: number })
  | (By<'denounced'> & { readonly target: Seat })
  | (By<'telegraphed'> & { readonly added: boolean; readonly count: number; readonly pool: number })
  | (By<'railLaid'> & { readonly plot: PlotId; readonly tile: number })
  | (By<'stationBuilt'> & { readonly plot: PlotId })
  | (Is<'destroyed'> & { readonly building: BuildingId; readonly plot: PlotId; readonly stack: number })
  | (At<'activated'> & { readonly owner: Seat })
  | (Is<'endComes'> & { readonly end: End })
  | Is<'gameEnds'>
  | (By<'depotPaid'> & { readonly amount: number })
  | (Is<'tallied'> & { readonly totals: readonly { seat: Seat; posters: number; fine: number; total: number }[] })
  | (Is<'finalDuelBegins'> & { readonly seats: readonly Seat[] })
  | Cowboy<'championChosen'>
  | (By<'finalCartridgesUsed'> & { readonly count: number })
  | (By<'aimed'> & { readonly target: Seat; readonly dice: number })
  | Cowboy<'championKilled'>
  | Is<'woundsHealed'>
  | (Is<'gameOver'> & { readonly winners: readonly Seat[] })
