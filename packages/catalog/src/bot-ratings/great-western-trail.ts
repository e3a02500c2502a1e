import type { BotRatings } from './types.ts'

/** Made by `npm run bot-ratings`, not by hand. */
export const greatWesternTrail: BotRatings = {
  made: 'npm run bot-ratings -- great-western-trail --games 60 --seed anchors',
  rules: 3,
  players: 2,
  games: 60,
  bots: {
    random: { mu: 4.34, sigma: 4.6 },
    greedy: { mu: 25, sigma: 3.2 },
    greenhorn: { mu: 11.92, sigma: 3.71 },
    'ranch-hand': { mu: 19.55, sigma: 3.31 },
    gunslinger: { mu: 30.54, sigma: 3.42 },
    legend: { mu: 30.54, sigma: 3.42 },
  },
}
