import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '')

/** @param {string} path */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** @param {string} dir */
const folders = (dir) =>
  existsSync(dir)
    ? readdirSync(dir, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : []

/**
 * The package folders, relative to the root: `packages/*` and `packages/games/*`.
 * @param {string} base
 */
export function packageDirs(base = root) {
  const plain = folders(join(base, 'packages')).filter((name) => name !== 'games')
  const games = folders(join(base, 'packages/games'))
  return [...plain.map((name) => `packages/${name}`), ...games.map((name) => `packages/games/${name}`)]
}

const SKIPPED = new Set(['node_modules', 'dist', 'coverage'])

/**
 * Every file below a folder whose name matches, as paths relative to base with forward slashes.
 * @param {string} dir
 * @param {RegExp} name
 * @param {string} base
 * @returns {string[]}
 */
export function filesIn(dir, name, base = root) {
  const full = join(base, dir)
  if (!existsSync(full)) return []
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const path = `${dir}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesIn(path, name, base)
    return entry.isFile() && name.test(entry.name) ? [path] : []
  })
}

/**
 * Every file below a folder, as paths from it with forward slashes, in order.
 * @param {string} folder
 * @returns {string[]}
 */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
