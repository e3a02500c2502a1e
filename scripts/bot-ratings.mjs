// `npm run bot-ratings -- <game> --games N --seed S`: how strong the bots are at a game, from games among them.
import { askedFor, gameNames } from './lib/command-line.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { runTool } from './lib/run.mjs'

requireNode()
const { positionals } = askedFor({
  usage: 'bot-ratings -- <game> [--games N] [--seed S] [--out FILE]',
  about: [
    'Rates the bots at a game, from games among them.',
    '--out  where games are kept, so that what was interrupted goes on',
  ],
  options: { games: 'string', seed: 'string', out: 'string' },
  names: gameNames(),
  least: 1,
})
await ensureInstalled()
const args = ['packages/cli/fit/bot-ratings.ts', ...process.argv.slice(2)]
const rated = await runTool('tsx/dist/cli.mjs', args, { show: true })
process.exitCode = rated.code
if (rated.code === 0) {
  const file = `packages/catalog/src/bot-ratings/${positionals[0]}.ts`
  const format = await runTool('@biomejs/biome/bin/biome', ['format', '--write', file])
  process.exitCode = format.code
}
