/**
 * The map of Rails to the North: 28 towns in six sections, four trade spaces each, and the rails between them. The rulebook
 * shows them in pictures; spaces and rails are another implementation's, which agrees with a redrawn board.
 * The board prints no names but those of the large towns: the others are ours.
 */
import type { CityId } from '../cities.ts'

export const SECTIONS = ['green', 'blue', 'purple', 'red', 'teal', 'violet'] as const
type SectionName = (typeof SECTIONS)[number]

export const TOWN_TYPES = ['small', 'station', 'medium', 'large'] as const
export type TownType = (typeof TOWN_TYPES)[number]

/** A trade space: its price, its money, and what it gives besides. */
export interface TradeSpace {
  readonly price: number
  readonly money: number
  readonly gives: 'exchangeToken' | 'certificate' | 'objective' | null
}

export interface Town {
  readonly id: TownId
  readonly type: TownType
  readonly section: SectionName
  readonly spaces: readonly TradeSpace[]
}

export const SPACES_PER_TOWN = 4

/** A number is money gained, or paid when negative. */
type Print = number | 'X' | 'C' | 'O'
const GIVES = { X: 'exchangeToken', C: 'certificate', O: 'objective' } as const
function tradeSpace(print: Print): TradeSpace {
  if (typeof print !== 'number') return { price: 0, money: 0, gives: GIVES[print] }
  return { price: Math.max(0, -print), money: Math.max(0, print), gives: null }
}

/** Id, type, section, what is printed on its trade spaces; the rest of the four are bare. */
const PRINTED = [
  ['green-gate', 'small', 'green', []],
  ['green-west', 'medium', 'green', []],
  ['memphis', 'large', 'green', [2]],
  ['green-station', 'station', 'green', []],
  ['green-corner', 'small', 'green', ['X', 'X', 'X', 'X']],
  ['blue-gate', 'small', 'blue', []],
  ['blue-middle', 'small', 'blue', ['X', 'X', 'X', 'X']],
  ['blue-north', 'small', 'blue', []],
  ['denver', 'large', 'blue', [-1, -2, -2, -3]],
  ['san-francisco', 'large', 'blue', []],
  ['purple-gate', 'small', 'purple', [2]],
  ['purple-west', 'medium', 'purple', []],
  ['milwaukee', 'large', 'red', []],
  ['red-west', 'small', 'red', [2]],
  ['green-bay', 'large', 'red', []],
  ['red-station', 'station', 'red', []],
  ['red-crossroads', 'small', 'red', [2]],
  ['red-south', 'medium', 'red', []],
  ['red-north', 'small', 'red', ['C']],
  ['minneapolis', 'large', 'red', [-1, -3, -3, -4]],
  ['red-east', 'small', 'red', ['C']],
  ['toronto', 'large', 'red', []],
  ['montreal', 'large', 'red', [-1, -3, -3, -4]],
  ['red-corner', 'medium', 'red', []],
  ['teal-gate', 'small', 'teal', ['X']],
  ['teal-west', 'medium', 'teal', []],
  ['violet-gate', 'small', 'violet', ['O']],
  ['violet-east', 'medium', 'violet', []],
] as const satisfies readonly (readonly [string, TownType, SectionName, readonly Print[]])[]
export type TownId = (typeof PRINTED)[number][0]

const BARE: readonly Print[] = [0, 0, 0, 0]
export const TOWNS: readonly Town[] = PRINTED.map(([id, type, section, prints]) => ({
  id,
  type,
  section,
  spaces: [...prints, ...BARE.slice(prints.length)].map(tradeSpace),
}))

export const townAt = (id: TownId): number => TOWNS.findIndex((town) => town.id === id)
/** The large town of this name. */
export const townOfCity = (city: CityId): number =>
  TOWNS.findIndex(({ id, type }) => type === 'large' && id === (city as string))

/** Medium towns have a tile each, station towns a station. */
export const MEDIUM_TOWNS: readonly number[] = TOWNS.flatMap(({ type }, town) => (type === 'medium' ? [town] : []))

/**
 * Towns that a single line joins, whatever turnouts lie on it. Everything at one turnout, or at a chain of turnouts, is joined to
 * everything else there: "une connexion est considérée comme étant directe même si elle passe par des aiguillages".
 */
export const TOWN_LINES: readonly (readonly TownId[])[] = [
  ['green-gate', 'green-west'],
  ['green-gate', 'memphis'],
  ['memphis', 'green-station', 'green-corner'],
  ['purple-gate', 'purple-west'],
  ['blue-gate', 'blue-middle', 'blue-north', 'denver'],
  ['blue-north', 'san-francisco'],
  ['milwaukee', 'red-west'],
  ['red-west', 'green-bay', 'red-station'],
  ['green-bay', 'red-crossroads'],
  ['red-crossroads', 'red-south'],
  ['red-crossroads', 'red-north'],
  ['red-north', 'minneapolis'],
  ['red-crossroads', 'red-east'],
  ['red-east', 'toronto'],
  ['red-east', 'montreal', 'red-corner'],
  ['teal-gate', 'teal-west'],
  ['violet-gate', 'violet-east'],
]

const mask = (towns: readonly TownId[]): number => towns.reduce((bits, id) => bits | (1 << townAt(id)), 0)

/** The towns next to each town, a bit each. */
export const NEXT_TOWNS: readonly number[] = TOWNS.map(
  ({ id }, town) =>
    TOWN_LINES.filter((line) => line.includes(id)).reduce((bits, line) => bits | mask(line), 0) & ~(1 << town),
)

/** Where a network may begin: the town hall of Kansas City is always open, the others with an own disc there. */
export const FROM_TOWN_HALL = mask(['green-gate'])
const GATES: { readonly [city in CityId]?: readonly TownId[] } = {
  columbia: ['memphis'],
  'st-louis': ['memphis', 'purple-gate'],
  chicago: ['blue-gate', 'milwaukee'],
  detroit: ['teal-gate'],
  cleveland: ['toronto'],
  pittsburgh: ['violet-gate'],
}
/** Towns that a disc in this city opens, a bit each. */
export const gatesOf = (city: CityId): number => mask(GATES[city] ?? [])

/** Towns of each section, a bit each. */
export const SECTION_TOWNS: readonly number[] = SECTIONS.map((section) =>
  mask(TOWNS.filter((town) => town.section === section).map(({ id }) => id)),
)

/** On the annex: bell spaces from left to right, three shops on each. */
export const BELLS = 5
export const SHOPS_PER_BELL = 3
export const SHOPS = BELLS * SHOPS_PER_BELL
/** The auxiliary action discards cattle of this breeding value for each shop. */
export const SHOP_CARD_VALUE = 2
/** Emptying one of these gives an exchange token. */
export const BELLS_WITH_TOKEN: readonly number[] = [2, 5]

export const EXCHANGE_TOKENS = 20
export const STARTING_EXCHANGE_TOKENS = 1
/** A token draws up to this many cards. */
export const EXCHANGE_DRAWS = 2
