/** Statistics as comma-separated values: a line for each number. */
import type { Figures, Statistics } from '@waystation/protocol'

export function statisticsCsv({ house, legend, own }: Statistics): string {
  const groups: [string, Figures | null][] = [
    ['house', house],
    ['legend', legend],
    ['own', own],
  ]
  const lines = groups.flatMap(([who, figures]) => (figures ? linesOf(figures).map((line) => [who, ...line]) : []))
  return [['who', 'figure', 'key', 'value'], ...lines].map((line) => line.map(quoted).join(',')).join('\r\n') + '\r\n'
}

type CsvLine = readonly (string | number)[]

function linesOf(figures: Figures): CsvLine[] {
  const { games, total, minutes, answers, places, seats, openings, sheet } = figures
  return [
    ['games', '', games],
    ...Object.entries({ total, minutes, answers }).flatMap(([name, spread]): CsvLine[] => {
      if (spread === null) return []
      const { mean, least, most, parts } = spread
      const [p5, p25, p50, p75, p95] = parts
      return Object.entries({ mean, least, p5, p25, p50, p75, p95, most }).map(([key, value]) => [name, key, value])
    }),
    ...places.map((n, i): CsvLine => ['place', i + 1, n]),
    ...seats.flatMap(({ key, n, won }): CsvLine[] => [
      ['seat games', Number(key) + 1, n],
      ['seat won', Number(key) + 1, won],
    ]),
    ...openings.flatMap(({ key, n, won }): CsvLine[] => [
      ['opening games', key, n],
      ['opening won', key, won],
    ]),
    ...sheet.flatMap(({ key, mean, winners }): CsvLine[] => [
      ['sheet mean', key, mean],
      ['sheet mean of winners', key, winners ?? ''],
    ]),
  ]
}

/** What a spreadsheet would take for a formula is a text. */
function quoted(value: string | number): string {
  if (typeof value === 'number') return String(Number.isInteger(value) ? value : value.toFixed(3))
  const text = /^[=+\-@]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
