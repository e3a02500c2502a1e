/** What stands on the box of a toy game that a test makes for itself. */
import type { Meta } from '@waystation/kernel'

export const toyMeta = (said: Pick<Meta, 'id' | 'seats'> & Partial<Meta>): Meta => ({
  title: said.id,
  authors: [],
  publisher: '',
  year: 0,
  edition: 'test',
  minutes: { min: 1, max: 1 },
  variants: [],
  rulesVersion: 1,
  maxDecisions: 1000,
  ...said,
})
