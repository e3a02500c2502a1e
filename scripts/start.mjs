// `npm start [-- flags]`: installs what is missing, builds what is stale, and serves Waystation.
// `npm start -- <command> ...` runs that command of the command line instead.
import { runApp, runServer } from './lib/app.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'

requireNode()
await ensureInstalled('serving')
const args = process.argv.slice(2)
const named = args.length > 0 && !args[0]?.startsWith('-')
await (named ? runApp(args) : runServer(args))
