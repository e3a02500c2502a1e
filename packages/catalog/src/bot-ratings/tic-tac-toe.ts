import type { BotRatings } from './types.ts'

/** Made by `npm run bot-ratings`, not by hand. */
export const ticTacToe: BotRatings = {
  made: 'npm run bot-ratings -- tic-tac-toe --games 60 --seed anchors',
  rules: 1,
  players: 2,
  games: 60,
  bots: {
    random: { mu: 24.42, sigma: 2.95 },
    greedy: { mu: 25, sigma: 2.91 },
    greenhorn: { mu: 29.44, sigma: 2.82 },
    'ranch-hand': { mu: 26.7, sigma: 2.84 },
    gunslinger: { mu: 34.64, sigma: 3.05 },
    legend: { mu: 42.03, sigma: 3.97 },
  },
}
