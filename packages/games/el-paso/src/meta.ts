/** What the box says. */
import type { Meta } from '@waystation/kernel'

const SOLO = { min: 1, max: 1 }

export const meta = {
  id: 'el-paso',
  title: 'Great Western Trail: El Paso',
  authors: ['Alexander Pfister', 'Johannes Krenner'],
  publisher: 'Lookout Games',
  year: 2025,
  edition: 'Lookout 2025, French rulebook with errata and annex',
  seats: { min: 1, max: 4 },
  minutes: { min: 45, max: 90 },
  variants: [
    { id: 'neutral-buildings', values: ['fixed', 'shuffled'], default: 'fixed' },
    { id: 'building-sides', values: ['a', 'b', 'mixed'], default: 'a' },
    { id: 'building-2a', values: ['as-printed', 'choose-one', 'side-b'], default: 'as-printed' },
    { id: 'train-sides', values: ['front', 'back', 'mixed'], default: 'front' },
    { id: 'disc-objectives', values: ['exact-post', 'at-least'], default: 'exact-post' },
    { id: 'solo-b-cards', values: ['0', '1', '2', '3'], default: '0', players: SOLO },
    { id: 'solo-delivery', values: ['next-higher', 'always-highest'], default: 'next-higher', players: SOLO },
    { id: 'solo-train-cattle', values: ['corriente', 'as-printed'], default: 'corriente', players: SOLO },
    { id: 'solo-handicap', values: ['0', '10', '20'], default: '0', players: SOLO },
  ],
  rulesVersion: 2,
  maxDecisions: 5000,
} as const satisfies Meta
