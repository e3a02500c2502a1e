/** Positions for tests, put together from component names. */
import { checkConfig, findOption, Play, Rng, type Seat } from '@waystation/kernel'
import { CATTLE, FIRST_MARKET_CARD, type CattleCardId } from '../../src/data/cards.ts'
import { faceIndex } from '../../src/data/buildings.ts'
import type { CityId } from '../../src/data/cities.ts'
import type { ModuleId } from '../../src/data/modules.ts'
import { FIRST_OBJECTIVE, OBJECTIVES } from '../../src/data/objectives.ts'
import { DISC_SPOTS, type DiscId } from '../../src/data/player-board.ts'
import { STATIONS, type StationId } from '../../src/data/railroad.ts'
import { MEDIUM_TILES, type MediumTileId } from '../../src/data/rails/medium-towns.ts'
import { SPACES_PER_TOWN, type TownId, townAt } from '../../src/data/rails/towns.ts'
import { STATION_MASTERS, type StationMasterId } from '../../src/data/station-masters.ts'
import { tablesOf } from '../../src/data/tables.ts'
import {
  buildingTile,
  EMPTY,
  FIRST_HAZARD,
  FIRST_NEUTRAL,
  FIRST_WORKER,
  HAZARDS,
  type HazardId,
  NEUTRAL_LETTERS,
  type NeutralLetter,
  type SupplyTileId,
  supplyTileId,
  WORKERS,
  type WorkerId,
} from '../../src/data/tiles.ts'
import { type NodeId, nodeAt } from '../../src/data/trail.ts'
import { type Event, greatWesternTrail, type GreatWesternTrail, type State } from '../../src/index.ts'
import type { CardId } from '../../src/options.ts'
import { localSlots } from '../../src/rules/location.ts'
import type { Player } from '../../src/state.ts'

export interface SeatPlan {
  readonly money?: number
  readonly at?: NodeId
  /** A track space; a half is the turnout behind it: 4.5 lies between 4 and 5. */
  readonly engine?: number
  /** Index on the certificate track. */
  readonly certificates?: number
  readonly workers?: readonly [number, number, number]
  readonly hand?: readonly CardId[]
  readonly pile?: readonly CardId[]
  readonly discard?: readonly CardId[]
  readonly objectives?: readonly CardId[]
  readonly discs?: { readonly [d in DiscId]?: number }
  readonly cities?: readonly CityId[]
  readonly stations?: readonly StationId[]
  readonly masters?: readonly StationMasterId[]
  readonly hazards?: readonly HazardId[]
  readonly green?: number
  readonly blue?: number
  /** Towns with a shop; it stands on the last trade space. */
  readonly shops?: readonly TownId[]
  readonly exchangeTokens?: number
  /** Cards on the poker table; a cowboy sits there. */
  readonly laid?: readonly CardId[]
}

/** A building of a seat, a neutral building, or a tile of the supply. */
export type TilePlan = readonly [Seat, number] | NeutralLetter | SupplyTileId | null

export interface Plan {
  readonly players?: number
  readonly seats?: readonly SeatPlan[]
  /** Replaces what lies on these spaces; `bare` first clears hazards, teepees and private buildings. */
  readonly trail?: { readonly [node in NodeId]?: TilePlan }
  readonly bare?: boolean
  /** Numbers of private buildings that show their b side. */
  readonly sidesB?: readonly number[]
  readonly modules?: readonly ModuleId[]
  readonly mediumTiles?: readonly MediumTileId[]
  readonly newYork?: readonly StationMasterId[]
  readonly pot?: number
  /** Rows of the job market, from the top; null where the worker has been hired. */
  readonly jobs?: readonly (WorkerId | null)[]
  readonly market?: readonly CattleCardId[]
  readonly foresight?: readonly (SupplyTileId | null)[]
  readonly stationMasters?: readonly StationMasterId[]
  /** Where seat 0 is in the turn. Default: phase A. */
  readonly phase?: 'move' | 'act'
}

export const cardIndex = (id: CardId): number => {
  const cattle = CATTLE.findIndex((c) => c.id === id)
  return cattle >= 0 ? cattle : FIRST_OBJECTIVE + OBJECTIVES.findIndex((o) => o.id === id)
}
const mask = (ids: readonly string[], all: readonly { readonly id: string }[]): number =>
  ids.reduce((bits, id) => bits | (1 << all.findIndex((one) => one.id === id)), 0)
const SUPPLY_TILES = Array.from({ length: FIRST_WORKER + WORKERS.length - FIRST_HAZARD }, (_, i) => FIRST_HAZARD + i)
const supplyIndex = (id: SupplyTileId): number => SUPPLY_TILES.find((tile) => supplyTileId(tile) === id) ?? EMPTY

function tileIndex(plan: TilePlan, sides: number): number {
  if (plan === null) return EMPTY
  if (typeof plan !== 'string') return buildingTile(plan[0], faceIndex(plan[1], sides))
  const letter = NEUTRAL_LETTERS.findIndex((l) => l === plan)
  return letter >= 0 ? FIRST_NEUTRAL + letter : supplyIndex(plan as SupplyTileId)
}

