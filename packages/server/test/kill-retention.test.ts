/** kill -9 in the middle of retention; `npm run test:long` does it 50 times each. */
import { expect, it } from 'vitest'
import { inEachArrangement } from './support/arrangements.ts'
import { killRetention } from './support/kill-retention.ts'
import { killRun } from './support/kill-run.ts'

const retention = { compactGames: 0, everyMs: 5, pauseMs: 0 }

inEachArrangement(({ programs, backend, processes }) => {
  it('killed twice in the middle of retention: nothing lost, nothing doubled', async () => {
    // Kills that hit nothing would show nothing.
    expect(await killRetention(programs, backend, processes, 2)).toBeGreaterThan(0)
  })

  it('killed twice while games are compacted as soon as they end: every acknowledged answer is there', async () => {
    expect(await killRun(programs, backend, { processes, rounds: 2, change: { retention } })).toBeGreaterThan(0)
  })
})
