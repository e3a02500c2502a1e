/** The poker table in a box: a felt with a place for each player around the pot. */
import type { Seat } from '@waystation/kernel'
import type { Box } from '../../../art/ink.ts'
import { around, centre } from '../../../board/boxes.ts'

interface PokerLayout {
  readonly rect: Box
  /** Units of the drawing in those of the board. */
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** The drawing is this large, around its middle. */
const SIZE = { width: 132, height: 62 }

/** Middles of the places, by seat: two above, two below. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [-36, -12],
  [36, -12],
  [36, 12],
  [-36, 12],
]
const PLACE = { width: 46, height: 21 }

export function pokerLayout(rect: Box): PokerLayout {
  const scale = Math.min(rect.width / SIZE.width, rect.height / SIZE.height)
  return { rect, scale, ...centre(rect) }
}

export const placeOf = (seat: Seat): readonly [x: number, y: number] => PLACES[seat]

export function placeBox({ x, y, scale }: PokerLayout, seat: Seat): Box {
  const [dx, dy] = PLACES[seat]
  return around(x + dx * scale, y + dy * scale, PLACE.width * scale, PLACE.height * scale)
}

export const potBox = ({ x, y, scale }: PokerLayout): Box => around(x, y, 24 * scale, 26 * scale)
export const tokensBox = ({ x, y, scale }: PokerLayout): Box => around(x, y + 26 * scale, 44 * scale, 12 * scale)
