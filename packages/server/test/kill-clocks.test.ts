/** kill -9 while clocks run; `npm run test:long` does it 50 times with 200 clocks. */
import { expect, it } from 'vitest'
import { inEachArrangement } from './support/arrangements.ts'
import { killClocks } from './support/kill-clocks.ts'

inEachArrangement(({ programs, backend, processes }) => {
  it('killed twice: every deadline is acted on, once, and none early', async () => {
    expect(await killClocks(programs, backend, { processes, tables: 8, kills: 2 })).toBe(16)
  })
})
