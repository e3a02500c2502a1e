import type { BotRatings } from './types.ts'

/** Made by `npm run bot-ratings`, not by hand. */
export const deadwood: BotRatings = {
  made: 'npm run bot-ratings -- deadwood --games 60 --seed anchors',
  rules: 3,
  players: 2,
  games: 60,
  bots: {
    random: { mu: 10.82, sigma: 4.6 },
    greedy: { mu: 25, sigma: 3.08 },
    greenhorn: { mu: 21.05, sigma: 3.27 },
    'ranch-hand': { mu: 27.5, sigma: 3.05 },
    gunslinger: { mu: 35.36, sigma: 3.39 },
    legend: { mu: 35.36, sigma: 3.39 },
  },
}
