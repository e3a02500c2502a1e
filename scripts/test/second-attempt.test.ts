/** What a test that needs a second attempt looks like in the report of the vitest at hand. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readJson } from '../lib/paths.mjs'
import { runTool } from '../lib/run.mjs'
import { TWICE, vitestCounts } from '../lib/vitest.mjs'

const TESTS = `
let attempts = 0
it('passes at once', () => expect(1).toBe(1))
describe('a door', () => it('opens the second time', () => expect(++attempts).toBe(2)))
it('never passes', () => expect(1).toBe(2))
it.fails('fails, as it should', () => expect(1).toBe(2))
`

it('is named, and what fails twice has failed', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'waystation-twice-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  writeFileSync(join(dir, 'door.test.js'), TESTS)
  const report = join(dir, 'report.json')
  const args = ['run', TWICE, '--globals', '--root', dir, '--reporter=json', `--outputFile=${report}`]
  await runTool('vitest/vitest.mjs', args)
  const { again, ...counts } = vitestCounts(readJson(report) as Record<string, unknown>)
  expect(counts).toEqual({ passed: 3, failed: 1, skipped: 0 })
  expect(again).toEqual([expect.stringMatching(/door\.test\.js: a door opens the second time$/)])
})
