// `npm test [-- filter ...]`: installs what is missing, runs every check, then the tests, then the browser tests. With filters: the
// tests whose path matches one, and the checks that concern their packages. `npm run test:long`: the long tests alone, the browser's included.
import { requireNode } from './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checks } from './checks/index.mjs'
import { concerned } from './lib/concern.mjs'
import { closing, sum } from './lib/counts.mjs'
import { browserSpecs, runBrowserTests } from './lib/browser-tests.mjs'
import { concernsBus, ensureBus } from './lib/bus.mjs'
import { runChecks } from './lib/stages.mjs'
import { runVitest } from './lib/vitest.mjs'

/**
 * @param {readonly string[]} filters
 * @param {boolean} long
 */
async function runTests(filters, long) {
  const specs = browserSpecs(filters)
  if (concernsBus(filters)) await ensureBus()
  const units = await runVitest(filters, { long, maybeNone: long || specs !== null })
  if (units === null) {
    console.error('FAILED tests (vitest left no report)\nstopped at: tests')
    return false
  }
  const parts = [units]
  if (units.failed === 0 && specs !== null) parts.push(await runBrowserTests({ long, specs }))
  const counts = sum(parts)
  if (counts.failed > 0) console.error(`FAILED tests\nstopped at: ${units.failed > 0 ? 'tests' : 'browser tests'}`)
  console.log(closing(counts))
  return counts.failed === 0
}

requireNode()
await ensureInstalled()
const args = process.argv.slice(2)
const long = args.includes('--long')
const filters = args.filter((arg) => arg !== '--long')
const part = concerned(filters)
const asked = part ? checks.filter((check) => check.part && part.length > 0) : checks
const ok = (long || (await runChecks(asked, part ?? undefined))) && (await runTests(filters, long))
// What still goes on beside a check that failed is of no interest.
process.exit(ok ? 0 : 1)
