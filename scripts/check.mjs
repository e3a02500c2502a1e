// `npm run check [-- name ...]`: every check besides the tests, or only the named ones.
import { requireNode } from './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checks } from './checks/index.mjs'
import { runChecks } from './lib/stages.mjs'

requireNode()
await ensureInstalled()
const names = process.argv.slice(2)
const unknown = names.filter((name) => !checks.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(`no such check: ${unknown.join(', ')}; there are ${checks.map((check) => check.name).join(', ')}`)
  process.exitCode = 1
} else {
  const ok = await runChecks(checks.filter(({ name }) => names.length === 0 || names.includes(name)))
  process.exitCode = ok ? 0 : 1
}
