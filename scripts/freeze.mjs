// `npm run freeze -- <game> ...`: keeps the present rules of games in the archive (packages/archive).
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { runTool } from './lib/run.mjs'

requireNode()
await ensureInstalled()
const args = ['packages/freeze/src/main.ts', ...process.argv.slice(2)]
process.exitCode = (await runTool('tsx/dist/cli.mjs', args, { show: true })).code
