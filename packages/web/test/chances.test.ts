import type { TableInfo } from '@waystation/protocol'
import { expect, test } from 'vitest'
import { reviewedSeats } from '../src/end/bot-review.tsx'
import { chanceScale } from '../src/end/chance-lines.ts'

test('chances are drawn from top to bottom, over the lines of the game, names apart', () => {
  const curve = [
    { line: 0, chances: [0.5, 0.5] },
    { line: 3, chances: [0.25, 0.75] },
    { line: 4, chances: [0.5, 0.5] },
  ]
  const { paths, labels, x } = chanceScale(curve, { width: 400, height: 200 })
  expect(paths).toEqual(['M0.0 100.0L300.0 150.0L400.0 100.0', 'M0.0 100.0L300.0 50.0L400.0 100.0'])
  expect(Math.abs(labels[0] - labels[1])).toBeGreaterThanOrEqual(18)
  expect(x(9)).toBe(400)
})

test('own moves are reviewed; for somebody who watches, those of all people', () => {
  const seats = [
    { seat: 0, kind: 'person' },
    { seat: 1, kind: 'bot' },
    { seat: 2, kind: 'person' },
  ]
  const table = { seats } as unknown as TableInfo
  expect(reviewedSeats(table, 2)).toEqual([2])
  expect(reviewedSeats(table, null)).toEqual([0, 2])
})
