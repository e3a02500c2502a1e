// Puts together what a release is made of: the bundles as `npm start` runs them, the built client, and what has to lie beside them.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundles, ensureBuilt, EXTERNAL } from '../build.mjs'
import { filesBelow, readJson, root } from '../paths.mjs'
import { ensureWeb } from '../web.mjs'
import { notices } from './notices.mjs'

const CLIENT = 'packages/web/dist'

/** Where bundles lie in a release: as they find each other, and the client, in the repository's `packages`. */
const PLACES = {
  bin: 'bin/waystation.mjs',
  cli: 'cli/dist/waystation.mjs',
  server: 'server/dist/server.mjs',
  worker: 'server/dist/worker.mjs',
  painter: 'server/dist/painter.mjs',
}

/** What else goes along, and under which name. */
const BESIDE = {
  LICENSE: 'LICENSE',
  'CHANGELOG.md': 'CHANGELOG.md',
  'deploy/README.md': 'README.md',
  'deploy/Dockerfile': 'deploy/Dockerfile',
  'deploy/compose.yaml': 'deploy/compose.yaml',
  'deploy/waystation.service': 'deploy/waystation.service',
}

/** The manifest of the package: of ours what a user of it needs, and what could not be bundled. */
export function releaseManifest() {
  const { name, version, description, license, type, engines } = readJson(join(root, 'package.json'))
  /** @type {Record<string, string>} */
  const wanted = readJson(join(root, 'packages/server/package.json')).dependencies
  const dependencies = Object.fromEntries(Object.entries(wanted).filter(([other]) => EXTERNAL.includes(other)))
  return { name, version, description, license, type, engines, bin: { waystation: PLACES.bin }, dependencies }
}

/** @param {string} name */
const readBundle = (name) => readFileSync(join(root, bundles[name]?.outfile ?? ''), 'utf8')

/** @returns {string[]} */
function thirdParty() {
  const notes = Object.keys(PLACES).map((name) => `${bundles[name]?.outfile}.third-party.json`)
  return [...notes, `${CLIENT}/.vite/third-party.json`].flatMap((note) => readJson(join(root, note)))
}

/**
 * Everything in the release, by path.
 * @returns {Generator<readonly [string, string | Uint8Array]>}
 */
function* contents() {
  yield ['package.json', `${JSON.stringify(releaseManifest(), null, 2)}\n`]
  yield ['THIRD-PARTY-NOTICES.md', notices(thirdParty())]
  // The maps, twice as large as the programs, stay behind.
  for (const [name, place] of Object.entries(PLACES))
    yield [place, readBundle(name).replace(/\n\/\/# sourceMappingURL=.*\n$/, '\n')]
  for (const asset of Object.keys(bundles['painter']?.assets ?? {}))
    yield [asset.replace('packages/', ''), readFileSync(join(root, asset))]
  for (const [from, to] of Object.entries(BESIDE)) yield [to, readFileSync(join(root, from))]
  for (const file of filesBelow(join(root, CLIENT)).filter((path) => !path.startsWith('.vite/')))
    yield [`web/dist/${file}`, readFileSync(join(root, CLIENT, file))]
}

/**
 * Builds what is stale and lays the release out in an empty folder, with the same permissions wherever that is done.
 * @param {string} folder
 */
export async function stage(folder) {
  await Promise.all([...Object.keys(PLACES).map((name) => ensureBuilt(name)), ensureWeb()])
  for (const [path, content] of contents()) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    chmodSync(file, path === PLACES.bin ? 0o755 : 0o644)
  }
}
