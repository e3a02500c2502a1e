// `npm run mutants -- <game>`: changes every number, comparison and boundary that decides the game, one at a time, and lists what no
// test noticed. Tests that play many random games are left out unless `--all` is given. `--only rules/steppe` tries some files,
// `--again <file>` what an earlier run, whose output is in that file, has listed. With `--notes <file>` it goes on where it ended,
// and `--minutes 4` ends it then.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askedFor, gameNames } from './lib/command-line.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { root } from './lib/paths.mjs'
import { compared, explainedIn, isExplained } from './mutants/explained.mjs'

/** @typedef {import('./mutants/sites.mjs').Mutant} Mutant */

/** So many of all mutants have to be noticed. */
const WANTED = 0.95

requireNode()
const { values, positionals } = askedFor({
  usage: 'mutants -- <game> [--only PART] [--again FILE] [--notes FILE] [--minutes N] [--all]',
  about: [
    'Changes every number, comparison and boundary of its rules, one at a time, and lists what no test noticed.',
    '--only   only in files with this in their path',
    '--again  only what an earlier run, whose output is in that file, has listed',
    '--notes  keeps there what was found, and does not try it again: a long run in pieces',
    '--minutes  tries no further one after so many',
    '--all    with the tests that play many random games',
  ],
  options: { only: 'string', again: 'string', notes: 'string', minutes: 'string', all: 'boolean' },
  names: gameNames(),
  least: 1,
})
const all = values['all'] === true
const only = String(values['only'] ?? '')
const again = String(values['again'] ?? '')
const notes = values['notes'] === undefined ? undefined : String(values['notes'])
const most = values['minutes'] === undefined ? undefined : 60 * Number(values['minutes'])
await ensureInstalled()
process.exitCode = (await tried(`packages/games/${positionals[0]}`)) ? 0 : 1

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
  const earlier = again === '' ? null : readFileSync(again, 'utf8').split('\n').map(withoutLine)
  const among = (/** @type {Mutant} */ one) => earlier === null || earlier.includes(withoutLine(described(one)))
  const began = Date.now()
  const tell = (/** @type {string} */ line) => console.error(line)
  const file = join(root, game, 'RULES.md')
  const rows = existsSync(file) ? explainedIn(readFileSync(file, 'utf8')) : []
  const asked = { base: root, dir: game, all, only, among, tell }
  const last = (/** @type {Mutant} */ one) => isExplained(game, rows, one)
  const pieces = { ...(notes === undefined ? {} : { notes }), ...(most === undefined ? {} : { seconds: most }) }
  const { mutants, unnoticed, untried } = await survey({ ...asked, ...pieces, last })
  const { unexplained, outdated } = compared(game, rows, unnoticed)
  for (const one of unexplained) console.log(described(one))
  const noticed = mutants - unnoticed.length - untried
  const share = mutants === 0 ? 1 : noticed / mutants
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${noticed} of ${mutants} mutants noticed (${(100 * share).toFixed(1)} %) in ${seconds} s`)
  console.log(`${unnoticed.length - unexplained.length} of the others explained, ${unexplained.length} not`)
  if (untried > 0) console.log(`${untried} not tried yet`)
  else if (only === '' && earlier === null)
    for (const row of outdated) console.log(`noticed by now: ${row.file} ${row.code} ${row.change}`)
  return share >= WANTED && unexplained.length === 0
}
