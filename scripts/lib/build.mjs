// Bundles the command line with esbuild, only when a source has changed since the last bundle.
import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readJson, root } from './paths.mjs'

/** @typedef {{ entry: string, outfile: string }} Bundle */

/** @type {Record<string, Bundle>} */
export const bundles = {
  cli: { entry: 'packages/cli/src/main.ts', outfile: 'packages/cli/dist/waystation.mjs' },
}

/** What a bundle depends on besides its own modules. */
const ALWAYS = ['package-lock.json', 'scripts/lib/build.mjs']

/** Native packages, and what others ask for and can do without: looked up when the bundle runs. */
const EXTERNAL = ['better-sqlite3', 'pg-native']

/** CommonJS packages inside an ES module bundle still call `require`. */
const BANNER =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);"

/** @param {string} path */
function mark(path) {
  const { mtimeMs, size } = statSync(join(root, path))
  return `${mtimeMs} ${size}`
}

/** @param {Bundle} bundle */
const inputsFile = ({ outfile }) => join(root, `${outfile}.inputs.json`)

/** @param {Bundle} bundle */
function isFresh(bundle) {
  if (!existsSync(join(root, bundle.outfile)) || !existsSync(inputsFile(bundle))) return false
  /** @type {[string, string][]} */
  const inputs = Object.entries(readJson(inputsFile(bundle)))
  return inputs.every(([path, was]) => existsSync(join(root, path)) && mark(path) === was)
}

/**
 * Written beside and then renamed, so that another process never reads half a file.
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
function replaceFile(path, contents) {
  mkdirSync(dirname(path), { recursive: true })
  const beside = `${path}.${process.pid}.tmp`
  writeFileSync(beside, contents)
  renameSync(beside, path)
}

/** @param {Bundle} bundle */
async function bundleUp(bundle) {
  const { build } = await import('esbuild')
  const result = await build({
    absWorkingDir: root,
    entryPoints: [bundle.entry],
    outfile: bundle.outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    external: EXTERNAL,
    banner: { js: BANNER },
    metafile: true,
    write: false,
    logLevel: 'warning',
  })
  const sources = Object.keys(result.metafile.inputs).filter((path) => !path.startsWith('node_modules/'))
  const marks = Object.fromEntries([...sources, ...ALWAYS].map((path) => [path, mark(path)]))
  for (const file of [...result.outputFiles].reverse()) replaceFile(file.path, file.contents)
  replaceFile(inputsFile(bundle), `${JSON.stringify(marks, null, 1)}\n`)
}

/**
 * Makes sure that a bundle is up to date and gives its address.
 * @param {string} name
 * @param {{ force?: boolean }} options
 */
export async function ensureBuilt(name = 'cli', { force = false } = {}) {
  const bundle = bundles[name]
  if (!bundle) throw new Error(`no bundle is called ${name}`)
  if (!existsSync(join(root, bundle.entry))) throw new Error(`cannot build ${name}: ${bundle.entry} is missing`)
  if (force || !isFresh(bundle)) await bundleUp(bundle)
  return pathToFileURL(join(root, bundle.outfile))
}
