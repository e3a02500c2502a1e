// `npm start`: installs what is missing, builds what is stale, and opens the game menu.
import { runApp } from './lib/app.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'

requireNode()
await ensureInstalled()
await runApp(process.argv.slice(2))
