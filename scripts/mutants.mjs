// `npm run mutants -- <game>`: changes every number, comparison and boundary that decides the game, one at a time, and lists what no
// test noticed. Tests that play many random games are left out unless `--all` is given. `--only rules/steppe` tries some files,
// `--again <file>` what an earlier run, whose output is in that file, has listed.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { packageDirs, root } from './lib/paths.mjs'
import { compared, explainedIn } from './mutants/explained.mjs'

/** @typedef {import('./mutants/sites.mjs').Mutant} Mutant */

/** So many of all mutants have to be noticed. */
const WANTED = 0.95

requireNode()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    again: { type: 'string', default: '' },
  },
})
const games = packageDirs().filter((dir) => dir.startsWith('packages/games/'))
const dir = games.find((one) => one.endsWith(`/${positionals[0]}`))
if (!dir || positionals.length > 1) {
  console.error('npm run mutants -- <game> [--only <part of a path>] [--again <earlier output>] [--all]')
  console.error(`games: ${games.map((one) => one.split('/').at(-1)).join(', ')}`)
  process.exitCode = 1
} else {
  await ensureInstalled()
  process.exitCode = (await tried(dir)) ? 0 : 1
}

/**
 * Lines move when a file is edited.
 * @param {string} told
 */
function withoutLine(told) {
  return told.replace(/^not noticed: /, '').replace(/:\d+ /, ' ')
}

/**
 * @param {string} game
 * @returns {Promise<boolean>} whether enough was noticed and the rest is explained
 */
async function tried(game) {
  const { described, survey } = await import('./mutants/survey.mjs')
  const earlier = values.again === '' ? null : readFileSync(values.again, 'utf8').split('\n').map(withoutLine)
  const among = (/** @type {Mutant} */ one) => earlier === null || earlier.includes(withoutLine(described(one)))
  const began = Date.now()
  const tell = (/** @type {string} */ line) => console.error(line)
  const { mutants, unnoticed } = await survey({ base: root, dir: game, ...values, among, tell })
  const file = join(root, game, 'RULES.md')
  const rows = existsSync(file) ? explainedIn(readFileSync(file, 'utf8')) : []
  const { unexplained, outdated } = compared(game, rows, unnoticed)
  for (const one of unexplained) console.log(described(one))
  const noticed = mutants - unnoticed.length
  const share = mutants === 0 ? 1 : noticed / mutants
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${noticed} of ${mutants} mutants noticed (${(100 * share).toFixed(1)} %) in ${seconds} s`)
  console.log(`${unnoticed.length - unexplained.length} of the others explained, ${unexplained.length} not`)
  if (values.only === '' && earlier === null)
    for (const row of outdated) console.log(`noticed by now: ${row.file} ${row.code} ${row.change}`)
  return share >= WANTED && unexplained.length === 0
}
