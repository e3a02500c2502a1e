// `npm run learn -- <game> --players N --games N --seed S`: a network that plays the game, trained by games against itself.
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'

requireNode()
await ensureInstalled('serving')
const program = await ensureBuilt('learn')
process.argv = [process.execPath, fileURLToPath(program), ...process.argv.slice(2)]
await import(program.href)
