/** Les chiffres des données, dans les tournures que plusieurs phrases partagent. */
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

export const number = numeral('fr')
const either = joined('ou')

/** Ce que l’annexion rapporte en argent. */
export const brings = (type: BuildingType): string => `${gainOf(type).money ?? 0} $`

const hireCost = (type: CowboyType): number => HIRE_COSTS[COWBOY_TYPES.indexOf(type)]
export const price = (type: CowboyType): string => (hireCost(type) === 0 ? 'gratuit' : `pour ${hireCost(type)} $`)

export function cowboyHelp(type: CowboyType): string {
  const strength = STRENGTHS[COWBOY_TYPES.indexOf(type)]
  const hired = hireCost(type) === 0 ? 'gratuitement' : price(type)
  return `Un cowboy de force ${strength} : ${spelled('fr')(strength, 'un dé', 'dés')} en duel. Recruté ${hired}.`
}

/** « un ou deux » */
export const upTo = (figure: number): string => either(Array.from({ length: figure }, (_, i) => number(i + 1)))

export const faces = (shot: Shot): string => joined('ou un')(facesThat(shot).map(String))

/** Pour un pion, deux pions et ainsi de suite ; la dernière vaut au-delà. */
export const fines = `${FINES.slice(1, -1).join(', ')} $`
export const highestFine = `${FINES[FINES.length - 1]} $`

const blank = GOLD.flatMap((money, i) => (money === 0 ? [`${i + 1}`] : []))
const rich = GOLD.flatMap((money, i) => (money === 0 ? [] : [`${i + 1} : ${money} $`]))
export const gold = [`${either(blank)} : rien`, ...rich].join(', ')

/** Ce que l’Église enlève au joueur qui contrôle tant de blanchisseries. */
export const churchDiscard = (laundries: number): string => number(CHURCH_DISCARD + LAUNDRY_DISCARD * laundries)

const called = (plot: Plot): string => `rangée ${rowOf(plot)}, case ${columnOf(plot)}`
/** Où se trouvent les trois premiers bâtiments et ceux qui sont distribués. */
export const firstPlots = joined('et')(FIXED_BUILDINGS.map(({ plot }) => called(plot)))
export const dealtPlots = joined('et')(STAR_PLOTS.map(called))
export const rows = ROWS.join(', ')