function seat(s: State, p: Player, plan: SeatPlan): void {
  if (plan.money !== undefined) p.money = plan.money
  if (plan.at !== undefined) p.at = nodeAt(plan.at)
  if (plan.engine !== undefined) p.engine = plan.engine * 2
  if (plan.certificates !== undefined) p.certificates = plan.certificates
  if (plan.workers !== undefined) p.workers = [...plan.workers]
  for (const pile of ['hand', 'pile', 'discard', 'objectives'] as const) {
    const cards = plan[pile]
    if (cards !== undefined) p[pile] = cards.map(cardIndex)
  }
  for (const [id, count] of Object.entries(plan.discs ?? {})) p.discs[DISC_SPOTS.findIndex((d) => d.id === id)] = count
  for (const city of plan.cities ?? []) p.cities[tablesOf(s).cities.findIndex((c) => c.id === city)]++
  p.stations = mask(plan.stations ?? [], STATIONS)
  p.masters = mask(plan.masters ?? [], STATION_MASTERS)
  p.hazards = mask(plan.hazards ?? [], HAZARDS)
  p.green = plan.green ?? 0
  p.blue = plan.blue ?? 0
  for (const town of plan.shops ?? []) {
    p.shops |= 1 << townAt(town)
    s.tradeSpaces[townAt(town) * SPACES_PER_TOWN + SPACES_PER_TOWN - 1] = s.players.indexOf(p)
  }
  if (plan.exchangeTokens !== undefined) p.exchangeTokens = plan.exchangeTokens
  if (plan.laid !== undefined) {
    p.laid = plan.laid.map(cardIndex)
    p.bonus = s.players.filter((other) => other.seated >= 0).length
    p.seated = 0
  }
}

function board(s: State, plan: Plan): void {
  if (plan.bare) s.trail = s.trail.map((tile) => (tile < FIRST_HAZARD ? tile : EMPTY))
  for (const number of plan.sidesB ?? []) for (const p of s.players) p.sides |= 1 << number
  for (const [node, tile] of Object.entries(plan.trail ?? {})) {
    s.trail[nodeAt(node as NodeId)] = tileIndex(tile, s.players[0].sides)
    if (tile !== null && typeof tile !== 'string') s.players[tile[0]].placed |= 1 << tile[1]
  }
  if (plan.jobs) s.jobs = plan.jobs.map((w) => (w === null ? EMPTY : supplyIndex(w)))
  if (plan.foresight) s.foresight = plan.foresight.map((t) => (t === null ? EMPTY : supplyIndex(t)))
  const masters = (ids: readonly StationMasterId[]) => ids.map((id) => STATION_MASTERS.findIndex((m) => m.id === id))
  if (plan.stationMasters) {
    const tiles = masters(plan.stationMasters)
    tablesOf(s).masterStations.forEach((station, i) => {
      if (tiles[i] !== undefined) s.stationMasters[station] = tiles[i]
    })
  }
  if (plan.newYork) s.newYork = masters(plan.newYork)
  if (plan.mediumTiles) s.mediumTiles = plan.mediumTiles.map((id) => MEDIUM_TILES.findIndex((t) => t.id === id))
  if (plan.pot !== undefined) s.pot = plan.pot
  if (plan.market) {
    s.market.fill(0)
    for (const card of plan.market) s.market[cardIndex(card) - FIRST_MARKET_CARD]++
  }
}

export class Scene {
  readonly play: Play<GreatWesternTrail>
  readonly events: Event[] = []

  constructor(plan: Plan) {
    const variants = Object.fromEntries((plan.modules ?? []).map((module) => [module, 'with']))
    const config = checkConfig(greatWesternTrail.meta, { players: plan.players ?? 2, variants })
    const s = greatWesternTrail.setup(config, new Rng('scene'))
    for (const p of s.players) p.at = nodeAt('start')
    board(s, plan)
    for (const p of s.players) p.exchangeTokens = 0
    s.players.forEach((p, i) => seat(s, p, plan.seats?.[i] ?? {}))
    const first = plan.phase === 'act' ? this.act(s) : ({ do: 'move', seat: 0 } as const)
    s.agenda = [{ do: 'refillHand', seat: 0 }, first]
    this.play = new Play(greatWesternTrail, s, true)
  }

  private act(s: State) {
    return { do: 'act', seat: 0, slots: localSlots(s, 0), acted: false, copied: [] } as const
  }

  get state(): State {
    return this.play.state
  }
  get me(): Player {
    return this.state.players[0]
  }
  /** What is asked, and the answers open. */
  get kind(): string {
    return this.play.decisions[0]?.kind ?? 'over'
  }
  get options(): string[] {
    return this.play.decisions.flatMap((d) => d.options.map((o) => o.id))
  }

  /** Another seat interrupts, or this one answers. */
  by(seat: Seat, ...ids: readonly string[]): this {
    for (const id of ids) {
      const { decision, option } = findOption(this.play.decisions, seat, id)
      this.play.choose(decision, option)
      this.events.push(...(this.play.context.events ?? []))
    }
    return this
  }

  /** Answers one question after the other, whoever is asked. */
  answer(...ids: readonly string[]): this {
    for (const id of ids) this.by(this.play.decisions[0].seat, id)
    return this
  }

  event<K extends Event['type']>(type: K): Extract<Event, { type: K }> | undefined {
    return this.events.find((e): e is Extract<Event, { type: K }> => e.type === type)
  }
}

export const scene = (plan: Plan): Scene => new Scene(plan)
export const cards = (p: Player, pile: 'hand' | 'pile' | 'discard' | 'objectives'): string[] =>
  p[pile].map((card) => (card < FIRST_OBJECTIVE ? CATTLE[card].id : OBJECTIVES[card - FIRST_OBJECTIVE].id))
