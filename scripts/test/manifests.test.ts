import { describe, expect, it } from 'vitest'
import { checkManifests } from '../checks/manifests.mjs'
import { missingPlatforms } from '../lib/platforms.mjs'
import { makeTree } from './tree.ts'

function problemsOf(manifest: object, lock: Readonly<Record<string, unknown>>, allowScripts: object = {}): string[] {
  const tree = makeTree({
    'package.json': JSON.stringify({ name: 'tree', allowScripts }),
    'package-lock.json': JSON.stringify({ packages: { '': { name: 'tree' }, ...lock } }),
    'packages/kernel/package.json': JSON.stringify({ name: '@waystation/kernel', ...manifest }),
    'packages/kernel/src/index.ts': '',
  })
  return checkManifests(tree).problems
}

describe('the manifest check', () => {
  const dependencies = { zod: '4.6.7', '@waystation/bots': '*' }

  it('passes when package files and lockfile agree', () => {
    expect(problemsOf({ dependencies }, { 'packages/kernel': { dependencies } })).toEqual([])
  })

  it('finds a package that the lockfile does not know', () => {
    expect(problemsOf({}, {})[0]).toContain('not in step')
  })

  it('finds a dependency that the lockfile has otherwise', () => {
    const locked = { dependencies: { ...dependencies, zod: '4.6.6' } }
    expect(problemsOf({ dependencies }, { 'packages/kernel': locked })[0]).toContain('not in step')
  })

  it.each(['^1.2.3', '~1.2.3', '1.2', 'latest', '*'])('finds the loose version %s', (zod) => {
    const manifest = { dependencies: { zod } }
    expect(problemsOf(manifest, { 'packages/kernel': manifest })[0]).toContain('not an exact version')
  })

  it('finds a package with another name than its folder', () => {
    expect(problemsOf({ name: '@waystation/kernal' }, { 'packages/kernel': {} })[0]).toContain('@waystation/kernel')
  })

  it('finds an install script that is neither approved nor refused', () => {
    const lock = { 'packages/kernel': {}, 'node_modules/a/node_modules/b': { hasInstallScript: true, integrity: 'x' } }
    expect(problemsOf({}, lock)[0]).toContain('npm install-scripts approve b')
    expect(problemsOf({}, lock, { b: true })).toEqual([])
    expect(problemsOf({}, lock, { b: false })).toEqual([])
  })
})

describe('packages for other platforms', () => {
  const tool = { version: '1.2.3', integrity: 'x', optionalDependencies: { '@tool/linux-x64-musl': '1.2.3' } }

  it('are found when the lockfile lacks them', () => {
    expect(problemsOf({}, { 'packages/kernel': {}, 'node_modules/tool': tool })[0]).toContain(
      '@tool/linux-x64-musl@1.2.3',
    )
  })

  it.each(['node_modules/@tool/linux-x64-musl', 'node_modules/tool/node_modules/@tool/linux-x64-musl'])(
    'are not missed at %s',
    (path) => {
      expect(missingPlatforms({ 'node_modules/tool': tool, [path]: { version: '1.2.3' } })).toEqual([])
    },
  )
})

it('finds a package without a checksum, in the lockfile of the benchmarks too', () => {
  const bare = { 'node_modules/a': { version: '1.0.0' } }
  expect(problemsOf({}, { 'packages/kernel': {}, ...bare })).toEqual([
    'package-lock.json: node_modules/a has no checksum',
  ])
  const tree = makeTree({
    'package.json': '{}',
    'package-lock.json': JSON.stringify({ packages: { '': {} } }),
    'bench/package.json': JSON.stringify({ dependencies: { a: '1.0.0' } }),
    'bench/package-lock.json': JSON.stringify({ packages: { '': { dependencies: { a: '1.0.1' } }, ...bare } }),
  })
  expect(checkManifests(tree).problems).toEqual([
    expect.stringContaining('bench/package.json: not in step'),
    'bench/package-lock.json: node_modules/a has no checksum',
  ])
})
