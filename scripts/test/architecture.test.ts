/** ARCHITECTURE names the packages that are there, with the arrows that are checked. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { layers } from '../checks/layers.mjs'
import { root } from '../lib/paths.mjs'

/** `kernel/ ... -> a, b`: a package of the list, and what it imports. */
function arrowsIn(text: string): Record<string, string[]> {
  const [, list = ''] = /```\npackages\/\n([\s\S]*?)\nscripts\//.exec(text) ?? []
  const entries = list.split(/\n(?= {2}\S)/).map((entry) => {
    const [, name = ''] = /^ *([\w-]+)\//.exec(entry) ?? []
    const [, imports = ''] = /-> (.*)$/.exec(entry) ?? []
    return [name, imports.split(', ').filter(Boolean).sort()] as const
  })
  return Object.fromEntries(entries)
}

const expected = Object.fromEntries(Object.entries(layers).map(([name, may]) => [name, [...may].sort()]))
const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')

it('lists every package with its arrows', () => {
  expect(arrowsIn(text)).toEqual(expected)
})

it('would be caught with an arrow too few, or without a package', () => {
  expect(arrowsIn(text.replace('-> bots, kernel', '-> kernel'))).not.toEqual(expected)
  expect(arrowsIn(text.replace(/ {2}table\/.*\n/, ''))).not.toEqual(expected)
})
