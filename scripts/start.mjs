// `npm start [-- flags]`: installs what is missing, builds what is stale, and serves Waystation.
// `npm start -- <command> ...` runs that command of the command line instead.
import { runApp, runServer } from './lib/app.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { endWithParent } from './lib/parent.mjs'

requireNode()
if (process.env['npm_lifecycle_event'] !== undefined) endWithParent()
await ensureInstalled('serving')
const args = process.argv.slice(2)
const named = args.length > 0 && !args[0]?.startsWith('-')
await (named ? runApp(args) : runServer(args))
