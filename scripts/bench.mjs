// `npm run bench [-- game ...] [-- --json]`: what `waystation bench` measures, after installing what is missing.
import { runApp } from './lib/app.mjs'
import { ensureInstalled, ensurePeers } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'

requireNode()
await ensureInstalled('serving')
const args = process.argv.slice(2)
// Whoever asks how it is called need not wait for the peer.
if (!args.includes('--help') && !args.includes('-h')) await ensurePeers()
await runApp(['bench', ...args])
