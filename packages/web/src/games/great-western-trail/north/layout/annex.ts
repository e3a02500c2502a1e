/** The annex of a player: bells from left to right, then the exchange tokens; and the tiles beside New York. */
import { BELLS, SHOPS, SHOPS_PER_BELL } from '@waystation/great-western-trail'
import type { Box } from '../../../../art/ink.ts'
import { box, grid } from '../../../../board/boxes.ts'

interface AnnexBoxes {
  readonly bells: readonly Box[]
  readonly tokens: Box
}

/** Bells beside each other, or below each other where the room is high; the tokens after them. */
export function annexBoxes({ x, y, width, height }: Box): AnnexBoxes {
  if (height > width) {
    const row = height / (BELLS + 1.6)
    return {
      bells: grid(box(x, y, width, row * BELLS), 1, BELLS, 1),
      tokens: box(x, y + row * BELLS + 1, width, height - row * BELLS - 1),
    }
  }
  const tokens = Math.min(height * 1.25, width * 0.24)
  return {
    bells: grid(box(x, y, width - tokens - 4, height), BELLS, 1, 2),
    tokens: box(x + width - tokens, y, tokens, height),
  }
}

/** Shops are taken from the left: so many are left on the bell space of this number, from 0. */
export function shopsOn(left: number, bell: number): number {
  const taken = SHOPS - left
  return Math.max(0, Math.min(SHOPS_PER_BELL, SHOPS_PER_BELL * (bell + 1) - taken))
}

const COLUMNS = 2

/** Beside each other where there is room, otherwise two by two. */
export function masterBoxes(room: Box, count: number): readonly Box[] {
  const flat = room.width / room.height > 3
  const columns = flat ? 4 : COLUMNS
  return grid(room, columns, flat ? 1 : 2, 2).slice(0, count)
}
