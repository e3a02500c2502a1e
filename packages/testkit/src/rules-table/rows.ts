/** The rows of RULES.md that name tests. Nothing that looks like one is passed over in silence. */
export interface Row {
  readonly line: number
  /** By the head of the column. */
  readonly cells: ReadonlyMap<string, string>
}

export interface Rows {
  readonly rows: readonly Row[]
  readonly faults: readonly string[]
}

const COLUMNS = ['rule', 'section', 'file', 'test']
const RULER = /^[|: -]+$/
const NAMES_A_TEST = /`[^`]+\.(?:test\.ts|transcript)`/

export function readRows(text: string): Rows {
  const rows: Row[] = []
  const faults: string[] = []
  let head: readonly string[] = []
  for (const [i, line] of text.split('\n').entries()) {
    const fault = (what: string): number => faults.push(`RULES.md:${i + 1}: ${what}`)
    const cells = cellsOf(line)
    if (head.includes('test') && cells.length > 0 && !RULER.test(line)) {
      rows.push({ line: i + 1, cells: new Map(head.map((name, at) => [name, cells[at] ?? ''])) })
      if (cells.length !== head.length) fault(`${cells.length} cells in ${head.length} columns`)
    } else if (cells.length > 0 && NAMES_A_TEST.test(line)) fault('a test outside of a column "test"')
    const opens = head.length === 0
    if (opens && cells[0] === 'rule' && cells.join() !== COLUMNS.join()) fault(`the columns are ${COLUMNS.join(', ')}`)
    head = opens || cells.length === 0 ? cells : head
  }
  return { rows, faults }
}

/** None outside of a table. */
const cellsOf = (line: string): readonly string[] =>
  line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    : []
