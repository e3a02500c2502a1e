/** What the arrangements for desks, tablets and phones have in common. */
import { SIZE } from '@waystation/wild-tiled-west'
import type { Box } from '../../../art/ink.ts'
import { box } from '../../../board/boxes.ts'
import type { Grid } from './types.ts'

export const EMPTY = {
  years: null,
  trays: null,
  offers: null,
  wrangle: null,
  supply: null,
  head: null,
  frame: null,
  grid: null,
  purse: null,
  mine: null,
  partners: null,
  others: null,
} as const

/** The frame is that much larger than its squares. */
export const RIM = { width: 24, height: 22 }

export const framed = (x: number, y: number, cell: number): { readonly frame: Box; readonly grid: Grid } => ({
  frame: box(x, y, cell * SIZE + RIM.width, cell * SIZE + RIM.height),
  grid: { x: x + 18, y: y + 16, cell },
})
