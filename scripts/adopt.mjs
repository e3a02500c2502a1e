// `npm run adopt -- <game> --players N --network FILE`: how truly a network tells chances, and the network into the catalog; `--dry` only looks.
import { askedFor, gameNames } from './lib/command-line.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { runTool } from './lib/run.mjs'

requireNode()
askedFor({
  usage: 'adopt -- <game> [--players N] [--network FILE] [--games N] [--seed S] [--dry]',
  about: ['Looks at the chances that a network tells, and puts it into the catalog.', '--dry  only looks'],
  options: { players: 'string', network: 'string', games: 'string', seed: 'string', dry: 'boolean' },
  names: gameNames(),
  least: 1,
})
await ensureInstalled()
const adopted = await runTool('tsx/dist/cli.mjs', ['packages/cli/fit/adopt.ts', ...process.argv.slice(2)], {
  show: true,
})
process.exitCode = adopted.code
if (adopted.code === 0) {
  const list = await runTool('@biomejs/biome/bin/biome', [
    'format',
    '--write',
    'packages/catalog/src/networks/index.ts',
  ])
  process.exitCode = list.code
}
