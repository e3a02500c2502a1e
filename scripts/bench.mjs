// `npm run bench [-- filter ...]`: runs packages/**/bench/*.bench.ts, each a program of its own, one at a time.
// Not with vitest: its module transform slows down exactly the calls that are being measured.
import { requireNode } from './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { filesIn } from './lib/paths.mjs'
import { runTool } from './lib/run.mjs'

requireNode()
await ensureInstalled()
const filters = process.argv.slice(2)
const programs = filesIn('packages', /\.bench\.ts$/).filter(
  (path) => filters.length === 0 || filters.some((filter) => path.includes(filter)),
)
if (programs.length === 0) console.log('no benchmarks here')
for (const path of programs) {
  console.log(`== ${path}`)
  const { code } = await runTool('tsx/dist/cli.mjs', [path], { show: true })
  if (code !== 0) {
    console.error(`FAILED ${path}`)
    process.exitCode = 1
    break
  }
}
