// `npm run check [-- name ...]`: every check besides the tests, or only the named ones.
import { askedFor } from './lib/command-line.mjs'
import { requireNode } from './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checks } from './checks/index.mjs'
import { runChecks } from './lib/stages.mjs'

requireNode()
const all = checks.map(({ name }) => name)
const { positionals: names } = askedFor({
  usage: 'check [-- name ...]',
  about: ['Every check besides the tests, or those that are named.', `checks: ${all.join(', ')}`],
  names: all,
  most: all.length,
})
await ensureInstalled()
const ok = await runChecks(checks.filter(({ name }) => names.length === 0 || names.includes(name)))
// What still goes on beside the one that failed is of no interest.
process.exit(ok ? 0 : 1)
