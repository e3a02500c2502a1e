/** Figures of the game's data, as phrases that several sentences share. */
import { joined, numeral, spelled } from '@waystation/wording'
import { type BuildingType, gainOf } from '../../data/buildings.ts'
import {
  CHURCH_DISCARD,
  COWBOY_TYPES,
  type CowboyType,
  facesThat,
  FINES,
  FIXED_BUILDINGS,
  GOLD,
  HIRE_COSTS,
  LAUNDRY_DISCARD,
  type Shot,
  STAR_PLOTS,
  STRENGTHS,
} from '../../data/figures.ts'
import { columnOf, type Plot, ROWS, rowOf } from '../../data/plots.ts'

export const number = numeral('en')
const either = joined('or')

/** What annexing a building brings in money. */
export const brings = (type: BuildingType): string => `$${gainOf(type).money ?? 0}`

const hireCost = (type: CowboyType): number => HIRE_COSTS[COWBOY_TYPES.indexOf(type)]
export const price = (type: CowboyType): string => (hireCost(type) === 0 ? 'free' : `$${hireCost(type)}`)

export function cowboyHelp(type: CowboyType): string {
  const strength = STRENGTHS[COWBOY_TYPES.indexOf(type)]
  return `A cowboy of strength ${strength}: ${spelled('en')(strength, 'one die', 'dice')} in a duel. Hired for ${price(type)}.`
}

/** "one or two" */
export const upTo = (figure: number): string => either(Array.from({ length: figure }, (_, i) => number(i + 1)))

export const times = (figure: number): string => (figure === 2 ? 'twice' : `${number(figure)} times`)

export const faces = (shot: Shot): string => either(facesThat(shot).map(String))

/** For one poster, two posters and so on; the last one is for more. */
export const fines = `$${FINES.slice(1, -1).join(', ')}`
export const highestFine = `$${FINES[FINES.length - 1]}`

const blank = GOLD.flatMap((money, i) => (money === 0 ? [`${i + 1}`] : []))
const rich = GOLD.flatMap((money, i) => (money === 0 ? [] : [`${i + 1} gives $${money}`]))
export const gold = [`${either(blank)} nothing`, ...rich].join(', ')

/** What the Church takes from whoever holds this many laundries. */
export const churchDiscard = (laundries: number): string => number(CHURCH_DISCARD + LAUNDRY_DISCARD * laundries)

const called = (plot: Plot): string => `row ${rowOf(plot)}, plot ${columnOf(plot)}`
/** Where the first three buildings and the dealt ones stand. */
export const firstPlots = joined('and')(FIXED_BUILDINGS.map(({ plot }) => called(plot)))
export const dealtPlots = joined('and')(STAR_PLOTS.map(called))
export const rows = ROWS.join(', ')
