/** On a tablet held upright: one's own land above, with all that is counted beside it; below, the trays and the others. */
import { SIZE } from '@waystation/wild-tiled-west'
import type { Box } from '../../../art/ink.ts'
import { box } from '../../../board/boxes.ts'
import type { SheetRange } from '../../../board/stage-size.ts'
import { EMPTY, framed, RIM } from './parts.ts'
import { trayPlaces } from './trays.ts'
import type { Layout } from './types.ts'

export const TABLET_SHEET: SheetRange = { width: 800, lowest: 800, highest: 872, usual: 872 }
const TRAYS = { width: 480, height: 380 }
/** How what is left beside the land is shared out. */
const SHARES = { wrangle: 0.32, supply: 0.43, partners: 0.25 }

export function tablet(height: number): Layout {
  const { width } = TABLET_SHEET
  const below = height - TRAYS.height
  const head = 28
  const cell = (below - 6 - head - RIM.height) / SIZE
  const right = cell * SIZE + RIM.width + 6
  let y = 0
  const next = (high: number): Box => {
    const at = box(right, y, width - right, high)
    y += high + 4
    return at
  }
  const [purse, mine, years] = [next(42), next(54), next(50)]
  const left = below - 6 - y - 8
  return {
    ...EMPTY,
    kind: 'middle',
    width,
    height,
    head: box(0, 0, cell * SIZE + RIM.width, head),
    ...framed(0, head, cell),
    purse,
    mine,
    years,
    wrangle: next(left * SHARES.wrangle),
    supply: next(left * SHARES.supply),
    partners: next(left * SHARES.partners),
    trays: trayPlaces(box(0, below, TRAYS.width, TRAYS.height), 1),
    others: box(TRAYS.width + 6, below, width - TRAYS.width - 6, TRAYS.height - 2),
  }
}
