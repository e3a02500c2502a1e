// `npm run bench:server`: the server under load, beside boardgame.io's on the same game.
import { askedFor } from './lib/command-line.mjs'
import { ensureInstalled, ensurePeers } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { runTool } from './lib/run.mjs'

/** As packages/server/bench/server.bench.ts has them. */
const PARTS = ['tictactoe', 'brisk', 'calm', 'gaucho', 'postgres', 'scale', 'people', 'news', 'idle']

requireNode()
const { positionals: parts, values } = askedFor({
  usage: 'bench:server [-- part ... [--games N]]',
  about: [
    'The server under load, over loopback: all parts, or those that are named.',
    `parts: ${PARTS.join(', ')}`,
    '--games: how many finished games the house of people has, and a tenth as many people (100000)',
  ],
  options: { games: 'string' },
  names: PARTS,
  most: PARTS.length,
})
await ensureInstalled()
// Only one part has a peer to be measured beside.
if (parts.length === 0 || parts.includes('tictactoe')) await ensurePeers()
const args = ['packages/server/bench/server.bench.ts', ...parts]
if (values['games'] !== undefined) args.push(`--games=${values['games']}`)
// As `npm start` has it, and the same for everybody who is measured.
const env = { NODE_OPTIONS: '--v8-pool-size=0' }
const { code } = await runTool('tsx/dist/cli.mjs', args, { env, show: true })
process.exitCode = code
