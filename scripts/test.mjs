// `npm test [-- filter ...]`: installs what is missing, runs every check, then the tests whose path matches a filter.
// `npm run test:long`: the long tests alone.
import { requireNode } from './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checks } from './checks/index.mjs'
import { runChecks } from './lib/stages.mjs'
import { runTests } from './lib/vitest.mjs'

requireNode()
await ensureInstalled()
const args = process.argv.slice(2)
const long = args.includes('--long')
const filters = args.filter((arg) => arg !== '--long')
const ok = (long || (await runChecks(checks))) && (await runTests(filters, { long }))
process.exitCode = ok ? 0 : 1
