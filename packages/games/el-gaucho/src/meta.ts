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
  variants: [],
  rulesVersion: 2,
  maxDecisions: 1500,
} as const satisfies Meta
