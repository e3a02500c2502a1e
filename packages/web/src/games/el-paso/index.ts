import type { ElPaso } from '@waystation/el-paso'
import { webGame } from '../web-game.ts'

export const game = webGame<ElPaso>({
  weight: 3,
  tagline: {
    en: 'The great trail in one evening: herds, trains and cards.',
    fr: 'La grande piste en une soirée : troupeaux, trains et cartes.',
  },
  cover: async () => (await import('./Cover.tsx')).Cover,
  drawnFrom: 2,
  glance: async () => (await import('./glance.ts')).glance,
  ui: async () => (await import('./ui.ts')).ui,
  illustrations: async () => (await import('./illustrations/index.tsx')).illustrations,
  guide: async () => (await import('./guide/index.ts')).guide,
})
