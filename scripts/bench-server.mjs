// `npm run bench:server`: the server under load, beside boardgame.io's on the same game.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { askedFor } from './lib/command-line.mjs'
import { ensureInstalled, ensurePeers } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { runTool } from './lib/run.mjs'

/** As packages/server/bench/server.bench.ts has them. */
const PARTS = ['tictactoe', 'brisk', 'calm', 'gaucho', 'postgres', 'scale', 'people', 'news', 'idle']

requireNode()
const { positionals: parts, values } = askedFor({
  usage: 'bench:server [-- part ... [--games N] [--profile FOLDER]]',
  about: [
    'The server under load, over loopback: all parts, or those that are named.',
    `parts: ${PARTS.join(', ')}`,
    '--profile: what an answer costs part by part, seen by profilers in the server (which cost time themselves); their files go into the folder',
    '--games: how many finished games the house of people has, and a tenth as many people (100000)',
  ],
  options: { games: 'string', profile: 'string' },
  names: PARTS,
  most: PARTS.length,
})
await ensureInstalled()
// Only one part has a peer to be measured beside.
if (parts.length === 0 || parts.includes('tictactoe')) await ensurePeers()
const args = ['packages/server/bench/server.bench.ts', ...parts]
if (values['games'] !== undefined) args.push(`--games=${values['games']}`)
// As `npm start` has it, and the same for everybody who is measured.
const env = { NODE_OPTIONS: '--v8-pool-size=0', ...profiling(values['profile']) }
const { code } = await runTool('tsx/dist/cli.mjs', args, { env, show: true })
process.exitCode = code

/** @param {unknown} folder */
function profiling(folder) {
  if (typeof folder !== 'string') return {}
  const profiles = resolve(folder)
  mkdirSync(profiles, { recursive: true })
  const program = new URL('../packages/server/bench/support/profiled.mjs', import.meta.url)
  return { NODE_OPTIONS: `--v8-pool-size=0 --import=${program.href}`, WAYSTATION_PROFILES: profiles }
}
