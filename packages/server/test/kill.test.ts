/** kill -9 in the middle of play; `npm run test:long` does it 50 times each. */
import { expect, it } from 'vitest'
import { inEachArrangement } from './support/arrangements.ts'
import { killRun } from './support/kill-run.ts'

inEachArrangement(({ programs, backend, processes }) => {
  it('killed twice: every acknowledged answer is there, none twice, states equal a replay', async () => {
    expect(await killRun(programs, backend, { processes, rounds: 2 })).toBeGreaterThan(0)
  })
})
