/** What the box says; a catalog can show it without loading the rules. */
import type { Meta } from '@waystation/kernel'
import { MATCHES } from './rules.ts'

export const meta: Meta = {
  id: 'last-match',
  title: 'Last Match',
  authors: ['Nelly Striker'],
  publisher: 'Tinder Press',
  year: 1885,
  edition: 'pocket',
  seats: { min: 2, max: 4 },
  minutes: { min: 2, max: 5 },
  variants: [],
  rulesVersion: 1,
  maxDecisions: MATCHES,
}
