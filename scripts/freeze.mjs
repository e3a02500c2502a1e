// `npm run freeze -- <game> ...`: keeps the present rules of games in the archive (packages/archive).
import { askedFor, gameNames } from './lib/command-line.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { runTool } from './lib/run.mjs'

requireNode()
const names = gameNames()
const { positionals, values } = askedFor({
  usage: 'freeze -- <game> ... | --all',
  about: ['Keeps the present rules of games in the archive, before they are changed.', '--all  of every game'],
  options: { all: 'boolean' },
  names,
  least: process.argv.includes('--all') ? 0 : 1,
  most: names.length,
})
await ensureInstalled()
const args = ['packages/freeze/src/main.ts', ...(values['all'] === true ? ['--all'] : positionals)]
process.exitCode = (await runTool('tsx/dist/cli.mjs', args, { show: true })).code
