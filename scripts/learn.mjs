// `npm run learn -- <game> --players N --games N --seed S`: a network that plays the game, trained by games against itself.
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './lib/build.mjs'
import { askedFor, gameNames } from './lib/command-line.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'

requireNode()
askedFor({
  usage: 'learn -- <game> [--players N] [--games N] [--seed S] [--aim AIM] [--from FILE] [--threads N] [--out FOLDER]',
  about: [
    'Trains a network by games against itself. Broken off with Ctrl-C, it goes on from its last checkpoint.',
    '--aim      what it learns to reach: win, points or lead',
    '--from     a network that it goes on from, with smaller steps',
    '--threads  how many games are played at once; the network is the same',
    '--out      where checkpoints and networks are kept',
  ],
  options: {
    players: 'string',
    games: 'string',
    seed: 'string',
    aim: 'string',
    from: 'string',
    threads: 'string',
    out: 'string',
  },
  names: gameNames(),
  least: 1,
})
await ensureInstalled('serving')
const program = await ensureBuilt('learn')
process.argv = [process.execPath, fileURLToPath(program), ...process.argv.slice(2)]
await import(program.href)
