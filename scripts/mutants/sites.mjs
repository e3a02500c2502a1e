// Every place of a source where one small change makes another rule: numbers, comparisons, boundaries.
import { parseAst } from 'vitest/node'

/**
 * @typedef {{ file: string, line: number, start: number, end: number, was: string, now: string, text: string }} Mutant
 *   `start` to `end` becomes `now`; `text` is the line as it stands.
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} AstNode
 * @typedef {{ start: number, end: number, now: string }} Change
 */

/** What decides a game: its components, its rules, the position it begins with, what is offered, and the score. */
const DECIDES = /^(data|rules|setup|options|scoring)(\/|\.ts$)/

/** @param {string} path below src/ */
export const decides = (path) => DECIDES.test(path)

/** @type {Readonly<Record<string, string>>} */
const OTHER_OPERATOR = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
}
/** @type {Readonly<Record<string, string>>} */
const OTHER_SIGN = { '+': '-', '-': '+' }
/** @type {Readonly<Record<string, string>>} */
const OTHER_BOUND = { min: 'max', max: 'min' }

/** @param {AstNode} node */
const isNumber = (node) => node.type === 'Literal' && typeof node['value'] === 'number'

/**
 * The operator stands between its operands; brackets and comments may stand there too.
 * @param {string} source
 * @param {AstNode} node
 * @param {string} now
 * @returns {Change}
 */
function operatorChange(source, node, now) {
  const { left, right, operator } = node
  const between = source
    .slice(left.end, right.start)
    .replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, (c) => ' '.repeat(c.length))
  const start = left.end + between.indexOf(operator)
  return { start, end: start + operator.length, now }
}

/**
 * What can be changed at this node.
 * @param {string} source
 * @param {AstNode} node
 * @returns {Change[]}
 */
function changesAt(source, node) {
  if (isNumber(node)) return [{ start: node.start, end: node.end, now: String(node['value'] + 1) }]
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
    const other = OTHER_OPERATOR[node['operator']]
    if (other) return [operatorChange(source, node, other)]
    const sign = OTHER_SIGN[node['operator']]
    return sign && (isNumber(node['left']) || isNumber(node['right'])) ? [operatorChange(source, node, sign)] : []
  }
  if (node.type === 'MemberExpression' && node['object'].name === 'Math') {
    const { start, end, name } = node['property']
    return OTHER_BOUND[name] ? [{ start, end, now: OTHER_BOUND[name] }] : []
  }
  return []
}

/** Where something is drawn is no rule. */
const DRAWN = new Set(['x', 'y'])

/** Types are no rules; what stands behind `as` or `satisfies` is passed over. */
const AROUND_VALUES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/**
 * @param {AstNode} node
 * @returns {Generator<AstNode>}
 */
function* valuesIn(node) {
  if (node.type.startsWith('TS') && !AROUND_VALUES.has(node.type)) return
  yield node
  for (const [key, part] of Object.entries(node)) {
    if (node.type === 'Property' && key === 'key' && !node['computed']) continue
    if (node.type === 'Property' && key === 'value' && DRAWN.has(node['key'].name)) continue
    for (const child of Array.isArray(part) ? part : [part]) {
      if (typeof child?.type === 'string') yield* valuesIn(child)
    }
  }
}

/**
 * @param {string} file
 * @param {string} source
 * @returns {Mutant[]}
 */
export function mutantsOf(file, source) {
  const program = /** @type {AstNode} */ (/** @type {unknown} */ (parseAst(source, { lang: 'ts' })))
  const lines = source.split('\n')
  return [...valuesIn(program)]
    .flatMap((node) => changesAt(source, node))
    .sort((a, b) => a.start - b.start)
    .map((change) => {
      const line = source.slice(0, change.start).split('\n').length
      return { file, line, ...change, was: source.slice(change.start, change.end), text: lines[line - 1].trim() }
    })
}

/**
 * @param {string} source
 * @param {Mutant} mutant
 */
export const mutated = (source, { start, end, now }) => source.slice(0, start) + now + source.slice(end)
