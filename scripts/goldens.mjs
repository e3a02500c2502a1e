// `npm run goldens -- <game>` shows in words where its kept games first go another way than when they were kept; with `--write`
// keeps them as they go now: the recorded answers as far as they lead, then any.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleFormer, commitOfGoldens } from './lib/former-rules.mjs'
import { askedFor } from './lib/command-line.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { packageDirs, root } from './lib/paths.mjs'
import { runTool } from './lib/run.mjs'

requireNode()
const test = (/** @type {string} */ dir) => `${dir}/test/goldens.test.ts`
const dirs = packageDirs().filter((dir) => existsSync(join(root, test(dir))))
const { positionals, values } = askedFor({
  usage: 'goldens -- <game> [--write]',
  about: ['Tells in words where kept games now go another way.', '--write  keeps them so'],
  options: { write: 'boolean' },
  names: dirs.map((one) => one.split('/').at(-1) ?? ''),
  least: 1,
})
const dir = dirs.find((one) => one.endsWith(`/${positionals[0]}`)) ?? ''
await ensureInstalled()
const temporary = mkdtempSync(join(tmpdir(), 'waystation-goldens-'))
try {
  const former = await formerModule(dir, join(temporary, 'former.mjs'))
  const args = ['run', '--reporter=dot', '--disableConsoleIntercept', test(dir)]
  const env = { WAYSTATION_GOLDENS: values['write'] === true ? 'rewrite' : 'show', WAYSTATION_FORMER_RULES: former }
  process.exitCode = (await runTool('vitest/vitest.mjs', args, { show: true, env })).code
} finally {
  rmSync(temporary, { recursive: true, force: true })
}

/**
 * @param {string} folder
 * @param {string} outfile
 * @returns {Promise<string>} its address, or nothing
 */
async function formerModule(folder, outfile) {
  const commit = await commitOfGoldens(folder)
  try {
    if (commit === null) throw new Error('no commit has kept them')
    await bundleFormer(folder, { commit, outfile })
    return pathToFileURL(outfile).href
  } catch (error) {
    console.warn(
      `The rules by which the games were kept are not at hand, so only what is offered now is shown. ${String(error)}`,
    )
    return ''
  }
}
