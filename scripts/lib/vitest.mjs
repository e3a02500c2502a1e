import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readJson } from './paths.mjs'
import { runTool } from './run.mjs'

/**
 * The closing line, from vitest's JSON report. A test file that could not even be loaded counts as one failure.
 * @param {Record<string, any>} report
 */
export function countLine(report) {
  const unloaded = report.testResults.filter(
    (/** @type {Record<string, any>} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const skipped = report.numPendingTests + report.numTodoTests
  const counts = `tests: ${report.numPassedTests} passed, ${report.numFailedTests + unloaded} failed`
  return skipped > 0 ? `${counts}, ${skipped} skipped` : counts
}

/**
 * Runs the tests, shows them as they go, and closes with one line of counts.
 * @param {readonly string[]} filters
 * @param {{ long?: boolean }} options
 * @returns {Promise<boolean>}
 */
export async function runTests(filters, { long = false } = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'waystation-tests-'))
  const file = join(dir, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const args = ['run', ...reporters, ...(long ? ['--passWithNoTests'] : []), ...filters]
    const { code } = await runTool('vitest/vitest.mjs', args, { show: true, env: { WAYSTATION_LONG: long ? '1' : '' } })
    if (code !== 0) console.error(`FAILED tests (vitest ended with code ${code})\nstopped at: tests`)
    try {
      console.log(countLine(readJson(file)))
    } catch {
      console.error('vitest left no report')
      return false
    }
    return code === 0
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
