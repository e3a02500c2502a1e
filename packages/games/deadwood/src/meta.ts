/** What the box says. */
import type { Meta } from '@waystation/kernel'

export const meta = {
  id: 'deadwood',
  title: 'Deadwood',
  authors: ['Loïc Lamy'],
  publisher: 'Dust Games / Fantasy Flight Games',
  year: 2011,
  edition: 'French rulebook',
  seats: { min: 2, max: 5 },
  minutes: { min: 45, max: 60 },
  variants: [],
  rulesVersion: 3,
  maxDecisions: 20_000,
  // A final duel can leave the town to a poorer player who kept out of it, or to nobody.
  highestWins: false,
  styles: ['duellist', 'trader'],
} as const satisfies Meta
