/** What a seat or a spectator sees: built up from nothing, in component names. */
import type { Seat } from '@waystation/kernel'
import { type BuildingId, faceOf } from './data/buildings.ts'
import { CATTLE, type CattleCardId, FIRST_MARKET_CARD } from './data/cards.ts'
import { type City, type CityId, NO_TOWN } from './data/cities.ts'
import { JOB_ROWS } from './data/job-market.ts'
import { type ObjectiveId, objectiveOf } from './data/objectives.ts'
import { CERTIFICATE_TRACK, DISC_SPOTS, type DiscId } from './data/player-board.ts'
import { type SpaceId, STATIONS, type StationId, spaceId } from './data/railroad.ts'
import { STATION_MASTERS, type StationMasterId } from './data/station-masters.ts'
import { tablesOf } from './data/tables.ts'
import {
  EMPTY,
  FIRST_WORKER,
  HAZARDS,
  type HazardId,
  type SupplyTileId,
  supplyTileId,
  WORKERS,
  type WorkerId,
} from './data/tiles.ts'
import { NODES, type NodeId, OFF_TRAIL } from './data/trail.ts'
import { type Asked, asked } from './view/asked.ts'
import {
  type AnnexView,
  annexView,
  type MapView,
  mapView,
  type PokerView,
  pokerView,
  type SeatView,
  seatView,
} from './view/modules.ts'
import { type CardId, cardId } from './options.ts'
import { certificateLimit, certificatesOf, permanentCertificates } from './rules/certificates.ts'
import { handLimit } from './rules/herd.ts'
import { columns, tokenRow } from './rules/job-market.ts'
import { handValue } from './rules/kansas-city.ts'
import { movementLimit } from './rules/trail.ts'
import { totalOf } from './scoring.ts'
import { NOBODY, NONE, type Player, type State, WORKER_AT_STATION } from './state.ts'
import { tileFace, type TileView } from './data/tile-face.ts'

export interface SpaceView {
  readonly node: NodeId
  readonly tile: TileView | null
  readonly cattlemen: readonly Seat[]
}

/** What only the seat itself sees of its cards. */
export interface OwnCards {
  readonly hand: readonly CardId[]
  readonly handValue: number
}

/** A city on the table. */
export interface CityView {
  readonly city: CityId
  /** Its help. */
  readonly component: string
  readonly value: number
  /** A shop is needed there. */
  readonly onMap: boolean
}

export interface PlayerView {
  readonly seat: Seat
  readonly money: number
  readonly at: NodeId | null
  readonly engine: SpaceId
  readonly certificates: number
  readonly certificateLimit: number
  readonly permanentCertificates: number
  readonly movementLimit: number
  readonly handLimit: number
  readonly workers: { readonly [w in WorkerId]: number }
  readonly discs: { readonly [d in DiscId]?: number }
  readonly cities: readonly { readonly city: CityId; readonly discs: number }[]
  readonly stations: readonly StationId[]
  readonly stationMasters: readonly StationMasterId[]
  readonly hazards: readonly HazardId[]
  readonly greenTeepees: number
  readonly blueTeepees: number
  /** Private buildings still to be placed. */
  readonly supply: readonly BuildingId[]
  readonly handCount: number
  readonly pileCount: number
  readonly discard: readonly CardId[]
  readonly objectives: readonly ObjectiveId[]
  readonly own: OwnCards | null
  readonly annex: AnnexView | null
  readonly atPokerTable: SeatView | null
  /** Points so far; for a seat itself and once the game is over, since hands hold hidden cards. */
  readonly points: number | null
}

export interface View {
  readonly players: readonly PlayerView[]
  readonly trail: readonly SpaceView[]
  readonly cities: readonly CityView[]
  readonly jobMarket: readonly {
    readonly row: number
    readonly cost: number
    readonly workers: readonly (WorkerId | null)[]
  }[]
  /** Row of the job market token, from 1; null once it has been taken. */
  readonly tokenRow: number | null
  readonly tokenHolder: Seat | null
  readonly foresight: readonly (readonly (SupplyTileId | null)[])[]
  readonly supply: readonly number[]
  readonly market: readonly { readonly card: CattleCardId; readonly count: number }[]
  readonly marketDeck: number
  readonly objectives: readonly ObjectiveId[]
  readonly objectiveDeck: number
  readonly stationMasters: readonly {
    readonly station: StationId
    readonly master: StationMasterId | null
    readonly worker: WorkerId | null
  }[]
  readonly map: MapView | null
  readonly poker: PokerView | null
  /** What the question at hand is about. */
  readonly asked: Asked
  readonly over: boolean
}

