// Package files and the lockfile agree, versions are exact, and every install script has been looked at.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageDirs, readJson, root } from '../lib/paths.mjs'
import { missingPlatforms } from '../lib/platforms.mjs'

const EXACT = /^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']

/** @param {unknown} value */
const sorted = (value) =>
  JSON.stringify(
    Object.entries(value ?? {})
      .map(([name, version]) => `${name} ${version}`)
      .sort(),
  )

/**
 * @param {string} dir
 * @param {Record<string, any>} manifest
 * @param {Record<string, any> | undefined} locked the lockfile's entry for it
 */
function manifestProblems(dir, manifest, locked) {
  const where = `${dir === '' ? '' : `${dir}/`}package.json`
  const inStep = locked !== undefined && KINDS.every((kind) => sorted(manifest[kind]) === sorted(locked[kind]))
  const problems = inStep
    ? []
    : [`${where}: not in step with package-lock.json; run npm install and commit the lockfile`]
  for (const kind of KINDS) {
    for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
      const ours = name.startsWith('@waystation/') && version === '*'
      if (!ours && !EXACT.test(String(version))) problems.push(`${where}: ${name} "${version}" is not an exact version`)
    }
  }
  return problems
}

/**
 * @param {string} file
 * @param {Record<string, any>} packages
 */
function lockProblems(file, packages) {
  const unsure = Object.entries(packages).filter(
    ([path, e]) => path.includes('node_modules/') && !e.link && !e.integrity,
  )
  return [
    ...missingPlatforms(packages).map((name) => `${file}: lacks ${name}; choose a version that has every platform`),
    ...unsure.map(([path]) => `${file}: ${path} has no checksum`),
  ]
}

/**
 * @param {string} base
 * @returns {{ problems: string[], packages: number }}
 */
export function checkManifests(base = root) {
  const lock = readJson(join(base, 'package-lock.json')).packages
  const top = readJson(join(base, 'package.json'))
  const problems = manifestProblems('', top, lock[''])
  const dirs = packageDirs(base).filter((dir) => existsSync(join(base, dir, 'src')))
  for (const dir of dirs) {
    const path = join(base, dir, 'package.json')
    if (!existsSync(path)) {
      problems.push(`${dir}: has sources and no package.json`)
      continue
    }
    const manifest = readJson(path)
    const name = `@waystation/${dir.split('/').at(-1)}`
    if (manifest.name !== name) problems.push(`${dir}/package.json: its name should be ${name}`)
    problems.push(...manifestProblems(dir, manifest, lock[dir]))
  }
  const bench = join(base, 'bench/package-lock.json')
  if (existsSync(bench)) {
    const peers = readJson(bench).packages
    problems.push(...manifestProblems('bench', readJson(join(base, 'bench/package.json')), peers['']))
    problems.push(...lockProblems('bench/package-lock.json', peers))
  }
  for (const [path, entry] of Object.entries(lock)) {
    const name = path.replace(/^.*node_modules\//, '')
    if (entry.hasInstallScript && !(name in (top.allowScripts ?? {})) && !entry.optional) {
      problems.push(`${name}: has an install script that nobody approved (npm install-scripts approve ${name})`)
    }
  }
  problems.push(...lockProblems('package-lock.json', lock))
  return { problems, packages: dirs.length }
}
