// What the source files of a pure package import.
import { dirname, normalize } from 'node:path'
import ts from 'typescript'
import { layerOf, layers } from './layers.mjs'

/**
 * Every module that a file names, with its place. A name that is not a plain string is given as null.
 * @param {ts.SourceFile} file
 * @returns {{ at: number, name: string | null, lazy: boolean }[]}
 */
function importsOf(file) {
  /** @type {{ at: number, name: string | null, lazy: boolean }[]} */
  const found = []
  /** @param {ts.Node} at @param {ts.Node | undefined} named @param {boolean} lazy */
  const add = (at, named, lazy = false) =>
    found.push({ at: at.getStart(file), name: named && ts.isStringLiteralLike(named) ? named.text : null, lazy })
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier)
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier) add(node, node.moduleSpecifier)
    else if (ts.isExternalModuleReference(node)) add(node, node.expression)
    else if (ts.isImportTypeNode(node))
      add(node, ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0], true)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/**
 * @param {string} dir the package's folder
 * @param {string} path the file that imports
 * @param {string} name what it imports
 */
function isAllowed(dir, path, name) {
  if (/^\.\.?\//.test(name)) {
    return normalize(`${dirname(path)}/${name}`)
      .replaceAll('\\', '/')
      .startsWith(`${dir}/src/`)
  }
  const own = /^@waystation\/([^/]+)/.exec(name)
  return own?.[1] !== undefined && (layers[layerOf(dir)] ?? []).includes(own[1])
}

/**
 * @param {string} dir
 * @param {string} path
 * @param {ts.SourceFile} file
 * @param {(at: number, what: string) => void} report
 */
export function visitImports(dir, path, file, report) {
  for (const { at, name, lazy } of importsOf(file)) {
    if (lazy) report(at, 'import()')
    else if (name === null || !isAllowed(dir, path, name)) report(at, `import from '${name ?? '?'}'`)
  }
  for (const { pos, fileName } of [...file.typeReferenceDirectives, ...file.referencedFiles]) {
    report(pos, `reference to ${fileName}`)
  }
}
