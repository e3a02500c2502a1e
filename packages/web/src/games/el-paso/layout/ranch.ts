/** A player's place: the strip on a desk, the part of it below an enlarged region, all of it, and on a phone in two parts. */
import { WORKER_IDS } from '@waystation/el-paso'
import type { Box } from '../../../art/ink.ts'
import { box, grid, named } from '../../../board/boxes.ts'
import { slotsIn } from './parts.ts'
import type { RanchLayout } from './types.ts'

/** Width of a phone's sheet. */
const PHONE = 400
/** No more than a phone held sideways has beside two lines of a question and its answers. */
export const DOCK_HEIGHT = 148

interface RanchRooms {
  readonly rect: Box
  readonly head: number
  readonly purse: Box
  readonly hand: Box
  readonly card: number
  readonly piles: readonly [Box, Box]
  readonly workers: Box
  /** Height of the slips below the workers. */
  readonly slip: number
  readonly slots: Box | null
  readonly tiles: Box | null
  readonly shelves?: RanchLayout['shelves']
}

function ranchOf(rooms: RanchRooms): RanchLayout {
  const { rect, head, hand, card, piles, workers, slip, slots, tiles } = rooms
  const cards = grid(workers, 4, 1, 4, slip + 3)
  const slips = cards.map(({ x, y, width, height }) => box(x, y + height + 3, width, slip))
  return {
    rect,
    head: box(rect.x, rect.y, rect.width, head),
    purse: rooms.purse,
    hand,
    card: { width: card, height: hand.height },
    drawPile: piles[0],
    discardPile: piles[1],
    workers: named(WORKER_IDS, cards),
    token: null,
    slips: named(WORKER_IDS, slips),
    slots: slots === null ? null : slotsIn(slots, 5),
    tiles,
    shelves: rooms.shelves ?? null,
  }
}

/** The strip below a desk's board. */
export function wideRanch(rect: Box): RanchLayout {
  const { x, y, height } = rect
  const body = y + 30
  const inner = height - 36
  const pile = (inner - 4) / 2
  return ranchOf({
    rect,
    head: 25,
    purse: box(x + 640, y, 356, 25),
    hand: box(x + 8, body, 306, inner),
    card: 60,
    piles: [box(x + 320, body, 42, pile), box(x + 320, body + pile + 4, 42, pile)],
    workers: box(x + 370, body, 184, inner),
    slip: 26,
    slots: box(x + 562, body, 302, inner),
    tiles: box(x + 870, body, 126, inner),
  })
}

/** Below an enlarged region: hand, workers and actions, without the tiles. */
export function stripRanch(rect: Box): RanchLayout {
  const { x, y, width, height } = rect
  const body = y + 30
  const inner = height - 36
  const pile = (inner - 4) / 2
  return ranchOf({
    rect,
    head: 25,
    purse: box(x + width - 356, y, 356, 25),
    hand: box(x + 8, body, 262, inner),
    card: 58,
    piles: [box(x + 276, body, 42, pile), box(x + 276, body + pile + 4, 42, pile)],
    workers: box(x + 326, body, 184, inner),
    slip: 26,
    slots: box(x + 518, body, width - 526, inner),
    tiles: null,
  })
}

/** All of it, with what is known of cards that cannot be seen. */
export function openRanch(rect: Box): RanchLayout {
  const { x, y, width, height } = rect
  const rows = grid(box(x + 8, y + 34, width - 16, height - 42), 1, 3, 8)
  const [hand, board, cards] = rows
  const left = 412
  const right = width - 16 - left - 10
  const [discard, lastHand, herd] = grid(box(cards.x + 130, cards.y, cards.width - 130, cards.height), 3, 1, 10)
  return ranchOf({
    rect,
    head: 26,
    purse: box(x + width - 372, y, 372, 26),
    hand: { ...hand, width: left },
    card: 76,
    piles: [box(cards.x, cards.y, 58, cards.height), box(cards.x + 64, cards.y, 58, cards.height)],
    workers: box(hand.x + left + 10, hand.y, right, hand.height),
    slip: 30,
    slots: { ...board, width: left },
    tiles: box(board.x + left + 10, board.y, right, board.height),
    shelves: { discard, lastHand, herd },
  })
}

export function middleRanch(rect: Box): RanchLayout {
  const { x, y, height } = rect
  const row = (height - 50) / 2
  const pile = (row - 4) / 2
  const below = y + 34 + row + 8
  return ranchOf({
    rect,
    head: 26,
    purse: box(x + 420, y, 372, 26),
    hand: box(x + 8, y + 34, 430, row),
    card: 68,
    piles: [box(x + 446, y + 34, 50, pile), box(x + 446, y + 38 + pile, 50, pile)],
    workers: box(x + 510, y + 34, 278, row),
    slip: row * 0.4,
    slots: box(x + 8, below, 430, row),
    tiles: box(x + 448, below, 340, row),
  })
}

/** The rest of the ranch, on a sheet of its own: what is always at hand is on the dock. */
export function tallRanch(rect: Box): RanchLayout {
  const [shelf, shelfBelow] = grid(box(144, 30, 250, 82), 1, 2, 4)
  return {
    ...dockRanch(),
    rect,
    drawPile: box(12, 34, 56, 74),
    discardPile: box(78, 34, 56, 74),
    slots: slotsIn(box(8, 116, 384, 116), 5),
    tiles: box(8, 240, 384, rect.height - 248),
    shelves: { discard: shelf, lastHand: shelfBelow, herd: null },
  }
}

/** Hand above, workers and tokens below: everything as wide as a finger. */
export function dockRanch(): RanchLayout {
  const row = 96
  const card = (x: number, wide: number): Box => box(x, row, wide, 48)
  const nowhere = box(0, 0, 0, 0)
  return {
    rect: box(0, 0, PHONE, DOCK_HEIGHT),
    head: box(0, 0, PHONE, 25),
    purse: box(110, 0, 290, 25),
    hand: box(5, 30, PHONE - 10, 62),
    card: { width: 58, height: 62 },
    drawPile: nowhere,
    discardPile: nowhere,
    workers: { cowboy: card(6, 42), builder: card(56, 36), engineer: card(148, 36), wild: card(240, 46) },
    slips: { cowboy: nowhere, builder: card(94, 48), engineer: card(186, 48), wild: card(288, 48) },
    token: card(344, 50),
    slots: null,
    tiles: null,
    shelves: null,
  }
}
