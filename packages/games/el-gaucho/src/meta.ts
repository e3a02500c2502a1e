/** What the box says. */
import type { Meta } from '@waystation/kernel'

export const meta = {
  id: 'el-gaucho',
  title: 'El Gaucho',
  authors: ['Arve D. Fühler'],
  publisher: 'Argentum Verlag',
  year: 2014,
  edition: 'Argentum 2014, French rulebook',
  seats: { min: 2, max: 4 },
  minutes: { min: 45, max: 60 },
  variants: [
    { id: 'start-player', values: ['drawn', 'rolled'], default: 'drawn' },
    { id: 'removed-breed', values: ['drawn', 'chosen'], default: 'drawn', players: { min: 2, max: 2 } },
  ],
  rulesVersion: 3,
  // Games take some 250. The rulebook ends none in which nobody ever uses a gaucho, and neither do we: see RULES.md.
  maxDecisions: 1500,
} as const satisfies Meta
