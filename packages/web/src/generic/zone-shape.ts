/** How a zone is laid out: games say what is on the table, its form follows from what that looks like. */
import type { Seat, Zone, ZoneRow } from '@waystation/kernel'

/** `grid`: squares in rows and columns. `path`: places one after the other. `list`: everything else. */
type ZoneShape = 'grid' | 'path' | 'list'

/** What fits into a square. */
const SQUARE = 2
/** A label and its only item, no longer than this together, stand on one line. */
const FACT = 36
/** Fewer places than this are no path. */
const PATH = 4

export function shapeOf({ kind, rows }: Zone): ZoneShape {
  const [first] = rows
  if (first === undefined) return 'list'
  const columns = first.items.length
  const square = rows.every(({ items }) => items.length === columns && items.every(({ text }) => text.length <= SQUARE))
  if (rows.length > 1 && columns > 1 && square) return 'grid'
  return kind === 'board' && rows.length >= PATH ? 'path' : 'list'
}

export function isFact({ label, items }: ZoneRow): boolean {
  return label !== undefined && items.length === 1 && label.length + items[0].text.length <= FACT
}

interface Parts {
  /** What lies between the players. */
  readonly shared: readonly Zone[]
  /** What belongs to each of them, in the order of the seats. */
  readonly owned: readonly { readonly seat: Seat; readonly zones: readonly Zone[] }[]
}

export function partsOf(zones: readonly Zone[]): Parts {
  const seats = [...new Set(zones.flatMap(({ owner }) => (owner === undefined ? [] : [owner])))].sort((a, b) => a - b)
  return {
    shared: zones.filter(({ owner }) => owner === undefined),
    owned: seats.map((seat) => ({ seat, zones: zones.filter(({ owner }) => owner === seat) })),
  }
}
