/** What the box says. */
import type { Meta } from '@waystation/kernel'

const SOLO = { min: 1, max: 1 }
const BUILDINGS = { id: 'building-sides', value: 'chosen' }
const TRAIN = { id: 'train-sides', value: 'chosen' }

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
    { id: 'building-sides', values: ['a', 'b', 'mixed', 'chosen'], default: 'a' },
    { id: 'building-1-side', values: ['a', 'b'], default: 'a', given: BUILDINGS },
    { id: 'building-2-side', values: ['a', 'b'], default: 'a', given: BUILDINGS },
    { id: 'building-3-side', values: ['a', 'b'], default: 'a', given: BUILDINGS },
    { id: 'building-4-side', values: ['a', 'b'], default: 'a', given: BUILDINGS },
    { id: 'building-5-side', values: ['a', 'b'], default: 'a', given: BUILDINGS },
    { id: 'building-6-side', values: ['a', 'b'], default: 'a', given: BUILDINGS },
    { id: 'building-2a', values: ['as-printed', 'choose-one', 'side-b'], default: 'as-printed' },
    { id: 'train-sides', values: ['front', 'back', 'mixed', 'chosen'], default: 'front' },
    { id: 'train-1-side', values: ['front', 'back'], default: 'front', given: TRAIN },
    { id: 'train-2-side', values: ['front', 'back'], default: 'front', given: TRAIN },
    { id: 'train-3-side', values: ['front', 'back'], default: 'front', given: TRAIN },
    { id: 'train-4-side', values: ['front', 'back'], default: 'front', given: TRAIN },
    { id: 'disc-objectives', values: ['exact-post', 'at-least'], default: 'exact-post' },
    { id: 'solo-b-cards', values: ['0', '1', '2', '3'], default: '0', players: SOLO },
    { id: 'solo-handicap', values: ['0', '10', '20'], default: '0', players: SOLO },
    { id: 'solo-delivery', values: ['next-higher', 'always-highest'], default: 'next-higher', players: SOLO },
    { id: 'solo-train-cattle', values: ['corriente', 'as-printed'], default: 'corriente', players: SOLO },
  ],
  rulesVersion: 3,
  maxDecisions: 5000,
  styles: ['cattle', 'builder', 'trader'],
} as const satisfies Meta
