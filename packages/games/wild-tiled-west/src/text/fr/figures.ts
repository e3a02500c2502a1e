/** Les chiffres des données, dans les tournures que plusieurs phrases partagent. */
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

export const number = numeral('fr')
const either = joined('ou')
const count = counted('fr')

export const points = (figure: number): string => count(figure, 'point', 'points')

const reward = (tile: TileId): Reward => REWARDS[tile] ?? {}
export const pointsOf = (tile: TileId): string => points(reward(tile).points ?? 0)
export const goldOf = (tile: TileId): string => `${reward(tile).gold ?? 0} or`
export const bulletsOf = (tile: TileId): string => count(reward(tile).bullets ?? 0, 'balle', 'balles')
export const alleysOf = (tile: TileId): string => count(reward(tile).alleys ?? 0, 'allée', 'allées')
export const pickaxesOf = (tile: TileId): string => count(reward(tile).pickaxes ?? 0, 'pioche', 'pioches')

const tussles = YEARS.map(({ tussle }) => String(tussle))
export const tusslePoints = either(tussles)
const YEARLY = joined('puis')
export const rounds = YEARLY(YEARS.map((year) => String(year.rounds)))
export const townBonuses = YEARLY(YEARS.map((year) => String(year.townBonus)))

export const wranglePoints = either(WRANGLE_POINTS.slice(MIN_COWS, MAX_COWS + 1).map(String))
/** Les vaches de chaque contrat. */
export const contractCows = joined('et')(CONTRACTS.map((_, slot) => String(FIRST_SLOT + slot)))

/** Quand une carte Bandit est révélée. */
export const revealRounds = REVEAL_ROUNDS.map(
  (turned, year) => `an ${year + 1} : ${joined('et')(turned.map(String))}`,
).join(' ; ')

/** Les dés et les tuiles écartées, selon le nombre de joueurs. */
const LEFT_OUT = {
  each: 'une tuile de chaque sorte écartée',
  triples: 'une tuile écartée de chaque sorte qui en a trois',
  none: 'aucune tuile écartée',
}
export const crowds = Object.entries(CROWDS)
  .map(
    ([players, { prairieDice, riverDice, removed }]) =>
      `à ${players}, ${count(prairieDice, 'dé', 'dés')} Prairie, ${count(riverDice, 'dé', 'dés')} Rivière et ${LEFT_OUT[removed]}`,
  )
  .join(' ; ')

/** Ce que rapporte chaque contrat, retourné ou non. */
const BONUS: { readonly [contract in Contract]: (figure: number) => string } = {
  alleys: (figure) => count(figure, 'allée', 'allées'),
  gold: (figure) => `${figure} or`,
  bullets: (figure) => count(figure, 'balle', 'balles'),
  points,
}
export const contractBonuses = CONTRACTS.map(
  (contract) =>
    `${BONUS[contract](CONTRACT_BONUS[contract].big)} ou ${BONUS[contract](CONTRACT_BONUS[contract].small)}`,
).join(' ; ')

export const mineIncome = MINE_INCOME.join(', ')
export const minePoints = MINE_POINTS.join(', ')
