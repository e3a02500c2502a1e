// `npm run bench:server`: the server under load, beside boardgame.io's on the same game.
import { ensureInstalled, ensurePeers } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { runTool } from './lib/run.mjs'

requireNode()
await ensureInstalled()
await ensurePeers()
const args = ['packages/server/bench/server.bench.ts', ...process.argv.slice(2)]
// As `npm start` has it, and the same for everybody who is measured.
const env = { NODE_OPTIONS: '--v8-pool-size=0' }
const { code } = await runTool('tsx/dist/cli.mjs', args, { env, show: true })
process.exitCode = code
