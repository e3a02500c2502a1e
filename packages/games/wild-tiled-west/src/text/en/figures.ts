/** Figures of the game's data, as phrases that several sentences share. */
import { counted, joined, numeral } from '@waystation/wording'
import {
  type Contract,
  CONTRACT_BONUS,
  CONTRACTS,
  CROWDS,
  MINE_INCOME,
  MINE_POINTS,
  FIRST_SLOT,
  MAX_COWS,
  MIN_COWS,
  type Reward,
  REWARDS,
  WRANGLE_POINTS,
  YEARS,
} from '../../data/figures.ts'
import { REVEAL_ROUNDS } from '../../data/solo.ts'
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

/** When a Bandit card is turned up. */
export const revealRounds = REVEAL_ROUNDS.map(
  (turned, year) => `year ${year + 1}: ${joined('and')(turned.map(String))}`,
).join('; ')

/** Dice, and tiles left out, by number of players. */
const LEFT_OUT = {
  each: 'one tile of each kind left out',
  triples: 'one tile left out of each kind that has three',
  none: 'no tile left out',
}
export const crowds = Object.entries(CROWDS)
  .map(
    ([players, { prairieDice, riverDice, removed }]) =>
      `with ${players}, ${count(prairieDice, 'prairie die', 'prairie dice')}, ${count(riverDice, 'river die', 'river dice')} and ${LEFT_OUT[removed]}`,
  )
  .join('; ')

/** What each contract brings, flipped or not. */
const BONUS: { readonly [contract in Contract]: (figure: number) => string } = {
  alleys: (figure) => count(figure, 'alley', 'alleys'),
  gold: (figure) => `${figure} gold`,
  bullets: (figure) => count(figure, 'bullet', 'bullets'),
  points,
}
export const contractBonuses = CONTRACTS.map(
  (contract) =>
    `${BONUS[contract](CONTRACT_BONUS[contract].big)} or ${BONUS[contract](CONTRACT_BONUS[contract].small)}`,
).join('; ')

export const mineIncome = MINE_INCOME.join(', ')
export const minePoints = MINE_POINTS.join(', ')
