// `npm run build`: makes every bundle. Also importable: `ensureBuilt()`.
import { pathToFileURL } from 'node:url'
import { bundles, ensureBuilt } from './lib/build.mjs'
import { askedFor } from './lib/command-line.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { ensureWeb } from './lib/web.mjs'

export { ensureBuilt }

async function main() {
  requireNode()
  askedFor({ usage: 'build', about: ['Makes every bundle anew.'] })
  await ensureInstalled('serving')
  for (const [name, { outfile }] of Object.entries(bundles)) {
    await ensureBuilt(name, { force: true })
    console.log(`built ${outfile}`)
  }
  await ensureWeb({ force: true })
  console.log('built packages/web/dist')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main().catch((/** @type {Error} */ error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
