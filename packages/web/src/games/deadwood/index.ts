import type { Deadwood } from '@waystation/deadwood'
import { webGame } from '../web-game.ts'

export const game = webGame<Deadwood>({
  weight: 3,
  tagline: {
    en: 'Gold, gunmen and a town that grows too fast.',
    fr: 'De l’or, des tireurs et une ville qui grandit trop vite.',
  },
  cover: async () => (await import('./Cover.tsx')).Cover,
  drawnFrom: 2,
  glance: async () => (await import('./glance.ts')).glance,
  ui: async () => (await import('./ui.ts')).ui,
  pictures: async () => (await import('./pictures.tsx')).pictures,
  illustrations: async () => (await import('./illustrations/index.tsx')).illustrations,
  guide: async () => (await import('./guide/index.ts')).guide,
})
