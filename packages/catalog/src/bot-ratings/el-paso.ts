import type { BotRatings } from './types.ts'

/** Made by `npm run bot-ratings`, not by hand. */
export const elPaso: BotRatings = {
  made: 'npm run bot-ratings -- el-paso --games 60 --seed anchors',
  rules: 3,
  players: 2,
  games: 60,
  bots: {
    random: { mu: 4.67, sigma: 4.61 },
    greedy: { mu: 25, sigma: 3.12 },
    greenhorn: { mu: 12.26, sigma: 3.7 },
    'ranch-hand': { mu: 21.1, sigma: 3.18 },
    gunslinger: { mu: 27.62, sigma: 3.19 },
    legend: { mu: 31.91, sigma: 3.56 },
  },
}
