// Bundles the command line and the server with esbuild, only when a source has changed since the last bundle.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ASSETS, FOLDER } from '../../packages/server/src/share/assets.mjs'
import { readJson, root } from './paths.mjs'

/**
 * @typedef {{ entry: string, outfile: string, target?: string, assets?: Record<string, string> }} Bundle
 * target: the oldest Node it has to run on; assets: files of installed packages that lie beside it, by their place
 */

/** @type {Record<string, Bundle>} */
export const bundles = {
  cli: { entry: 'packages/cli/src/main.ts', outfile: 'packages/cli/dist/waystation.mjs' },
  // Trains networks; started in threads as well, so it has to be a bundle.
  learn: { entry: 'packages/cli/learn/main.ts', outfile: 'packages/cli/dist/learn.mjs' },
  server: { entry: 'packages/server/src/main.ts', outfile: 'packages/server/dist/server.mjs' },
  bin: { entry: 'packages/cli/bin/installed.mjs', outfile: 'packages/cli/dist/bin.mjs', target: 'node14' },
  // The server starts its threads from the file beside it.
  worker: { entry: 'packages/server/src/workers/worker.ts', outfile: 'packages/server/dist/worker.mjs' },
  painter: {
    entry: 'packages/server/src/share/painter.ts',
    outfile: 'packages/server/dist/painter.mjs',
    assets: Object.fromEntries(
      Object.values(ASSETS).map((path) => [`packages/server/dist/${FOLDER}/${basename(path)}`, `node_modules/${path}`]),
    ),
  },
}

/** What a bundle depends on besides its own modules. */
const ALWAYS = ['package-lock.json', 'scripts/lib/build.mjs']

/** Native packages, and what others ask for and can do without: looked up when the bundle runs. */
export const EXTERNAL = ['better-sqlite3', 'pg-native']

/** CommonJS packages inside an ES module bundle still call `require`. */
const BANNER =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);"

/**
 * @param {string} base
 * @param {string} path
 */
function mark(base, path) {
  if (!existsSync(join(base, path))) return 'missing'
  const { mtimeMs, size } = statSync(join(base, path))
  return `${mtimeMs} ${size}`
}

/**
 * @param {string} base
 * @param {Bundle} bundle
 */
function isFresh(base, { outfile }) {
  if (!existsSync(join(base, outfile)) || !existsSync(join(base, `${outfile}.inputs.json`))) return false
  /** @type {[string, string][]} */
  const inputs = Object.entries(readJson(join(base, `${outfile}.inputs.json`)))
  return inputs.every(([path, was]) => mark(base, path) === was)
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

/**
 * The files of installed packages of which a bundle really has something inside.
 * @param {import('esbuild').Metafile} metafile
 */
const thirdParty = ({ outputs }) =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((path) => path.startsWith('node_modules/') && (inputs[path]?.bytesInOutput ?? 0) > 0),
  )

/**
 * Makes a bundle unless it is up to date.
 * @param {string} base
 * @param {Bundle} bundle
 * @param {boolean} force
 * @returns {Promise<boolean>} whether it was made
 */
export async function bundleUp(base, bundle, force = false) {
  if (!existsSync(join(base, bundle.entry))) throw new Error(`cannot build: ${bundle.entry} is missing`)
  if (!force && isFresh(base, bundle)) return false
  const { build } = await import('esbuild')
  const result = await build({
    absWorkingDir: base,
    entryPoints: [bundle.entry],
    outfile: bundle.outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: bundle.target ?? 'node20',
    sourcemap: 'linked',
    external: EXTERNAL,
    banner: { js: BANNER },
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  const sources = Object.keys(result.metafile.inputs).filter((path) => !path.startsWith('node_modules/'))
  const marks = Object.fromEntries([...sources, ...ALWAYS].map((path) => [path, mark(base, path)]))
  for (const file of result.outputFiles) replaceFile(file.path, file.contents)
  const assets = Object.entries(bundle.assets ?? {})
  for (const [to, from] of assets) replaceFile(join(base, to), readFileSync(join(base, from)))
  const notes = { inputs: marks, 'third-party': [...thirdParty(result.metafile), ...assets.map(([, from]) => from)] }
  for (const [kind, note] of Object.entries(notes))
    replaceFile(join(base, `${bundle.outfile}.${kind}.json`), `${JSON.stringify(note, null, 1)}\n`)
  return true
}

/**
 * Makes sure that a bundle is up to date and gives its address.
 * @param {string} name
 * @param {{ force?: boolean }} options
 */
export async function ensureBuilt(name = 'cli', { force = false } = {}) {
  const bundle = bundles[name]
  if (!bundle) throw new Error(`no bundle is called ${name}`)
  await bundleUp(root, bundle, force)
  return pathToFileURL(join(root, bundle.outfile))
}
