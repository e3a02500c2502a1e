// Builds the web client with vite, only when something it is made of has changed since.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, packageDirs, root } from './paths.mjs'
import { runTool } from './run.mjs'

const BUILT = 'packages/web/dist/sw.js'
/** Never part of the client. */
const ELSEWHERE = ['packages/server', 'packages/cli']
const ALWAYS = ['package-lock.json', 'packages/web/index.html', 'packages/web/vite.config.ts', 'scripts/lib/web.mjs']

function sources() {
  const parts = packageDirs().filter((dir) => !ELSEWHERE.includes(dir))
  const folders = [
    'packages/archive/frozen',
    'packages/web/public',
    'packages/web/build',
    'packages/web/service-worker',
  ]
  return [...ALWAYS, ...[...parts.map((dir) => `${dir}/src`), ...folders].flatMap((dir) => filesIn(dir, /./))]
}

/** @param {string} path */
const changed = (path) => statSync(join(root, path)).mtimeMs

export function isWebFresh() {
  if (!existsSync(join(root, BUILT))) return false
  const built = changed(BUILT)
  return sources().every((path) => changed(path) <= built)
}

/** Makes sure that packages/web/dist is up to date. */
export async function ensureWeb({ force = false } = {}) {
  if (!force && isWebFresh()) return
  // Under a test runner's NODE_ENV it would be a build for developers, with the paths of this machine inside.
  const env = { NODE_ENV: 'production' }
  const { code, output } = await runTool('vite/bin/vite.js', ['build', 'packages/web', '--logLevel', 'warn'], { env })
  if (code !== 0) throw new Error(`the web client could not be built\n${output}`)
}
