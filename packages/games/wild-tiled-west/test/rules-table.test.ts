/** RULES.md tells the truth: every file it names is there, every test it names exists. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = (path: string): URL => new URL(path, import.meta.url)

const rows = readFileSync(here('../RULES.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('.test.ts`'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test.each(rows.map((cells) => [cells[1], cells] as const))('%s', (_rule, cells) => {
  const [file = '', ...title] = (cells.at(-2) ?? '').split(': ')
  const named = title.join(': ')
  expect(named).not.toBe('')
  // A title, whether the test has a table or not, stands at the beginning of a string.
  expect(readFileSync(here(file.replaceAll('`', '')), 'utf8')).toContain(`'${named}`)
  const files = [...(cells.at(-3) ?? '').matchAll(/`([\w/-]+\.ts)`/g)].map(([, path]) => path)
  expect(files.filter((path) => !existsSync(here(`../src/${path}`)))).toEqual([])
})

test('the table is not empty', () => {
  expect(rows.length).toBeGreaterThan(55)
})
