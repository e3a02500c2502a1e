/** Every figure of the job market, and by the number of players once more, as it is printed. */
import { describe, expect, test } from 'vitest'
import { JOB_ROWS } from '../../src/data/job-market.ts'
import {
  OBJECTIVES_ON_DISPLAY,
  OPENING_TILES,
  STARTING_HAND,
  STARTING_MONEY,
  TABLE_SIZES,
} from '../../src/data/table-size.ts'
import { FORESIGHT_TILES } from '../../src/data/tiles.ts'

describe('Job market and table', () => {
  test('what workers cost, row by row', () => {
    expect(JOB_ROWS.map(({ cost }) => cost)).toEqual([6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4])
  })
  test('fees, steps, workers and cattle by number of players', () => {
    expect(TABLE_SIZES).toEqual({
      2: { columns: 2, openingWorkers: 3, market: 7, greenFee: 2, blackFee: 2, steps: 3, stepMoney: 1, stepVp: 1 },
      3: { columns: 3, openingWorkers: 5, market: 10, greenFee: 2, blackFee: 1, steps: 3, stepMoney: 2, stepVp: 1 },
      4: { columns: 4, openingWorkers: 7, market: 13, greenFee: 1, blackFee: 2, steps: 4, stepMoney: 2, stepVp: 1 },
    })
    expect([STARTING_MONEY, STARTING_HAND, OPENING_TILES, OBJECTIVES_ON_DISPLAY, FORESIGHT_TILES]).toEqual([
      [6, 7, 8, 9],
      4,
      7,
      4,
      2,
    ])
  })
})
