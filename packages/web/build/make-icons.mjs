// Writes the outlines of the icons named in src/art/icons/names.ts, taken from the package of game-icons.net.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')
const list = readFileSync(new URL('../src/art/icons/names.ts', import.meta.url), 'utf8')
const names = [...list.matchAll(/^ {2}'([\w-]+)',$/gm)].map(([, name]) => name)
const lines = names.map((name) => {
  const outline = / d="([^"]+)"/.exec(icons[name].body)
  if (outline === null) throw new Error(`${name} has no outline`)
  return `  ${/-/.test(name) ? `'${name}'` : name}:\n    '${outline[1]}',`
})
const head = `/** Outlines from game-icons.net, CC BY 3.0. Written by build/make-icons.mjs: change names.ts, not this file. */
import type { IconName } from './names.ts'

export const OUTLINES: { readonly [name in IconName]: string } = {`
writeFileSync(new URL('../src/art/icons/outlines.ts', import.meta.url), `${head}\n${lines.join('\n')}\n}\n`)
