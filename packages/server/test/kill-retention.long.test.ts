/** kill -9 in the middle of retention, 50 times each. */
import { expect, it } from 'vitest'
import { allArrangements, inEachArrangement } from './support/arrangements.ts'
import { killRetention } from './support/kill-retention.ts'

inEachArrangement(({ programs, backend, processes }) => {
  it('killed 50 times in the middle of retention: nothing lost, nothing doubled', async () => {
    // Most kills must hit work that is under way, or the test shows nothing.
    expect(await killRetention(programs, backend, processes, 50)).toBeGreaterThan(10)
  }, 900_000)
}, allArrangements())
