/** Counts, prices and tables of the box, and where the first buildings stand. */
import { type BuildingId, CHURCH, SHERIFFS_OFFICE, TOWN_HALL } from './buildings.ts'
import { crossingOf, plotOf } from './plots.ts'

/** Cowboys by strength, 1 to 3. Strengths and prices are the rulebook's; three of each per gang come from reviews. */
export const COWBOY_TYPES = ['novice', 'gunslinger', 'veteran'] as const
export type CowboyType = (typeof COWBOY_TYPES)[number]
export type Strength = number
export const STRENGTHS: readonly Strength[] = [1, 2, 3]
export const COWBOYS_PER_TYPE = 3
export const HIRE_COSTS = [0, 1, 3] as const

/** Ponies: 20 in the French rulebook, 10 in the English one. Money is never short [house]. */
export const TOKENS = { cartridges: 20, ponies: 20, posters: 29 } as const
export const START = { money: 5, cartridges: 1, ponies: 1, ranchOfEachType: 1, postersPerPlayer: 5 } as const

export const DIE_FACES = 6
/** The rulebook prints pictures; these faces come from four reviews. */
export const SHOTS = ['miss', 'miss', 'miss', 'wound', 'wound', 'kill'] as const
export type Shot = (typeof SHOTS)[number]
export const shotOf = (face: number): Shot => SHOTS[face - 1]
export const facesThat = (shot: Shot): readonly number[] => SHOTS.flatMap((s, i) => (s === shot ? [i + 1] : []))
export const WOUNDS_TO_KILL = 2

export const SHERIFF_FEE = 1
export const HOTEL_PAY = { rail: 2, station: 4 } as const
export const DEPOT_BONUS = 10
export const UNDERTAKER_PAY = 1
export const CASINO_TAKE = 1
export const COURT_FINE_PER_POSTER = 1
export const CHURCH_DISCARD = 1
export const LAUNDRY_DISCARD = 1
export const TOWN_HALL_DISCARD = 1
export const GRIFTER_TARGETS = 2
export const DANCE_HALL_RETURNS = 2
export const TELEGRAPH_POSTERS = 2
export const RAIL_ACTIVATIONS = 1
export const STATION_ACTIVATIONS = 2
export const TILES_IN_OPENING = 4

/** Money by die face 1 to 6 (Mine d'or). */
export const GOLD = [0, 0, 1, 2, 3, 5] as const

/** Fine by number of posters; the last one holds for more as well (Fin de la partie). */
export const FINES = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55] as const
export const fineFor = (posters: number): number => FINES[Math.min(posters, FINES.length - 1)]

/** Top row: the row is the rulebook's, columns and order are [house]. */
export const FIXED_BUILDINGS = [
  { building: TOWN_HALL, plot: plotOf('r1c3') },
  { building: SHERIFFS_OFFICE, plot: plotOf('r1c4') },
  { building: CHURCH, plot: plotOf('r1c5') },
] as const

/** Rows 2 and 3 are the rulebook's, the columns [house]; r2c2 r2c3 r2c4 r2c5 r3c3 is as plausible. */
export const STAR_PLOTS = [plotOf('r2c3'), plotOf('r2c4'), plotOf('r3c2'), plotOf('r3c3'), plotOf('r3c4')] as const

/** Between the Sheriff's Office and the two plots below it. */
export const SHERIFF_START = crossingOf('crossing-06')

/** Whatever can lie on a plot. */
export type TileId = BuildingId | 'rail' | 'train-station'
