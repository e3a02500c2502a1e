// The one native package that serving needs. Where its binary cannot be downloaded it is compiled, which takes most of a minute:
// so `npm start` leaves it out of the install and does it beside the bundles.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './install.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'

const NAME = 'better-sqlite3'
/** As SQLite is built by its makers. The package asks for -O3, which takes a compiler half as long again. */
const OPTIMIZED = '-O2'

export async function ensureNative() {
  if (existsSync(join(root, 'node_modules', NAME, 'build/Release/better_sqlite3.node'))) return
  const { command, first, shell } = npm()
  const flags = (/** @type {string} */ name) => `${OPTIMIZED} ${process.env[name] ?? ''}`
  // JOBS is read by node-gyp: as many compilers as there are cores. What stands in the other two comes last, and wins.
  const env = { JOBS: 'max', CFLAGS: flags('CFLAGS'), CXXFLAGS: flags('CXXFLAGS') }
  const { code, output } = await run(command, [...first, 'rebuild', NAME], { shell, env })
  if (code !== 0) throw new Error(`${NAME} could not be installed\n${output}`)
}
