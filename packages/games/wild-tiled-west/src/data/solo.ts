/** The solo box: the first two cards are those of the rulebook's example, the rest and the Ridge are [house]. */
export interface BanditCard {
  readonly id: string
  readonly cows: number
  readonly bandits: number
  readonly bullets: number
}

export const BANDIT_CARDS = [
  { id: 'bandit-01', cows: 3, bandits: 1, bullets: 0 },
  { id: 'bandit-02', cows: 2, bandits: 0, bullets: 0 },
  { id: 'bandit-03', cows: 1, bandits: 2, bullets: 0 },
  { id: 'bandit-04', cows: 2, bandits: 1, bullets: 0 },
  { id: 'bandit-05', cows: 1, bandits: 1, bullets: 0 },
  { id: 'bandit-06', cows: 3, bandits: 0, bullets: 0 },
  { id: 'bandit-07', cows: 0, bandits: 2, bullets: 0 },
  { id: 'bandit-08', cows: 0, bandits: 1, bullets: 1 },
  { id: 'bandit-09', cows: 0, bandits: 0, bullets: 2 },
  { id: 'bandit-10', cows: 1, bandits: 0, bullets: 1 },
  { id: 'bandit-11', cows: 1, bandits: 2, bullets: 0 },
] as const satisfies readonly BanditCard[]
export type BanditCardId = (typeof BANDIT_CARDS)[number]['id']
export const BANDIT_CARD_IDS: readonly BanditCardId[] = BANDIT_CARDS.map(({ id }) => id)
/** Index of a Bandit card. */
export type Bandits = number

export const RIDGE_BANDITS = 2

/** By year, then round: where a card is turned up before the dice are rolled. */
export const REVEAL_ROUNDS: readonly (readonly number[])[] = [
  [2, 3, 5],
  [2, 4],
  [2, 4],
  [1, 3],
]

export const RANKS = ['sidekick', 'cowhand', 'deputy', 'sharpshooter', 'stranger'] as const
export type Rank = (typeof RANKS)[number]
/** Points from which each rank is reached; the lowest and the highest are named in the rulebook. */
export const RANK_FROM: { readonly [rank in Rank]: number } = {
  sidekick: Number.NEGATIVE_INFINITY,
  cowhand: 90,
  deputy: 105,
  sharpshooter: 120,
  stranger: 140,
}

export function rankOf(points: number): Rank {
  return RANKS.reduce((best, rank) => (points >= RANK_FROM[rank] ? rank : best))
}
