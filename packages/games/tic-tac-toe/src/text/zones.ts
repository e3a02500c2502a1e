import type { Zone, ZoneItem } from '@waystation/kernel'
import type { View } from '../types.ts'

const GLYPHS = ['X', 'O'] as const

/** The board as three readable rows. */
export function boardZone(view: View, title: string): Zone {
  const items = view.cells.map((cell, i): ZoneItem => {
    const target = String(i + 1)
    return cell === null
      ? { text: '·', component: 'cell', target }
      : { text: GLYPHS[cell], component: 'cell', target, seat: cell }
  })
  return { id: 'board', kind: 'board', title, rows: [0, 3, 6].map((at) => ({ items: items.slice(at, at + 3) })) }
}
