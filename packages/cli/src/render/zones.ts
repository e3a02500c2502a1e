/** The table in a terminal, from the readable zones that a game's text makes of a view. */
import type { Zone, ZoneItem, ZoneRow } from '@waystation/kernel'
import { type Paint, seatShape } from '../io/paint.ts'
import { columns, sideBySide } from './grid.ts'
import { displayWidth, padEnd, wrapPieces } from './width.ts'

const GAP = '  '

/** All zones, beside each other where they fit in `width`; what belongs to players is kept together, below the board. */
export function renderZones(zones: readonly Zone[], width: number, paint: Paint): string[] {
  const shelf = (some: readonly Zone[]): string[] =>
    sideBySide(
      some.map((zone) => renderZone(zone, width, paint)),
      width,
    )
  const table = shelf(zones.filter((zone) => zone.kind !== 'player'))
  const players = shelf(zones.filter((zone) => zone.kind === 'player'))
  return table.length > 0 && players.length > 0 ? [...table, '', ...players] : [...table, ...players]
}

export function renderZone(zone: Zone, width: number, paint: Paint): string[] {
  const shape = zone.owner === undefined ? '' : `${paint.seat(zone.owner, seatShape(zone.owner))} `
  return [`${shape}${paint.bold(zone.title)}`, ...renderRows(zone, width, paint)]
}

function renderRows({ rows, kind }: Zone, width: number, paint: Paint): string[] {
  const labels = rows.map((row) => (row.label === undefined ? '' : paint.dim(row.label)))
  const cells = rows.map((row) => row.items.map((item) => renderItem(item, paint)))
  const margin = Math.max(...labels.map(displayWidth), 0)
  const indent = margin === 0 ? GAP : `${' '.repeat(margin)}${GAP}`
  const room = width - displayWidth(indent)
  const aligned = kind === 'board' || isGrid(rows) ? columns(cells) : null
  const grid = aligned?.every((line) => displayWidth(line) <= room) ? aligned : null
  return rows.flatMap((_, i) => {
    const lines = grid ? [grid[i]] : wrapPieces(cells[i], room, GAP)
    const first = margin === 0 ? GAP : `${padEnd(labels[i], margin)}${GAP}`
    return (lines.length === 0 ? [''] : lines).map((line, n) => `${n === 0 ? first : indent}${line}`.trimEnd())
  })
}

/** A board, and rows of equally many items, are read down as well as across. */
function isGrid(rows: readonly ZoneRow[]): boolean {
  return rows.length > 1 && rows[0].items.length > 1 && rows.every((row) => row.items.length === rows[0].items.length)
}

function renderItem({ text, seat }: ZoneItem, paint: Paint): string {
  return seat === undefined ? text : paint.seat(seat, `${seatShape(seat)} ${text}`)
}
