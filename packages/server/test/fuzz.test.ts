/** Nonsense, lies and impertinence, 2,000 times; `npm run test:long` does it 100,000 times. */
import { expect, it } from 'vitest'
import { fuzzRun } from './support/fuzz-run.ts'
import { harness } from './support/harness.ts'

const at = harness()

it('2,000 bad messages: each refused with a code, nothing changed', async () => {
  const codes = await fuzzRun(at, 2000)
  expect([...codes.keys()].sort()).toEqual([
    'bad-request',
    'no-undo-request',
    'not-seated',
    'not-your-decision',
    'stale',
    'too-large',
    'unknown-option',
  ])
})
