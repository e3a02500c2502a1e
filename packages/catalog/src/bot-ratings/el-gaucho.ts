import type { BotRatings } from './types.ts'

/** Made by `npm run bot-ratings`, not by hand. */
export const elGaucho: BotRatings = {
  made: 'npm run bot-ratings -- el-gaucho --games 60 --seed anchors',
  rules: 3,
  players: 2,
  games: 60,
  bots: {
    random: { mu: 5.91, sigma: 4.58 },
    greedy: { mu: 25, sigma: 3.23 },
    greenhorn: { mu: 13.43, sigma: 3.68 },
    'ranch-hand': { mu: 22.29, sigma: 3.23 },
    gunslinger: { mu: 27.76, sigma: 3.31 },
    legend: { mu: 37.93, sigma: 4.52 },
  },
}
