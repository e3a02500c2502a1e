import type { BotRatings } from './types.ts'

/** Made by `npm run bot-ratings`, not by hand. */
export const wildTiledWest: BotRatings = {
  made: 'npm run bot-ratings -- wild-tiled-west --games 60 --seed anchors',
  rules: 2,
  players: 2,
  games: 60,
  bots: {
    random: { mu: 5.31, sigma: 4.59 },
    greedy: { mu: 25, sigma: 3.14 },
    greenhorn: { mu: 14.25, sigma: 3.45 },
    'ranch-hand': { mu: 19.83, sigma: 3.16 },
    gunslinger: { mu: 26.32, sigma: 3.18 },
    legend: { mu: 33.84, sigma: 3.93 },
  },
}
