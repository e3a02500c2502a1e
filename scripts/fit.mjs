// `npm run fit -- <game> --games N --searched N --seed S`: weights of a game's outlook, from whole games of greedy players and of
// players who search.
import { askedFor, gameNames } from './lib/command-line.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { runTool } from './lib/run.mjs'

requireNode()
const { positionals } = askedFor({
  usage: 'fit -- <game> [--games N] [--searched N] [--players N] [--seed S]',
  about: [
    'Fits the weights of the outlook of a game to whole games, and writes them into it.',
    '--searched  so many of players who search, besides those of greedy ones',
    '--players   only for so many; what is there for others stays',
  ],
  options: { games: 'string', searched: 'string', players: 'string', seed: 'string' },
  names: gameNames(),
  least: 1,
})
await ensureInstalled()
const args = ['packages/cli/fit/outlook.ts', ...process.argv.slice(2)]
const fit = await runTool('tsx/dist/cli.mjs', args, { show: true })
process.exitCode = fit.code
if (fit.code === 0) {
  const file = `packages/games/${positionals[0]}/src/heuristic/outlook-weights.ts`
  const format = await runTool('@biomejs/biome/bin/biome', ['format', '--write', file])
  process.exitCode = format.code
}
