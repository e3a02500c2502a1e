import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { readJson, root } from './paths.mjs'
import { runTool } from './run.mjs'

/** What fails twice fails; what passes the second time is counted and named. */
export const TWICE = '--retry=1'

/**
 * Counts from vitest's JSON report. A test file that could not even be loaded counts as one failure. A test that passed
 * and has failure messages needed a second attempt.
 * @param {Record<string, any>} report
 * @returns {import('./counts.mjs').Counts}
 */
export function vitestCounts(report) {
  const unloaded = report.testResults.filter(
    (/** @type {Record<string, any>} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const again = report.testResults.flatMap((/** @type {Record<string, any>} */ { name, assertionResults }) =>
    assertionResults
      .filter((/** @type {Record<string, any>} */ test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((/** @type {Record<string, any>} */ test) => `${relative(root, name)}: ${test.fullName.trim()}`),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
    again,
  }
}

/**
 * Runs the tests and shows them as they go. Null: vitest did not even leave a report.
 * @param {readonly string[]} filters
 * @param {{ long?: boolean, maybeNone?: boolean }} options maybeNone: the filters may leave no test
 * @returns {Promise<import('./counts.mjs').Counts | null>}
 */
export async function runVitest(filters, { long = false, maybeNone = long } = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'waystation-tests-'))
  const file = join(dir, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const args = ['run', TWICE, ...reporters, ...(maybeNone ? ['--passWithNoTests'] : []), ...filters]
    const { code } = await runTool('vitest/vitest.mjs', args, { show: true, env: { WAYSTATION_LONG: long ? '1' : '' } })
    const counts = vitestCounts(readJson(file))
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  } catch {
    return null
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
