// `npm run release`: freezes the rules, makes dist/waystation-x.y.z.tgz from the commit at hand, and tries it in an empty folder.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { askedFor } from './lib/command-line.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { readJson, root } from './lib/paths.mjs'
import { pack } from './lib/release/pack.mjs'
import { releaseProblems, thawed } from './lib/release/state.mjs'
import { tryOut } from './lib/release/try.mjs'
import { run } from './lib/run.mjs'

/** Games begun under the rules that are released must find them in every later release. */
async function freezeAll() {
  const { code } = await run(process.execPath, ['scripts/freeze.mjs', '--all'], { show: true })
  if (code !== 0) throw new Error('the rules could not be frozen')
  const behind = await thawed()
  if (behind) throw new Error(behind)
}

async function release() {
  const problems = await releaseProblems()
  if (problems.length > 0) throw new Error(`no release:\n${problems.join('\n')}`)
  await freezeAll()
  const { version } = readJson(join(root, 'package.json'))
  const file = await pack(join(root, 'dist'))
  const bytes = readFileSync(file)
  const sum = createHash('sha256').update(bytes).digest('hex')
  console.log(`${relative(root, file)}: ${bytes.length} bytes, sha256 ${sum}\ntrying it in an empty folder`)
  await tryOut(file, version)
  console.log(`it installs and serves; to publish it: git tag v${version} && git push origin v${version}`)
}

requireNode()
askedFor({
  usage: 'release',
  about: [
    'Freezes all rules, makes dist/waystation-x.y.z.tgz from the commit at hand, and tries it in an empty folder.',
  ],
})
await ensureInstalled()
await release().catch((/** @type {Error} */ error) => {
  console.error(error.message)
  process.exitCode = 1
})
