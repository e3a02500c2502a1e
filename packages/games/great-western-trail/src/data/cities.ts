/** The cities along the track and the green arrows between neighbours. Rulebook: "Livraison". */
import type { Frame } from './player-board.ts'

interface City {
  readonly id: string
  /** Least breeding value it accepts; also the track space it stands at. */
  readonly value: number
  readonly frame: Frame
  /** May be delivered to again. */
  readonly repeatable: boolean
  /** For every disc: money at once, points at the end. */
  readonly money: number
  readonly vp: number
}

export const CITIES = [
  { id: 'kansas-city', value: 0, frame: 'white', repeatable: true, money: 6, vp: -6 },
  { id: 'topeka', value: 1, frame: 'white', repeatable: false, money: 0, vp: 0 },
  { id: 'wichita', value: 4, frame: 'white', repeatable: false, money: 0, vp: 0 },
  { id: 'colorado-springs', value: 6, frame: 'white', repeatable: false, money: 0, vp: 0 },
  { id: 'santa-fe', value: 8, frame: 'white', repeatable: false, money: 0, vp: 0 },
  { id: 'albuquerque', value: 10, frame: 'black', repeatable: false, money: 0, vp: 0 },
  { id: 'el-paso', value: 12, frame: 'black', repeatable: false, money: 0, vp: 0 },
  { id: 'san-diego', value: 14, frame: 'white', repeatable: false, money: 0, vp: 0 },
  { id: 'sacramento', value: 16, frame: 'black', repeatable: false, money: 0, vp: 6 },
  { id: 'san-francisco', value: 18, frame: 'black', repeatable: true, money: 0, vp: 9 },
] as const satisfies readonly City[]
export type CityId = (typeof CITIES)[number]['id']

const at = (id: CityId): number => CITIES.findIndex((city) => city.id === id)
export const SAN_FRANCISCO = at('san-francisco')

/** Works for a player with a disc in both cities: points at the end, an objective card when it is completed. */
export const ARROWS = [
  { from: at('topeka'), to: at('wichita'), vp: -3, objective: true },
  { from: at('wichita'), to: at('colorado-springs'), vp: -1, objective: false },
  { from: at('colorado-springs'), to: at('santa-fe'), vp: 0, objective: true },
  { from: at('santa-fe'), to: at('albuquerque'), vp: 0, objective: true },
  { from: at('albuquerque'), to: at('el-paso'), vp: 6, objective: false },
  { from: at('el-paso'), to: at('san-diego'), vp: 8, objective: false },
  { from: at('san-diego'), to: at('sacramento'), vp: 4, objective: false },
] as const
