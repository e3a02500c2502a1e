/** kill -9 in the middle of play, 50 times each. */
import { expect, it } from 'vitest'
import { allArrangements, inEachArrangement } from './support/arrangements.ts'
import { killRun } from './support/kill-run.ts'

inEachArrangement(({ programs, backend, processes }) => {
  it('killed 50 times: every acknowledged answer is there, none twice, states equal a replay', async () => {
    expect(await killRun(programs, backend, { processes, rounds: 50 })).toBeGreaterThan(0)
  }, 900_000)
}, allArrangements())
