/**
 * The job market: twelve rows; a row has as many spaces as there are players. Workers fill it row by row, so a space is
 * known by the order in which it is filled. The token stands in the row being filled.
 */

export type Arrow = 'black' | 'yellow' | 'red'

/** Price of a worker, and the arrow the token follows when the row is full. Row 1 is full before the first turn. */
export const JOB_ROWS = [
  { cost: 6, arrow: 'black' },
  { cost: 6, arrow: 'black' },
  { cost: 7, arrow: 'black' },
  { cost: 5, arrow: 'black' },
  { cost: 7, arrow: 'black' },
  { cost: 9, arrow: 'yellow' },
  { cost: 6, arrow: 'black' },
  { cost: 8, arrow: 'black' },
  { cost: 10, arrow: 'yellow' },
  { cost: 6, arrow: 'black' },
  { cost: 5, arrow: 'black' },
  { cost: 4, arrow: 'red' },
] as const satisfies readonly { cost: number; arrow: Arrow }[]
