// Looks at one parsed source file of a pure package. Works on the syntax tree, so comments and strings never count.
import ts from 'typescript'
import { impureTypes, localeMethods, pureGlobals } from './pure-globals.mjs'

/** @typedef {(node: ts.Node, what: string) => void} Report */

/** @param {ts.Identifier} node whether the name stands for a value or type, and not for a property or a label */
function isReference(node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isQualifiedName(parent)) return parent.left === node
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (ts.isShorthandPropertyAssignment(parent)) return true
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isNamespaceExport(parent)) return false
  if (ts.isBreakOrContinueStatement(parent) || ts.isLabeledStatement(parent) || ts.isMetaProperty(parent)) return false
  if (ts.isNamedTupleMember(parent) || ts.isTypePredicateNode(parent)) return false
  return !('name' in parent && parent.name === node)
}

/**
 * @param {ts.Identifier} node
 * @param {ts.TypeChecker} checker made without any library, so that every global is a name without a declaration
 */
function isFree(node, checker) {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node)
  return !symbol?.declarations?.length
}

/** @param {ts.Identifier} node `Math.random`, or any use of Math that could hide it */
function mathProblem({ parent }) {
  if (!ts.isPropertyAccessExpression(parent)) return 'Math other than as Math.name'
  return parent.name.text === 'random' ? 'Math.random' : null
}

/**
 * @param {ts.Identifier} node
 * @param {ts.TypeChecker} checker
 * @returns {string | null}
 */
function nameProblem(node, checker) {
  const name = node.text
  if (!isReference(node) || !isFree(node, checker)) return null
  if (ts.isPartOfTypeNode(node) && !ts.isTypeQueryNode(node.parent)) return impureTypes.has(name) ? name : null
  if (ts.isTypeReferenceNode(node.parent) || ts.isQualifiedName(node.parent)) return impureTypes.has(name) ? name : null
  if (name === 'Math') return mathProblem(node)
  return pureGlobals.has(name) ? null : name
}

/** @param {ts.SourceFile} file */
function directives(file) {
  /** @type {Map<number, string>} */
  const found = new Map()
  /** @param {ts.Node} node */
  const look = (node) => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(file.text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(file.text, node.end) ?? []),
    ]
    for (const { pos, end } of ranges) {
      const match = /^\/[/*][/*\s]*(@ts-[a-z-]+)/.exec(file.text.slice(pos, end))
      if (match?.[1]) found.set(pos, match[1])
    }
    for (const child of node.getChildren(file)) look(child)
  }
  look(file)
  return found
}

/**
 * @param {ts.SourceFile} file
 * @param {ts.TypeChecker} checker
 * @param {(at: number, what: string) => void} report
 */
export function visitPure(file, checker, report) {
  for (const [at, directive] of directives(file)) report(at, directive)
  /** @param {ts.Node} node */
  const visit = (node) => {
    const at = node.getStart(file)
    if (node.kind === ts.SyntaxKind.AnyKeyword) report(at, 'any')
    else if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) report(at, 'import.meta')
    else if (ts.isPropertyAccessExpression(node) && localeMethods.has(node.name.text)) report(at, node.name.text)
    else if (ts.isIdentifier(node)) {
      const problem = nameProblem(node, checker)
      if (problem) report(at, problem)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
}
