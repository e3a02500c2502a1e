// Installs the dependencies when needed. Uses nothing but Node itself: it runs before anything is installed.
//
// Serving and building need the `dependencies` of the root and the packages; testing needs the `devDependencies` as well. Who asks
// for less than is there takes nothing away.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from './paths.mjs'
import { run } from './run.mjs'

/**
 * @typedef {'serving' | 'everything'} Extent
 * @typedef {{ lock: string, node: string, extent?: Extent }} Stamp a stamp without an extent is from when there was only one
 */

const STAMP = 'node_modules/.waystation-install.json'
const INSTALLED = 'node_modules/.package-lock.json'

/** @param {string} dir */
const lockHash = (dir) =>
  createHash('sha256')
    .update(readFileSync(join(dir, 'package-lock.json')))
    .digest('hex')

const thisNode = () => `${process.version} ${process.platform} ${process.arch}`

/**
 * @param {string} dir
 * @returns {Stamp | null}
 */
function stampOf(dir) {
  try {
    return readJson(join(dir, STAMP))
  } catch {
    return null
  }
}

/**
 * Whether npm's own note of what it installed holds everything that the lockfile asks for: so after a plain
 * `npm install` nothing is done twice. Optional packages may be missing (they are for other machines).
 * @param {Record<string, any>} lock package-lock.json
 * @param {Record<string, any>} installed node_modules/.package-lock.json
 * @param {Extent} extent
 */
export function holdsAll(lock, installed, extent = 'everything') {
  const entries = Object.entries(lock.packages ?? {}).filter(([path]) => path !== '')
  return entries.every(([path, want]) => {
    const have = installed.packages?.[path]
    if (!have) return want.optional === true || want.devOptional === true || (extent === 'serving' && want.dev === true)
    return have.version === want.version && have.integrity === want.integrity && have.resolved === want.resolved
  })
}

/**
 * @param {Record<string, any>} installed
 * @returns {Extent} as much as somebody wanted once: that is kept up
 */
export const extentOf = (installed) =>
  Object.values(installed.packages ?? {}).some((entry) => entry.dev) ? 'everything' : 'serving'

/**
 * What is to be installed: null when enough is there.
 * @param {string} dir
 * @param {Extent} need
 * @returns {Extent | null}
 */
export function missing(dir, need) {
  const stamp = stampOf(dir)
  const installed = existsSync(join(dir, INSTALLED)) ? readJson(join(dir, INSTALLED)) : {}
  const wanted = need === 'everything' || extentOf(installed) === 'everything' ? 'everything' : 'serving'
  const sameNode = stamp === null || stamp.node === thisNode()
  const enough = stamp?.extent === 'everything' || stamp?.extent === need
  if (stamp && sameNode && enough && stamp.lock === lockHash(dir)) return null
  return sameNode && holdsAll(readJson(join(dir, 'package-lock.json')), installed, need) ? null : wanted
}

/** How to call npm from a script. */
export function npm() {
  const path = process.env['npm_execpath']
  if (path && /npm-cli\.[cm]?js$/.test(path)) return { command: process.execPath, first: [path], shell: false }
  return { command: 'npm', first: [], shell: process.platform === 'win32' }
}

/**
 * @param {string} dir
 * @param {Extent} need
 * @param {string} what said before something is installed
 */
async function ensure(dir, need, what) {
  const extent = missing(dir, need)
  if (extent !== null) {
    console.log(what)
    const { command, first, shell } = npm()
    // Without tools there is one install script to run, and native.mjs does that while the bundles are made.
    const which = extent === 'everything' ? ['--include=dev'] : ['--omit=dev', '--ignore-scripts']
    const args = [...first, 'ci', ...which, '--no-audit', '--no-fund', '--loglevel=error']
    const { code } = await run(command, args, { show: true, shell, cwd: dir, env: { JOBS: 'max' } })
    if (code !== 0) {
      console.error(`Installing failed: npm ci ended with code ${code}.`)
      process.exit(1)
    }
  }
  const stamp = stampOf(dir)
  const next = { lock: lockHash(dir), node: thisNode(), extent: extent ?? extentOf(readJson(join(dir, INSTALLED))) }
  if (JSON.stringify(stamp) !== JSON.stringify(next)) writeFileSync(join(dir, STAMP), `${JSON.stringify(next)}\n`)
}

/**
 * Brings node_modules in step with the lockfile; does nothing, and says nothing, when it already is.
 * @param {Extent} need
 */
export async function ensureInstalled(need = 'everything') {
  await ensure(root, need, 'Installing dependencies (npm ci); this takes a moment the first time.')
}

/** The peers that benchmarks measure beside, with a lockfile of their own. */
export async function ensurePeers() {
  await ensure(join(root, 'bench'), 'serving', 'Installing the peer of the benchmarks (npm ci in bench/).')
}
