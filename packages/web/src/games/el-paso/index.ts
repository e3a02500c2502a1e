import { webGame } from '../web-game.ts'

export const game = webGame({
  weight: 3,
  tagline: {
    en: 'The great trail in one evening: herds, trains and cards.',
    fr: 'La grande piste en une soirée : troupeaux, trains et cartes.',
  },
  cover: async () => (await import('./Cover.tsx')).Cover,
})
