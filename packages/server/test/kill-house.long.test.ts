/** kill -9 at many moments with many running clocks and a full outbox. */
import { expect, it } from 'vitest'
import { inEachArrangement } from './support/arrangements.ts'
import { killHouse } from './support/kill-house.ts'

inEachArrangement(({ programs, backend, processes }) => {
  it('50 kills with 200 clocks lose no deadline and no notice, and do neither twice', async () => {
    const run = { processes, tables: 200, kills: 50, openMs: 30_000 }
    const again = await killHouse(programs, backend, run)
    // Fewer than those that a killed process may have had in hand.
    expect(again).toBeLessThan(200)
    process.stdout.write(`${again} of 400 notices came again, ${processes} process(es) on ${backend.name}\n`)
  }, 900_000)
})
