import { join } from 'node:path'
import { isAtLeast } from './is-at-least.mjs'
import { readJson, root } from './paths.mjs'

/** Ends the process with a plain message when this Node is too old. */
export function requireNode() {
  const want = String(readJson(join(root, 'package.json')).engines.node).replace(/^>=/, '')
  const have = process.versions.node
  if (isAtLeast(have, want)) return
  console.error(`Waystation needs Node.js ${want} or newer; this is ${have}.`)
  process.exit(1)
}
