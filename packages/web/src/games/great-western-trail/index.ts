import type { GreatWesternTrail } from '@waystation/great-western-trail'
import { webGame } from '../web-game.ts'

export const game = webGame<GreatWesternTrail>({
  weight: 4,
  tagline: {
    en: 'Drive your herd to Kansas City, again and again.',
    fr: 'Menez votre troupeau à Kansas City, encore et encore.',
  },
  cover: async () => (await import('./Cover.tsx')).Cover,
  illustrations: async () => (await import('./illustrations/index.tsx')).illustrations,
  glance: async () => (await import('./glance.ts')).glance,
  ui: async () => (await import('./ui.ts')).ui,
  guide: async () => (await import('./guide/index.ts')).guide,
})
