// `npm run fit -- <game> --games N --seed S`: weights of a game's outlook, from whole games of greedy players.
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { runTool } from './lib/run.mjs'

requireNode()
await ensureInstalled()
const args = ['packages/cli/fit/outlook.ts', ...process.argv.slice(2)]
const { code } = await runTool('tsx/dist/cli.mjs', args, { show: true })
process.exitCode = code
