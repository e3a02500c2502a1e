// `npm run screenshots`: pictures of every page in the folder screenshots, which git ignores. Those that the documents show, in
// docs/screenshots, are made anew with them.
import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runScreenshots } from './lib/browser-tests.mjs'
import { askedFor } from './lib/command-line.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { root } from './lib/paths.mjs'

const SHOWN = join(root, 'docs/screenshots')

requireNode()
askedFor({
  usage: 'screenshots',
  about: ['Makes pictures of every page in the folder screenshots, and with them those in docs/screenshots anew.'],
})
await ensureInstalled()
process.exitCode = await runScreenshots()
if (process.exitCode === 0) {
  for (const name of readdirSync(SHOWN)) copyFileSync(join(root, 'screenshots', name), join(SHOWN, name))
}
