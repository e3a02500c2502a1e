/** Nonsense, lies and impertinence, 100,000 times. */
import { expect, it } from 'vitest'
import { fuzzRun } from './support/fuzz-run.ts'
import { harness } from './support/harness.ts'

const at = harness()

it('100,000 bad messages: each refused with a code, nothing changed', async () => {
  const codes = await fuzzRun(at, 100_000)
  expect([...codes.values()].reduce((sum, count) => sum + count, 0)).toBe(100_000)
  expect(codes.has('internal')).toBe(false)
}, 900_000)
