/**
 * What lies on the table: a value that belongs to the chosen modules, made once for each combination. Rules read it instead of
 * asking which modules are played; what a module adds is a row of a table here.
 */
import { AUXILIARIES } from './auxiliaries.ts'
import { type City, type CityBoard, WEST } from './cities.ts'
import { hasModule, MODULES, type ModuleId } from './modules.ts'
import { DISC_SPOTS, spotOf } from './player-board.ts'
import { ANTE_SPACE, BONUS_TOKENS, SHOWDOWN_SPACE } from './poker.ts'
import { BESIDE_THE_TRACK, STATIONS } from './railroad.ts'
import { range } from './range.ts'
import { NORTH } from './rails/cities.ts'
import { MEDIUM_TILE_COPIES, MEDIUM_TILES } from './rails/medium-towns.ts'
import { EXCHANGE_TOKENS, gatesOf, SHOPS, SPACES_PER_TOWN, STARTING_EXCHANGE_TOKENS, TOWNS } from './rails/towns.ts'
import { ANTE_SLOT, SHOWDOWN_SLOT, SPECIAL_SLOT } from './slots.ts'
import { BASE_MASTERS, PROMO_MASTERS, RAILS_MASTERS } from './station-masters.ts'
import { nodeAt } from './trail.ts'

export interface Tables extends CityBoard {
  /** Numbers of the private buildings everyone has. */
  readonly buildings: readonly number[]
  /** The first so many of STATIONS, DISC_SPOTS and AUXILIARIES are in play. */
  readonly stations: number
  readonly discSpots: number
  readonly auxiliaries: number
  /** Station master tiles that are shuffled, stations that get one, and whether the rest lies beside New York. */
  readonly masters: readonly number[]
  readonly masterStations: readonly number[]
  readonly mastersInNewYork: boolean
  /** Slot printed beside a space, or laid on the neutral building there. */
  readonly beside: readonly number[]
  /** In phase B one may turn over a building that is not built yet. */
  readonly turnsBuildings: boolean
  /** Towns that a disc in each city opens, a bit each. */
  readonly gates: readonly number[]
  readonly tradeSpaces: number
  readonly mediumTiles: readonly number[]
  readonly shops: number
  /** In the supply after the set-up, and with everyone. */
  readonly exchangeTokens: number
  readonly startingExchangeTokens: number
  readonly bonusTokens: number
}

/** What is there already is not added twice. */
const also = (list: readonly number[], more: readonly number[]): readonly number[] => [
  ...list,
  ...more.filter((n) => !list.includes(n)),
]
const mastersAt = (stations: number): readonly number[] =>
  STATIONS.slice(0, stations).flatMap(({ master }, station) => (master ? [station] : []))
const gatesIn = (cities: readonly City[]): readonly number[] => cities.map(({ id }) => gatesOf(id))

const ALONG_THE_TRACK = STATIONS.filter(({ at }) => at !== BESIDE_THE_TRACK).length
const BASE: Tables = {
  ...WEST,
  buildings: range(1, 10),
  stations: ALONG_THE_TRACK,
  discSpots: spotOf('disc-aux-shop'),
  auxiliaries: AUXILIARIES.findIndex(({ effect }) => effect === 'shop'),
  masters: BASE_MASTERS,
  masterStations: mastersAt(ALONG_THE_TRACK),
  mastersInNewYork: false,
  beside: SPECIAL_SLOT,
  turnsBuildings: false,
  gates: gatesIn(WEST.cities),
  tradeSpaces: 0,
  mediumTiles: [],
  shops: 0,
  exchangeTokens: 0,
  startingExchangeTokens: 0,
  bonusTokens: 0,
}

const ADD_ONS: readonly (readonly [number, number])[] = [
  [nodeAt(ANTE_SPACE), ANTE_SLOT],
  [nodeAt(SHOWDOWN_SPACE), SHOWDOWN_SLOT],
]

/** What each module changes. */
const CHANGES: { readonly [module in ModuleId]: (before: Tables) => Partial<Tables> } = {
  'rails-north': ({ buildings, masters }) => ({
    ...NORTH,
    buildings: also(buildings, [11, 12]),
    stations: STATIONS.length,
    discSpots: DISC_SPOTS.length,
    auxiliaries: AUXILIARIES.length,
    masters: also(masters, [...RAILS_MASTERS, ...PROMO_MASTERS]),
    masterStations: mastersAt(STATIONS.length),
    mastersInNewYork: true,
    gates: gatesIn(NORTH.cities),
    tradeSpaces: TOWNS.length * SPACES_PER_TOWN,
    mediumTiles: MEDIUM_TILES.flatMap((_, tile) => Array<number>(MEDIUM_TILE_COPIES).fill(tile)),
    shops: SHOPS,
    exchangeTokens: EXCHANGE_TOKENS,
    startingExchangeTokens: STARTING_EXCHANGE_TOKENS,
  }),
  'poker-table': ({ beside }) => ({
    beside: beside.map((slot, at) => ADD_ONS.find(([space]) => space === at)?.[1] ?? slot),
    bonusTokens: BONUS_TOKENS.length,
  }),
  'building-sites': () => ({ turnsBuildings: true }),
  'tile-11': ({ buildings }) => ({ buildings: also(buildings, [11]) }),
  'tile-13': ({ buildings }) => ({ buildings: also(buildings, [13]) }),
  'promo-station-masters': ({ masters }) => ({ masters: also(masters, PROMO_MASTERS) }),
}

const tablesWith = (modules: number): Tables =>
  MODULES.filter((module) => hasModule(modules, module)).reduce(
    (tables, module): Tables => ({ ...tables, ...CHANGES[module](tables) }),
    BASE,
  )

const made: Tables[] = []
export const tablesOf = (s: { readonly modules: number }): Tables => (made[s.modules] ??= tablesWith(s.modules))
