/** kill -9 in the middle of play; `npm run test:long` does it 50 times each. */
import { expect, it } from 'vitest'
import { inEachArrangement } from './support/arrangements.ts'
import { killRun } from './support/kill-run.ts'

inEachArrangement(({ programs, backend, processes }) => {
  it('killed 3 times: every acknowledged answer is there, none twice, states equal a replay', async () => {
    expect(await killRun(programs, backend, { processes, rounds: 3 })).toBeGreaterThan(0)
  })
})
