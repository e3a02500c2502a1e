import type { BotRatings } from './types.ts'

/** Made by `npm run bot-ratings`, not by hand. */
export const deadwood: BotRatings = {
  made: 'npm run bot-ratings -- deadwood --games 120 --seed anchors',
  rules: 3,
  players: 2,
  games: 120,
  bots: {
    random: { mu: 9.78, sigma: 4.18 },
    greedy: { mu: 25, sigma: 2.48 },
    greenhorn: { mu: 23.43, sigma: 2.55 },
    'ranch-hand': { mu: 31.01, sigma: 2.45 },
    gunslinger: { mu: 36.57, sigma: 2.66 },
    legend: { mu: 45.68, sigma: 3.62 },
  },
}
