import type { WildTiledWest } from '@waystation/wild-tiled-west'
import { webGame } from '../web-game.ts'

export const game = webGame<WildTiledWest>({
  weight: 3,
  tagline: {
    en: 'Settle a frontier, tile by tile.',
    fr: 'Peuplez la frontière, tuile après tuile.',
  },
  cover: async () => (await import('./Cover.tsx')).Cover,
  drawnFrom: 2,
  glance: async () => (await import('./glance.ts')).glance,
  ui: async () => (await import('./ui.ts')).ui,
  pictures: async () => (await import('./pictures.tsx')).pictures,
  illustrations: async () => (await import('./illustrations/index.tsx')).illustrations,
  guide: async () => (await import('./guide/index.ts')).guide,
})