function spaceViews(s: Readonly<State>): SpaceView[] {
  return NODES.map((node, at) => ({
    node: node.id,
    tile: tileFace(s.trail[at]),
    cattlemen: s.players.flatMap((p, seat) => (p.at === at ? [seat] : [])),
  }))
}

const ownCards = (p: Readonly<Player>): OwnCards => ({
  hand: p.hand.map(cardId),
  handValue: handValue(p),
})

const cityView = ({ id, component, value, town }: City): CityView => ({
  city: id,
  component,
  value,
  onMap: town !== NO_TOWN,
})

const chosen = <I>(items: readonly I[], mask: number): I[] => items.filter((_, i) => (mask >> i) & 1)

function supplyOf(s: Readonly<State>, p: Readonly<Player>): BuildingId[] {
  return tablesOf(s)
    .buildings.filter((n) => ((p.placed >> n) & 1) === 0)
    .map((n) => faceOf(n, p.sides).id)
}

function playerView(s: Readonly<State>, seat: Seat, shown: boolean): PlayerView {
  const p = s.players[seat]
  return {
    seat,
    money: p.money,
    at: p.at === OFF_TRAIL ? null : NODES[p.at].id,
    engine: spaceId(p.engine),
    certificates: certificatesOf(p),
    certificateLimit: CERTIFICATE_TRACK[certificateLimit(p)],
    permanentCertificates: permanentCertificates(p),
    movementLimit: movementLimit(s, seat),
    handLimit: handLimit(p),
    workers: { cowboy: p.workers[0], craftsman: p.workers[1], engineer: p.workers[2] },
    discs: Object.fromEntries(p.discs.map((count, i) => [DISC_SPOTS[i].id, count])),
    cities: tablesOf(s).cities.flatMap((c, i) => (p.cities[i] > 0 ? [{ city: c.id, discs: p.cities[i] }] : [])),
    stations: chosen(STATIONS, p.stations).map((station) => station.id),
    stationMasters: chosen(STATION_MASTERS, p.masters).map((m) => m.id),
    hazards: chosen(HAZARDS, p.hazards).map((h) => h.id),
    greenTeepees: p.green,
    blueTeepees: p.blue,
    supply: supplyOf(s, p),
    handCount: p.hand.length,
    pileCount: p.pile.length,
    discard: p.discard.map(cardId),
    objectives: p.objectives.map((card) => objectiveOf(card).id),
    own: shown ? ownCards(p) : null,
    annex: annexView(s, p),
    atPokerTable: seatView(p, shown),
    points: shown ? totalOf(s, seat) : null,
  }
}

function jobMarket(s: Readonly<State>): View['jobMarket'] {
  const width = columns(s)
  return JOB_ROWS.map(({ cost }, row) => {
    const workers = s.jobs.slice(row * width, (row + 1) * width)
    return { row: row + 1, cost, workers: workers.map((w) => (w === EMPTY ? null : WORKERS[w - FIRST_WORKER])) }
  })
}

const stationMasters = (s: Readonly<State>): View['stationMasters'] =>
  s.stationMasters.map((m, i) => {
    const taken = m >= WORKER_AT_STATION
    return {
      station: STATIONS[i].id,
      master: taken || m === NONE ? null : STATION_MASTERS[m].id,
      worker: taken ? WORKERS[m - WORKER_AT_STATION] : null,
    }
  })

export function view(s: Readonly<State>, seat: Seat | null): View {
  const over = s.agenda.length === 0
  const slot = (tile: number): SupplyTileId | null => (tile === EMPTY ? null : supplyTileId(tile))
  return {
    players: s.players.map((_, i) => playerView(s, i, over || i === seat)),
    trail: spaceViews(s),
    cities: tablesOf(s).cities.map(cityView),
    jobMarket: jobMarket(s),
    tokenRow: s.token === NOBODY ? tokenRow(s) + 1 : null,
    tokenHolder: s.token === NOBODY ? null : s.token,
    foresight: [0, 2, 4].map((i) => s.foresight.slice(i, i + 2).map(slot)),
    supply: s.supply.map((pile) => pile.length),
    market: s.market.flatMap((count, i) => (count > 0 ? [{ card: CATTLE[i + FIRST_MARKET_CARD].id, count }] : [])),
    marketDeck: s.marketDeck.length,
    objectives: s.display.map((card) => objectiveOf(card).id),
    objectiveDeck: s.objectiveDeck.length,
    stationMasters: stationMasters(s),
    map: mapView(s),
    poker: pokerView(s),
    asked: asked(s),
    over,
  }
}
