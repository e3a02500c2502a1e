// Installs the dependencies when needed. Uses nothing but Node itself: it runs before anything is installed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from './paths.mjs'
import { run } from './run.mjs'

/** @typedef {{ lock: string, node: string }} Stamp */

const stampFile = join(root, 'node_modules/.waystation-install.json')

/** @returns {Stamp} what the installed tree should have been made from */
const wanted = () => ({
  lock: createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex'),
  node: `${process.version} ${process.platform} ${process.arch}`,
})

/** @returns {Stamp | null} */
function found() {
  try {
    return readJson(stampFile)
  } catch {
    return null
  }
}

/**
 * Whether npm's own note of what it installed holds everything that the lockfile asks for: so after a plain
 * `npm install` nothing is done twice. Optional packages may be missing (they are for other machines).
 * @param {Record<string, any>} lock package-lock.json
 * @param {Record<string, any>} installed node_modules/.package-lock.json
 */
export function holdsAll(lock, installed) {
  const entries = Object.entries(lock.packages ?? {}).filter(([path]) => path !== '')
  return entries.every(([path, want]) => {
    const have = installed.packages?.[path]
    if (!have) return want.optional === true || want.devOptional === true
    return have.version === want.version && have.integrity === want.integrity && have.resolved === want.resolved
  })
}

function installedByHand() {
  const hidden = join(root, 'node_modules/.package-lock.json')
  return existsSync(hidden) && holdsAll(readJson(join(root, 'package-lock.json')), readJson(hidden))
}

function npm() {
  const path = process.env['npm_execpath']
  if (path && /npm-cli\.[cm]?js$/.test(path)) return { command: process.execPath, first: [path], shell: false }
  return { command: 'npm', first: [], shell: process.platform === 'win32' }
}

/** Brings node_modules in step with the lockfile; does nothing, and says nothing, when it already is. */
export async function ensureInstalled() {
  const want = wanted()
  const have = found()
  if (have && have.lock === want.lock && have.node === want.node) return
  const nodeChanged = have !== null && have.node !== want.node
  if (nodeChanged || !installedByHand()) {
    console.log('Installing dependencies (npm ci); this takes a minute or two the first time.')
    const { command, first, shell } = npm()
    const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    const { code } = await run(command, args, { show: true, shell })
    if (code !== 0) {
      console.error(`Installing failed: npm ci ended with code ${code}.`)
      process.exit(1)
    }
  }
  writeFileSync(stampFile, `${JSON.stringify(want)}\n`)
}
