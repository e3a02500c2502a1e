/** What the box says; a catalog can show it without loading the rules. */
import type { Meta } from '@waystation/kernel'

export const meta: Meta = {
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  authors: [],
  publisher: '',
  year: 0,
  edition: 'traditional',
  seats: { min: 2, max: 2 },
  minutes: { min: 1, max: 2 },
  variants: [],
  rulesVersion: 1,
  maxDecisions: 9,
}
