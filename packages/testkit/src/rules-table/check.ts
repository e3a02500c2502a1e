/** RULES.md against the package it describes. docs/adding-a-game.md explains how files and tests are named. */
import { type Row, readRows } from './rows.ts'
import { isSuite, titlesIn } from './titles.ts'

/** A file of the game's package; a folder ends with a slash and reads as anything. `null`: not there. */
export type ReadFile = (path: string) => string | null

export interface RulesReport {
  readonly rows: number
  readonly faults: readonly string[]
}

export function checkRules(read: ReadFile): RulesReport {
  const { rows, faults } = readRows(read('RULES.md') ?? '')
  return { rows: rows.length, faults: [...faults, ...rows.flatMap((row) => rowFaults(row, read))] }
}

function rowFaults({ line, cells }: Row, read: ReadFile): string[] {
  const faults = [...cells].flatMap(([column, cell]) => {
    if (cell === '') return [`no ${column}`]
    if (column === 'file') return fileFaults(cell, read)
    return column === 'test' ? testFaults(cell, read) : []
  })
  return faults.map((fault) => `RULES.md:${line}: ${fault}`)
}

/** `rules/turn.ts` `placeFirst`, `placeNext`, `data/` */
function fileFaults(cell: string, read: ReadFile): string[] {
  if (!/^`[^`]+`(?:,? `[^`]+`)*$/.test(cell)) return [`not a list of files: ${cell}`]
  let file = ''
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, named]) => {
    if (/\.ts$|\/$/.test(named)) {
      file = `src/${named}`
      return read(file) === null ? [`${file} is not there`] : []
    }
    if (file === '') return [`${named} stands before any file`]
    return declares(read(file), named) ? [] : [`${file} declares no ${named}`]
  })
}

const declares = (source: string | null, name: string): boolean =>
  source !== null && new RegExp(`\\b(?:const|function|class|interface|type) ${name}\\b`).test(source)

/** `turn.test.ts`: one title / another (3); `2-turn.transcript`: an example; `conformance.test.ts` */
function testFaults(cell: string, read: ReadFile): string[] {
  return cell.split(/; (?=`)/).flatMap((part) => {
    const [, file, named] = /^`([^`]+\.(?:test\.ts|transcript))`(?:: (.+))?$/.exec(part) ?? []
    if (file === undefined) return [`not a test: ${part}`]
    const path = file.endsWith('.transcript') ? `test/transcripts/${file}` : `test/${file}`
    const source = read(path)
    if (source === null) return [`${path} is not there`]
    const titles = titlesIn(file, source)
    if (named !== undefined) return named.split(' / ').flatMap((title) => titleFaults(path, titles, title))
    return titles.length === 0 && isSuite(source) ? [] : [`which test of ${path}?`]
  })
}

/** A title is named by its beginning; a number says how many begin so. */
function titleFaults(path: string, titles: readonly string[], named: string): string[] {
  const [, counted, count] = /^(.+) \((\d+)\)$/.exec(named) ?? []
  const beginning = counted ?? named
  const found = titles.filter((title) => title.startsWith(beginning)).length
  if (count === undefined ? found > 0 : found === Number(count)) return []
  return [`${path} has ${found === 0 ? 'no' : found} "${beginning}"${count === undefined ? '' : `, not ${count}`}`]
}
