/** What the box says. */
import type { Meta } from '@waystation/kernel'

export const meta = {
  id: 'wild-tiled-west',
  title: 'Wild Tiled West',
  authors: ['Paul Dennen'],
  publisher: 'Dire Wolf / Lucky Duck Games',
  year: 2023,
  edition: 'French rulebook (Lucky Duck Games), figures of our own where it prints only pictures',
  seats: { min: 1, max: 5 },
  minutes: { min: 45, max: 90 },
  variants: [
    { id: 'boards', values: ['dealt', 'chosen'], default: 'dealt' },
    { id: 'sides', values: ['classic', 'conquest', 'chosen'], default: 'classic' },
    { id: 'contracts', values: ['shuffled', 'first-game'], default: 'shuffled' },
  ],
  rulesVersion: 2,
  maxDecisions: 1500,
  styles: ['rancher', 'miner', 'sheriff'],
} as const satisfies Meta
