import { join } from 'node:path'
import { readJson, root } from './paths.mjs'

/**
 * Compares version numbers such as 20.20.2 and 20.19.
 * @param {string} have
 * @param {string} want
 */
export function isAtLeast(have, want) {
  const a = have.split('.').map(Number)
  const b = want.split('.').map(Number)
  for (let i = 0; i < b.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

/** Ends the process with a plain message when this Node is too old. */
export function requireNode() {
  const want = String(readJson(join(root, 'package.json')).engines.node).replace(/^>=/, '')
  const have = process.versions.node
  if (isAtLeast(have, want)) return
  console.error(`Waystation needs Node.js ${want} or newer; this is ${have}.`)
  process.exit(1)
}
