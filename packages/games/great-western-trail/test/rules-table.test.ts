/** RULES.md leads to files and tests that are there. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const HERE = new URL('./', import.meta.url)
const SOURCE = new URL('../src/', import.meta.url)
const read = (url: URL): string => readFileSync(url, 'utf8')
const table = read(new URL('../RULES.md', import.meta.url)).split('## Rulings')[0]
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| rule '))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** Files a row names that do not exist, and titles that its test file does not contain. */
function missing([, , , files, named]: readonly string[]): string[] {
  const sources = [...files.matchAll(/`([\w/-]+(?:\.ts|\/\*))`/g)].map(([, file]) => file.replace('*', ''))
  const tests = [...named.matchAll(/`([\w-]+\.test\.ts)`(?:: ([^;]+))?/g)]
  const titles = tests.flatMap(([, file, title = '']) => title.split(' / ').map((part) => [file, part] as const))
  return [
    ...sources.filter((file) => !existsSync(new URL(file, SOURCE))),
    ...titles.filter(([file, title]) => !read(new URL(file, HERE)).includes(title)).map((pair) => pair.join(': ')),
    ...(sources.length + tests.length === 0 ? [`nothing named: ${named}`] : []),
  ]
}

test('every row names files and tests that exist', () => {
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.flatMap(missing)).toEqual([])
})
