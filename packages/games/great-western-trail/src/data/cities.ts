/** Cities and the green arrows between neighbours. Rulebook: "Livraison". Rails to the North has its own: rails/cities.ts. */
import type { Frame } from './player-board.ts'

export const CITY_IDS = [
  'kansas-city',
  'topeka',
  'wichita',
  'colorado-springs',
  'santa-fe',
  'albuquerque',
  'el-paso',
  'san-diego',
  'sacramento',
  'san-francisco',
  'columbia',
  'st-louis',
  'chicago',
  'detroit',
  'cleveland',
  'pittsburgh',
  'new-york',
  'memphis',
  'denver',
  'milwaukee',
  'green-bay',
  'minneapolis',
  'toronto',
  'montreal',
] as const
export type CityId = (typeof CITY_IDS)[number]

export const NO_TOWN = -1

export interface City {
  readonly id: CityId
  /** Its help; the same name may stand for another city on another board. */
  readonly component: string
  /** Least breeding value it accepts; also the track space it stands at. */
  readonly value: number
  readonly frame: Frame
  /** May be delivered to again. */
  readonly repeatable: boolean
  /** For every delivery: money, an objective card, a station master tile. */
  readonly money: number
  readonly objective: boolean
  readonly master: boolean
  /** For every disc, points at the end; and for every bell space emptied. */
  readonly vp: number
  readonly vpPerBell: number
  /** A shop in this town is needed, NO_TOWN for a city beside the track. */
  readonly town: number
}

/** Works for a player with a disc in both cities: points at the end, a card or a token when it is completed. */
export interface Arrow {
  readonly from: number
  readonly to: number
  readonly vp: number
  readonly gives: 'objective' | 'exchangeToken' | null
}

/** What a table delivers to. */
export interface CityBoard {
  readonly cities: readonly City[]
  readonly arrows: readonly Arrow[]
  /** What the objective cards mean. */
  readonly sanFrancisco: number
  /** Cards of cities and arrows must be taken, or may be let be. */
  readonly mayRefuse: boolean
}

type Extras = Partial<Omit<City, 'id' | 'component' | 'value' | 'frame'>>
export const city = (id: CityId, component: string, value: number, frame: Frame, extras: Extras = {}): City => ({
  id,
  component,
  value,
  frame,
  repeatable: false,
  money: 0,
  objective: false,
  master: false,
  vp: 0,
  vpPerBell: 0,
  town: NO_TOWN,
  ...extras,
})

export const indexOfCity = (cities: readonly City[], id: CityId): number => cities.findIndex((c) => c.id === id)

const western = (id: CityId, value: number, frame: Frame, extras: Extras = {}): City =>
  city(id, `city-${id}`, value, frame, extras)

const CITIES: readonly City[] = [
  western('kansas-city', 0, 'white', { repeatable: true, money: 6, vp: -6 }),
  western('topeka', 1, 'white'),
  western('wichita', 4, 'white'),
  western('colorado-springs', 6, 'white'),
  western('santa-fe', 8, 'white'),
  western('albuquerque', 10, 'black'),
  western('el-paso', 12, 'black'),
  western('san-diego', 14, 'white'),
  western('sacramento', 16, 'black', { vp: 6 }),
  western('san-francisco', 18, 'black', { repeatable: true, vp: 9 }),
]
const arrow = (from: CityId, to: CityId, vp: number, gives: Arrow['gives'] = null): Arrow => ({
  from: indexOfCity(CITIES, from),
  to: indexOfCity(CITIES, to),
  vp,
  gives,
})

export const WEST: CityBoard = {
  cities: CITIES,
  arrows: [
    arrow('topeka', 'wichita', -3, 'objective'),
    arrow('wichita', 'colorado-springs', -1),
    arrow('colorado-springs', 'santa-fe', 0, 'objective'),
    arrow('santa-fe', 'albuquerque', 0, 'objective'),
    arrow('albuquerque', 'el-paso', 6),
    arrow('el-paso', 'san-diego', 8),
    arrow('san-diego', 'sacramento', 4),
  ],
  sanFrancisco: indexOfCity(CITIES, 'san-francisco'),
  mayRefuse: false,
}
