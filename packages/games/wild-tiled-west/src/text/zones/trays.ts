/** The trays and the dice beside them: which stacks there are, what they cost, what is left. */
import type { Zone, ZoneItem, ZoneRow } from '@waystation/kernel'
import { itemsOr } from '@waystation/wording'
import { COSTS, type Tile, TILE_IDS, type TileId } from '../../data/tiles.ts'
import { type Die, LINES } from '../../data/trays.ts'
import { stackTarget } from '../../explain.ts'
import type { View } from '../../view.ts'
import type { Words } from '../words.ts'

export function trayZones(view: View, words: Words): Zone[] {
  return [dice(view, words), trays(view, words)]
}

/** Stacks a die can take from, nearest first: one on the prairie, all that are left in its column on the river. */
function openedBy(stacks: View['stacks'], die: Die, notch: number): readonly TileId[] {
  const left = LINES[die][notch - 1].map((tile) => TILE_IDS[tile]).filter((id) => stacks[id] > 0)
  return die === 'prairie' ? left.slice(0, 1) : left
}

function dice({ prairie, river, stacks }: View, { zones, pieces }: Words): Zone {
  const reachable = (notch: number, die: Die): ZoneItem => {
    const names = openedBy(stacks, die, notch).map((id) => pieces[id])
    return { text: zones.notch(notch, names.join(' > ')), component: `${die}-die` }
  }
  const none: ZoneItem = { text: zones.none }
  const items = (notches: readonly number[], die: Die): readonly ZoneItem[] =>
    itemsOr(
      notches.map((notch) => reachable(notch, die)),
      none,
    )
  const rows = [
    { label: zones.prairie, items: items(prairie, 'prairie') },
    { label: zones.river, items: items(river, 'river') },
  ]
  return { id: 'dice', kind: 'track', title: zones.dice, rows }
}

/** Rows with the same stacks are told together. */
function prairieRows(): { readonly rows: string; readonly line: readonly Tile[] }[] {
  const out: { from: number; to: number; line: readonly Tile[] }[] = []
  LINES.prairie.forEach((line, i) => {
    const last = out.at(-1)
    if (last !== undefined && last.line.join() === line.join()) last.to = i + 1
    else out.push({ from: i + 1, to: i + 1, line })
  })
  return out.map(({ from, to, line }) => ({ rows: from === to ? String(from) : `${from}–${to}`, line }))
}
const PRAIRIE_ROWS = prairieRows()
/** Notch at the top and at the bottom of each column, counted from 1. */
const COLUMNS = [
  [1, 3],
  [2, 4],
  [5, 7],
  [6, 8],
] as const

function trays({ stacks }: View, { zones, pieces }: Words): Zone {
  const stack = (tile: Tile): ZoneItem => {
    const id = TILE_IDS[tile]
    const text = stacks[id] === 0 ? zones.exhausted(pieces[id]) : zones.stack(pieces[id], stacks[id], COSTS[tile])
    return { text, component: id, target: stackTarget(id) }
  }
  const rows: ZoneRow[] = [
    ...PRAIRIE_ROWS.map(({ rows: label, line }) => ({ label: zones.prairieRow(label), items: line.map(stack) })),
    ...COLUMNS.map(([top, bottom]) => ({
      label: zones.riverColumn(top, bottom),
      items: LINES.river[top - 1].map(stack),
    })),
  ]
  return { id: 'trays', kind: 'market', title: zones.trays, rows }
}
