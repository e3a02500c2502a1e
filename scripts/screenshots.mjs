// `npm run screenshots`: makes the pictures in docs/screenshots anew.
import { runScreenshots } from './lib/browser-tests.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'

requireNode()
await ensureInstalled()
process.exitCode = await runScreenshots()
