// The browser stage: the built client, a real server, a real browser.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { filesIn, readJson } from './paths.mjs'
import { runTool } from './run.mjs'
import { ensureWeb } from './web.mjs'

const FOLDER = 'packages/web/e2e'

/**
 * The files of browser tests that these filters leave: an empty list where that is all of them, null where it is none.
 * @param {readonly string[]} filters
 * @returns {readonly string[] | null}
 */
export function browserSpecs(filters) {
  if (filters.length === 0 || filters.some((filter) => FOLDER.includes(filter))) return []
  const specs = filesIn(FOLDER, /\.spec\.ts$/).filter((path) => filters.some((filter) => path.includes(filter)))
  return specs.length === 0 ? null : specs
}

/**
 * The names of tests that passed at the second attempt, in these suites and those inside them.
 * @param {readonly Record<string, any>[]} suites
 * @param {string} outer
 * @returns {string[]}
 */
const flakyIn = (suites, outer = '') =>
  suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const at = `${outer}${title}`
    const flaky = specs.filter((/** @type {Record<string, any>} */ { tests }) =>
      tests.some((/** @type {Record<string, any>} */ { status }) => status === 'flaky'),
    )
    const names = flaky.map((/** @type {Record<string, any>} */ spec) => `${at}: ${spec.title}`)
    return [...names, ...flakyIn(inner, `${at} > `)]
  })

/**
 * A test that passes at the second attempt has passed, and is told: games are dealt anew in every run.
 * @param {Record<string, any>} report Playwright's JSON report
 * @returns {import('./counts.mjs').Counts}
 */
export function browserCounts({ stats, errors, suites = [] }) {
  const { expected, unexpected, flaky, skipped } = stats
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped, again: flakyIn(suites) }
}

/** What stands for a report where Playwright did not come so far as to leave one. */
const NO_REPORT = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: ['Playwright left no report'] }

/**
 * Runs Playwright over the built client with a server of its own; its report is handed on before everything is cleared away.
 * @template R
 * @param {Record<string, string>} env
 * @param {readonly string[]} specs empty: all
 * @param {(code: number, report: Record<string, any>) => R} read
 * @returns {Promise<R>}
 */
async function playwright(env, specs, read) {
  const browser = await findBrowser()
  await ensureWeb()
  const dir = mkdtempSync(join(tmpdir(), 'waystation-browser-'))
  const file = join(dir, 'report.json')
  const files = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, WAYSTATION_E2E_DATA: join(dir, 'data') }
  const args = ['test', '--config', `${FOLDER}/playwright.config.ts`, '--reporter=list,json', ...specs]
  try {
    const { code } = await runTool('@playwright/test/cli.js', args, {
      show: true,
      env: { WAYSTATION_BROWSER: browser, ...files, ...env },
    })
    return read(code, existsSync(file) ? readJson(file) : NO_REPORT)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/**
 * @param {{ long?: boolean, specs?: readonly string[] }} options long: those tagged @long, and no others; specs: of these files alone, if there are any
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export function runBrowserTests({ long = false, specs = [] } = {}) {
  return playwright({ WAYSTATION_LONG: long ? '1' : '' }, specs, (code, report) => {
    const counts = browserCounts(report)
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  })
}

/** @returns {Promise<number>} */
export function runScreenshots() {
  return playwright({ WAYSTATION_SHOTS: '1' }, [], (code) => code)
}
