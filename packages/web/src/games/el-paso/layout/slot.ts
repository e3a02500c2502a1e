/** The places inside one slot of a player's board: its sign, the disc that lies there, and what is paid for taking it away. */
import type { Box } from '../../../art/ink.ts'
import { box } from '../../../board/boxes.ts'

const DISC = 26
/** Letters of what is paid, and how wide "−3 $" is in them. */
export const PAYS = { size: 12.4, width: 30 } as const
/** A name and a disc have no room for anything between them in a slot that is lower. */
const LOW = 46

/** Where the disc lies in its slot. */
export const discIn = ({ x, y, width, height }: Box): Box => box(x + width - 28, y + height - 29, DISC, DISC)

interface SlotPlaces {
  /** The middle of what the slot does. */
  readonly sign: { readonly x: number; readonly y: number }
  /** Foot of what is paid, and which end of its letters stands there. */
  readonly pays: { readonly x: number; readonly y: number; readonly anchor: 'middle' | 'end' }
  /** How much of the line of the name is taken. */
  readonly beside: number
}

/**
 * `narrow`: there is no room for a sign beside the disc; `paid`: something is. What is paid stands above the disc, or beside it in a
 * low slot.
 */
export function placesWithDisc(rect: Box, narrow: boolean, paid: boolean): SlotPlaces {
  const { x, y, width, height } = rect
  const middle = y + height / 2 + 7
  const left = x + (width - DISC) / 2
  if (narrow) return { sign: { x: left, y: middle }, pays: { x: left, y: middle + 3, anchor: 'middle' }, beside: 8 }
  if (paid && height < LOW) {
    const pays = { x: discIn(rect).x - 3, y: middle + 5, anchor: 'end' } as const
    return { sign: { x: x + (width - DISC - PAYS.width - 6) / 2, y: middle }, pays, beside: 8 }
  }
  return {
    sign: { x: left, y: middle },
    pays: { x: x + width - 4, y: y + PAYS.size, anchor: 'end' },
    beside: paid ? PAYS.width + 14 : 8,
  }
}
