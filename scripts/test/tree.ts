import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { packageDirs } from '../lib/paths.mjs'

type Files = Readonly<Record<string, string>>

/** Writes a small repository of its own for one test: every package gets a package.json and a link, as npm makes them. */
export function makeTree(files: Files): string {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'waystation-tree-')))
  onTestFinished(() => rmSync(base, { recursive: true, force: true }))
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  const workspaces = ['packages/*', 'packages/games/*']
  write('package.json', JSON.stringify({ name: 'tree', private: true, workspaces }))
  for (const [path, text] of Object.entries(files)) write(path, text)
  mkdirSync(join(base, 'node_modules/@waystation'), { recursive: true })
  for (const dir of packageDirs(base)) {
    const name = `@waystation/${dir.split('/').at(-1)}`
    if (!(`${dir}/package.json` in files)) {
      const exports = { '.': './src/index.ts', './*': './src/*/index.ts' }
      write(`${dir}/package.json`, JSON.stringify({ name, version: '0.1.0', type: 'module', exports }))
    }
    symlinkSync(join(base, dir), join(base, 'node_modules', name))
  }
  return base
}
