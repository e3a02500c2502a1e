// `npm run bench [-- game ...] [-- --json]`: what `waystation bench` measures, after installing what is missing.
import { runApp } from './lib/app.mjs'
import { ensureInstalled, ensurePeers } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'

requireNode()
await ensureInstalled('serving')
await ensurePeers()
await runApp(['bench', ...process.argv.slice(2)])
