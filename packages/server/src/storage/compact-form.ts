/**
 * A finished game in one piece: its log by columns, deflated. Two things of a line are left out: its number, which is its place,
 * and the name its client gave the request, which is looked for only while a game runs and would be two thirds of the bytes.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { LogEntry, QuietKind } from '@waystation/table'
import type { Line, Snapshot } from './types.ts'

/** Said in each piece, so that a later release can write another form beside this one. The first had no quiet lines. */
const FORM = 2
const READABLE = [1, FORM]
/** What stands in the place of an option where there was none: no option is a number. */
const UNDO = { own: 0, agreed: 1 } as const
const QUIET: { readonly [kind in QuietKind]: number } = { away: 2, back: 3, out: 4, relieved: 5, resigned: 6 }

interface Columns {
  readonly form: number
  readonly seats: readonly number[]
  readonly options: readonly (string | number)[]
  /** The first as it is, the others as what came on top; milliseconds. */
  readonly times: readonly number[]
}

export function packLines(lines: readonly Line[]): Buffer {
  const columns: Columns = {
    form: FORM,
    seats: lines.map(({ entry }) => entry.seat),
    options: lines.map(({ entry }) => columnOf(entry)),
    times: lines.map(({ at }, i) => at - (i === 0 ? 0 : lines[i - 1].at)),
  }
  return packText(JSON.stringify(columns))
}

export function unpackLines(body: Buffer): Line[] {
  const { form, seats, options, times } = JSON.parse(unpackText(body)) as Columns
  if (!READABLE.includes(form)) throw new Error(`a compact game of form ${form} is newer than this release`)
  let at = 0
  return seats.map((seat, i) => {
    at += times[i]
    return { seq: i + 1, entry: entryOf(seat, options[i]), client: null, at }
  })
}

function columnOf(entry: LogEntry): string | number {
  if ('option' in entry) return entry.option
  return 'undo' in entry ? UNDO[entry.undo] : QUIET[entry.quiet]
}

const KINDS = Object.entries(QUIET) as [QuietKind, number][]

function entryOf(seat: number, option: string | number): LogEntry {
  if (typeof option === 'string') return { seat, option }
  const [quiet] = KINDS.find(([, number]) => number === option) ?? []
  if (quiet) return { seat, quiet }
  return { seat, undo: option === UNDO.agreed ? 'agreed' : 'own' }
}

export function packSnapshot(snapshot: Snapshot): Buffer {
  return packText(JSON.stringify(snapshot))
}

export function unpackSnapshot(packed: Buffer): Snapshot {
  return JSON.parse(unpackText(packed)) as Snapshot
}

export function packText(text: string): Buffer {
  return deflateRawSync(text, { level: 9 })
}

export function unpackText(packed: Buffer): string {
  return inflateRawSync(packed).toString()
}
