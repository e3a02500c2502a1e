import type { ElGaucho } from '@waystation/el-gaucho'
import { webGame } from '../web-game.ts'

export const game = webGame<ElGaucho>({
  weight: 2,
  tagline: {
    en: 'Dice, cattle and herds on the pampa.',
    fr: 'Des dés, des bœufs et des troupeaux dans la pampa.',
  },
  cover: async () => (await import('./Cover.tsx')).Cover,
  drawnFrom: 2,
  glance: async () => (await import('./glance.ts')).glance,
  ui: async () => (await import('./ui.ts')).ui,
  illustrations: async () => (await import('./illustrations/index.tsx')).illustrations,
  guide: async () => (await import('./guide/index.ts')).guide,
})
