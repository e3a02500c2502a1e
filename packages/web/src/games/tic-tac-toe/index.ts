import { webGame } from '../web-game.ts'

export const game = webGame({
  tagline: {
    en: 'Three in a row.',
    fr: 'Trois marques alignées.',
  },
})
