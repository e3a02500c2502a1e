/** What the box says. */
import type { Meta } from '@waystation/kernel'

export const meta = {
  id: 'great-western-trail',
  title: 'Great Western Trail',
  authors: ['Alexander Pfister'],
  publisher: 'eggertspiele',
  year: 2016,
  edition: 'first edition, French rulebook of 2016',
  seats: { min: 2, max: 4 },
  minutes: { min: 75, max: 150 },
  variants: [
    { id: 'neutral-buildings', values: ['fixed', 'shuffled'], default: 'fixed' },
    { id: 'private-buildings', values: ['a', 'b', 'mixed'], default: 'a' },
  ],
  rulesVersion: 2,
  maxDecisions: 6000,
} as const satisfies Meta
