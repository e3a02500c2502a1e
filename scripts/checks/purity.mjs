// The pure packages use nothing but the language: no clock, no chance of their own, no input or output, no `any`.
import { join } from 'node:path'
import ts from 'typescript'
import { filesIn, packageDirs, root } from '../lib/paths.mjs'
import { pureFolder } from './layers.mjs'
import { visitImports } from './purity-imports.mjs'
import { visitPure } from './purity-visitor.mjs'

/** @type {ts.CompilerOptions} */
const OPTIONS = { noLib: true, noResolve: true, types: [], target: ts.ScriptTarget.ES2022, noEmit: true }

/**
 * @param {string} base the folder that holds `packages`
 * @returns {{ problems: string[], files: number }}
 */
export function checkPurity(base = root) {
  const sources = packageDirs(base).flatMap((dir) => {
    const folder = pureFolder(dir)
    return folder ? filesIn(folder, /\.[cm]?[jt]sx?$/, base).map((path) => ({ dir, path })) : []
  })
  if (sources.length === 0) return { problems: ['no source of a pure package found'], files: 0 }

  const program = ts.createProgram(
    sources.map(({ path }) => join(base, path)),
    { ...OPTIONS, allowJs: true },
  )
  const checker = program.getTypeChecker()
  /** @type {string[]} */
  const problems = []
  for (const { dir, path } of sources) {
    const file = program.getSourceFile(join(base, path))
    if (!file) {
      problems.push(`${path}: could not be read`)
      continue
    }
    /** @param {number} at @param {string} what */
    const report = (at, what) =>
      problems.push(`${path}:${file.getLineAndCharacterOfPosition(at).line + 1}: ${what} has no place in pure code`)
    visitPure(file, checker, report)
    visitImports(dir, path, file, report)
  }
  return { problems, files: sources.length }
}
