/** What keeps `npm run release` from making something that nobody could make again or tell apart. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { notices, packageFolders } from '../lib/release/notices.mjs'
import { releaseProblems, thawed } from '../lib/release/state.mjs'
import { makeTree } from './tree.ts'

const WHO = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org']

const git = (base: string, ...args: string[]): void => {
  execFileSync('git', [...WHO, ...args], { cwd: base, stdio: 'ignore' })
}

/** A clone with everything committed. */
function clone(version: string, changelog: string): string {
  const manifest = JSON.stringify({ name: 'waystation', version })
  const base = makeTree({ 'package.json': manifest, 'CHANGELOG.md': changelog, '.gitignore': 'node_modules/\n' })
  git(base, 'init', '--quiet')
  git(base, 'add', '--all')
  git(base, 'commit', '--quiet', '--message', 'all of it')
  return base
}

const dated = '# Changes\n\n## 1.2.3 (2026-01-31)\n\n- New.\n\n## 1.2.2 (2026-01-30)\n'

describe('a release', () => {
  it('can be made from a clean commit that says what is new, also again under its tag', async () => {
    const base = clone('1.2.3', dated)
    expect(await releaseProblems(base)).toEqual([])
    git(base, 'tag', 'v1.2.3')
    git(base, 'tag', 'v1.2.30')
    expect(await releaseProblems(base)).toEqual([])
  })

  it('is not made with changes around', async () => {
    const base = clone('1.2.3', dated)
    writeFileSync(join(base, 'new.ts'), '')
    expect(await releaseProblems(base)).toEqual(['there are changes that are not committed:\n?? new.ts'])
    expect(await thawed(base)).toContain('commit it, then release again:\n?? new.ts')
  })

  it('is not made when the list of changes does not know it, or not its day', async () => {
    const unknown = clone('1.2.4', dated)
    expect(await releaseProblems(unknown)).toEqual([
      'CHANGELOG.md has no section "## 1.2.4 (date)": write down what is new',
    ])
    const undated = clone('1.2.4', '## 1.2.4\n')
    expect(await releaseProblems(undated)).toEqual([
      'CHANGELOG.md: "## 1.2.4" lacks the date, as in "## 1.2.4 (2026-01-31)"',
    ])
  })

  it('is not made twice under one version', async () => {
    const base = clone('1.2.3', dated)
    git(base, 'tag', 'v1.2.3')
    git(base, 'commit', '--quiet', '--allow-empty', '--message', 'more')
    expect(await releaseProblems(base)).toEqual([
      'v1.2.3 was released from another commit: raise "version" in package.json',
    ])
  })

  it('has a plain version, and a clone around it', async () => {
    expect(await releaseProblems(clone('1.2', dated))).toEqual(['package.json: "1.2" is not a version such as 1.2.3'])
    const files = { 'package.json': JSON.stringify({ version: '1.2.3' }), 'CHANGELOG.md': dated }
    await expect(releaseProblems(makeTree(files))).rejects.toThrow('a release is made in a clone of the repository')
  })
})

describe('the notices', () => {
  it('are about packages, wherever they lie', () => {
    const files = [
      'node_modules/a/x.js',
      'node_modules/a/y.js',
      'node_modules/@b/c/x.js',
      'node_modules/a/node_modules/d/x.js',
    ]
    expect(packageFolders(files)).toEqual(['node_modules/@b/c', 'node_modules/a', 'node_modules/a/node_modules/d'])
  })

  it('have the text of each licence, and refuse to go without one', () => {
    const base = makeTree({
      'node_modules/a/package.json': JSON.stringify({ name: 'a', version: '1.0.0', license: 'ISC' }),
      'node_modules/a/LICENSE.md': 'Do as you like.\n\nReally.\n',
      'node_modules/b/package.json': JSON.stringify({ name: 'b', version: '2.0.0', license: 'MIT', author: 'Bob' }),
      'node_modules/c/package.json': JSON.stringify({ name: 'c', version: '3.0.0', license: 'ISC' }),
    })
    const text = notices(['node_modules/a/index.js', 'node_modules/b/index.js'], base)
    expect(text).toContain(
      '\n## a 1.0.0 (ISC)\n\n    Do as you like.\n\n    Really.\n\n## b 2.0.0 (MIT)\n\n    Copyright (c) Bob\n',
    )
    expect(() => notices(['node_modules/c/index.js'], base)).toThrow('node_modules/c: is under ISC and brings no text')
  })
})
