// What keeps a release from being made: it can be made again, byte for byte, from a commit that says what is in it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from '../paths.mjs'
import { run } from '../run.mjs'

/**
 * @param {string} base
 * @param {readonly string[]} args
 */
async function git(base, args) {
  const { code, output } = await run('git', args, { cwd: base })
  if (code !== 0)
    throw new Error(`a release is made in a clone of the repository: git ${args[0]} says ${output.trim()}`)
  return output.trimEnd()
}

/**
 * What is changed or new, as `git status` names it.
 * @param {string} base
 */
const uncommitted = (base) => git(base, ['status', '--porcelain'])

/**
 * @param {string} version
 * @param {string} text CHANGELOG.md
 */
function changelogProblem(version, text) {
  const heading = text.split('\n').find((line) => line.split(' ')[1] === version && line.startsWith('## '))
  if (heading === undefined) return `CHANGELOG.md has no section "## ${version} (date)": write down what is new`
  if (!/ \(\d{4}-\d\d-\d\d\)$/.test(heading))
    return `CHANGELOG.md: "${heading}" lacks the date, as in "## ${version} (2026-01-31)"`
  return null
}

/**
 * A version that was released stays as it was. Its own commit may make it again.
 * @param {string} version
 * @param {string} base
 */
async function tagProblem(version, base) {
  const tag = `v${version}`
  if ((await git(base, ['tag', '--list', tag])) === '') return null
  const [tagged, here] = [await git(base, ['rev-parse', `${tag}^{commit}`]), await git(base, ['rev-parse', 'HEAD'])]
  return tagged === here ? null : `${tag} was released from another commit: raise "version" in package.json`
}

/**
 * @param {string} base
 * @returns {Promise<string[]>}
 */
export async function releaseProblems(base = root) {
  const { version } = readJson(join(base, 'package.json'))
  if (!/^\d+\.\d+\.\d+$/.test(version)) return [`package.json: "${version}" is not a version such as 1.2.3`]
  const changes = await uncommitted(base)
  const problems = [
    changes === '' ? null : `there are changes that are not committed:\n${changes}`,
    changelogProblem(version, readFileSync(join(base, 'CHANGELOG.md'), 'utf8')),
    await tagProblem(version, base),
  ]
  return problems.filter((problem) => problem !== null)
}

/**
 * What freezing has changed: rules, or words and bots that travel with them, that were not in the archive yet.
 * @param {string} base
 */
export async function thawed(base = root) {
  const changes = await uncommitted(base)
  return changes === ''
    ? null
    : `the archive of rules was behind and is written anew; commit it, then release again:\n${changes}`
}
