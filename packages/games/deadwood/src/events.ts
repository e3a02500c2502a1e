/** What happened, as facts; the log, the animations and the sounds are made from these. */
import type { EventBy, EventOf, Seat } from '@waystation/kernel'
import type { BuildingId } from './data/buildings.ts'
import type { CowboyType, Shot } from './data/figures.ts'
import type { CrossingId, PlotId } from './data/plots.ts'
import type { End } from './state.ts'

interface Cowboy<K extends string> extends EventBy<K> {
  readonly cowboy: CowboyType
}
interface At<K extends string> extends EventBy<K> {
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
  | (EventOf<'townLaidOut'> & { readonly buildings: readonly { building: BuildingId; plot: PlotId }[] })
  | (EventOf<'startRolled'> & { readonly rolls: readonly { seat: Seat; face: number }[] })
  | EventBy<'firstPlayer'>
  | EventBy<'turnBegins'>
  | (Cowboy<'sent'> & { readonly building: BuildingId })
  | (Cowboy<'moved'> & { readonly from: BuildingId; readonly to: BuildingId })
  | (Cowboy<'recalled'> & { readonly from: Origin })
  | (EventBy<'feePaid'> & { readonly to: Seat; readonly amount: number })
  | (At<'duelBegins'> & { readonly cowboy: CowboyType; readonly defender: Seat; readonly defenderCowboy: CowboyType })
  | (EventBy<'postersTaken'> & { readonly count: number; readonly cause: PosterCause; readonly pool: number })
  | (EventBy<'postersDiscarded'> & { readonly count: number })
  | (Cowboy<'fled'> & { readonly building: BuildingId })
  | EventBy<'cartridgeUsed'>
  | EventBy<'cartridgeKept'>
  | (EventOf<'diceCounted'> & { readonly dice: readonly { seat: Seat; dice: number }[] })
  | (EventBy<'dieRolled'> & Die & { readonly together: boolean; readonly dead: boolean })
  | (Cowboy<'killed'> & { readonly building: BuildingId })
  | (At<'duelEnds'> & { readonly defender: Seat; readonly outcome: DuelOutcome })
  | (Cowboy<'sentToMine'> & { readonly from: Origin; readonly cause: MineCause })
  | At<'annexed'>
  | At<'declined'>
  | (At<'earned'> & { readonly amount: number; readonly by: Earning })
  | (EventBy<'cartridgesGained'> & { readonly count: number })
  | (EventBy<'poniesGained'> & { readonly count: number })
  | (Cowboy<'hired'> & { readonly cost: number })
  | EventBy<'nobodyHired'>
  | (EventBy<'sheriffMoved'> & { readonly from: CrossingId; readonly to: CrossingId })
  | (EventBy<'robbed'> & { readonly victim: Seat; readonly amount: number })
  | (At<'tileDrawn'> & { readonly stack: number })
  | (At<'built'> & { readonly plot: PlotId })
  | (EventOf<'tileReturned'> & { readonly building: BuildingId; readonly stack: number })
  | (EventBy<'goldRolled'> & { readonly face: number; readonly amount: number })
  | (EventBy<'stackConsulted'> & { readonly stack: number } & Stacks)
  | (EventBy<'stackArranged'> & { readonly stack: number } & Stacks)
  | (EventBy<'courtPaid'> & { readonly amount: number })
  | (EventBy<'denounced'> & { readonly target: Seat })
  | (EventBy<'telegraphed'> & { readonly added: boolean; readonly count: number; readonly pool: number })
  | (EventBy<'railLaid'> & { readonly plot: PlotId; readonly tile: number })
  | (EventBy<'stationBuilt'> & { readonly plot: PlotId })
  | (EventOf<'destroyed'> & { readonly building: BuildingId; readonly plot: PlotId; readonly stack: number })
  /** By a rail tile, or by the station. */
  | (At<'activated'> & { readonly owner: Seat; readonly station: boolean })
  | (EventOf<'endComes'> & { readonly end: End })
  | EventOf<'gameEnds'>
  | (EventBy<'depotPaid'> & { readonly amount: number })
  | (EventOf<'tallied'> & { readonly totals: readonly { seat: Seat; posters: number; fine: number; total: number }[] })
  | (EventOf<'finalDuelBegins'> & { readonly seats: readonly Seat[] })
  | Cowboy<'championChosen'>
  | (EventBy<'finalCartridgesUsed'> & { readonly count: number })
  | (EventBy<'aimed'> & { readonly target: Seat; readonly dice: number })
  | Cowboy<'championKilled'>
  | EventOf<'woundsHealed'>
  | (EventOf<'gameOver'> & { readonly winners: readonly Seat[] })
