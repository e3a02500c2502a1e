/** RULES.md leads to files and tests that are there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const HERE = new URL('./', import.meta.url)
const SOURCE = new URL('../src/', import.meta.url)
const TRANSCRIPTS = new URL('./transcripts/', HERE)
const read = (url: URL): string => readFileSync(url, 'utf8')
const table = read(new URL('../RULES.md', import.meta.url)).split('## Rulings')[0]
const rows = table
  .split('\n')
  .filter((line) => /^\| (?!Rule )/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** Titles of the examples, by the name of their file. */
const EXAMPLES = new Map(
  readdirSync(TRANSCRIPTS).map((file) => [
    file.replace('.transcript', ''),
    [...read(new URL(file, TRANSCRIPTS)).matchAll(/^example (.+)$/gm)].map(([, title]) => title),
  ]),
)

/** `4-actions "Hire" (3), "exemple"`: three examples whose title has "Hire" in it, and one with "exemple". */
function absentExamples(cell: string): string[] {
  return [...cell.matchAll(/(\d-[a-z-]+)((?:[ ,]*"[^"]+"(?: \(\d+\))?)+)/g)].flatMap(([, file, quoted]) =>
    [...quoted.matchAll(/"([^"]+)"(?: \((\d+)\))?/g)].flatMap(([said, words, count]) => {
      const found = (EXAMPLES.get(file) ?? []).filter((title) => title.includes(words)).length
      return (count === undefined ? found > 0 : found === Number(count)) ? [] : [`${file}: ${said}, found ${found}`]
    }),
  )
}

function absentFiles(cell: string): string[] {
  const sources = [...cell.matchAll(/`([\w/-]+\.ts)`/g)].map(([, file]) => file)
  if (sources.length === 0) return [`no file in "${cell}"`]
  return sources.filter((file) => !existsSync(new URL(file, SOURCE)))
}

function absentTests(cell: string): string[] {
  const suites = [...cell.matchAll(/`([\w-]+\.test\.ts)`/g)].map(([, file]) => file)
  const examples = [...cell.matchAll(/\d-[a-z-]+ "/g)]
  if (suites.length + examples.length === 0) return [`no test in "${cell}"`]
  return [...suites.filter((file) => !existsSync(new URL(file, HERE))), ...absentExamples(cell)]
}

test('every rule names files and tests that exist', () => {
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.flatMap(([, , , files, tests]) => [...absentFiles(files), ...absentTests(tests)])).toEqual([])
})
