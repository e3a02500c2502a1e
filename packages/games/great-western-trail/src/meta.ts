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
    { id: 'private-buildings', values: ['a', 'b', 'mixed', 'chosen'], default: 'a' },
    { id: 'rails-north', values: ['without', 'with'], default: 'without' },
    { id: 'poker-table', values: ['without', 'with'], default: 'without' },
    { id: 'building-sites', values: ['without', 'with'], default: 'without' },
    { id: 'tile-11', values: ['without', 'with'], default: 'without' },
    { id: 'tile-13', values: ['without', 'with'], default: 'without' },
    { id: 'promo-station-masters', values: ['without', 'with'], default: 'without' },
  ],
  rulesVersion: 3,
  maxDecisions: 6000,
  styles: ['cattle', 'builder', 'railroad'],
} as const satisfies Meta
