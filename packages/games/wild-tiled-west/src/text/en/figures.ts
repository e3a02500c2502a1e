/** Figures of the game's data, as phrases that several sentences share. */
import { counted, joined, numeral } from '@waystation/wording'
import {
  CONTRACTS,
  FIRST_SLOT,
  MAX_COWS,
  MIN_COWS,
  type Reward,
  REWARDS,
  WRANGLE_POINTS,
  YEARS,
} from '../../data/figures.ts'
import type { TileId } from '../../data/tiles.ts'

export const number = numeral('en')
const either = joined('or')
const count = counted('en')

export const points = (figure: number): string => count(figure, 'point', 'points')

const reward = (tile: TileId): Reward => REWARDS[tile] ?? {}
export const pointsOf = (tile: TileId): string => points(reward(tile).points ?? 0)
export const goldOf = (tile: TileId): string => `${reward(tile).gold ?? 0} gold`
export const bulletsOf = (tile: TileId): string => count(reward(tile).bullets ?? 0, 'bullet', 'bullets')
export const alleysOf = (tile: TileId): string => count(reward(tile).alleys ?? 0, 'alley', 'alleys')
export const pickaxesOf = (tile: TileId): string => count(reward(tile).pickaxes ?? 0, 'pickaxe', 'pickaxes')

const tussles = YEARS.map(({ tussle }) => String(tussle))
export const tusslePoints = either(tussles)
const YEARLY = joined('and')
export const rounds = YEARLY(YEARS.map((year) => String(year.rounds)))
export const townBonuses = YEARLY(YEARS.map((year) => String(year.townBonus)))

export const wranglePoints = either(WRANGLE_POINTS.slice(MIN_COWS, MAX_COWS + 1).map(String))
/** The cows of each contract. */
export const contractCows = joined('and')(CONTRACTS.map((_, slot) => String(FIRST_SLOT + slot)))
