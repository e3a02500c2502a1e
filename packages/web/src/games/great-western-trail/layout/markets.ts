/** Jobs, cattle, objective cards and foresight, each in the box it is given. */
import { CATTLE, type CattleCardId, PURCHASES } from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import { box, grid, named } from '../../../board/boxes.ts'
import type { MarketsLayout } from './types.ts'

export const MARKET_CARDS: readonly CattleCardId[] = CATTLE.filter(({ market }) => market > 0).map(({ id }) => id)
const VALUES = [3, 4, 5] as const
const COLUMNS = 3

interface Rooms {
  readonly rect: Box
  readonly jobs: Box
  readonly cattle: Box
  readonly objectives: Box
  readonly foresight: Box
  /** Height of a head with its name, and of a line of prices. */
  readonly head: number
  readonly prices: number
  /** The three breeding values side by side, not below each other. */
  readonly abreast?: boolean
}

export function marketsIn(rooms: Rooms): MarketsLayout {
  const { rect, jobs, cattle, objectives, foresight, head, prices, abreast = false } = rooms
  const inner = box(cattle.x + 5, cattle.y + head + 3, cattle.width - 10, cattle.height - head - 6)
  const values = abreast ? grid(inner, VALUES.length, 1, 10) : grid(inner, 1, VALUES.length, 5)
  const stacks = values.flatMap((room) => grid({ ...room, height: room.height - prices }, COLUMNS, 1, 5))
  const deck = Math.min(60, cattle.width * 0.45)
  const board = box(objectives.x + 5, objectives.y + head + 4, objectives.width - 10, objectives.height - head - 9)
  return {
    rect,
    jobs,
    cattle,
    stacks: named(MARKET_CARDS, stacks),
    prices: pricesBelow(values, prices),
    cattleDeck: box(cattle.x + cattle.width - deck, cattle.y, deck, head + 2),
    objectives,
    cards: grid(board, 2, 2, 4),
    objectiveDeck: box(objectives.x + objectives.width - deck, objectives.y, deck, head + 2),
    foresight,
  }
}

/** Under every row of cards the ways to pay for one of its value. */
function pricesBelow(rooms: readonly Box[], height: number): MarketsLayout['prices'] {
  const entries = VALUES.flatMap((value, i) => {
    const ways = PURCHASES.filter((way) => way.value === value)
    const room = rooms[i]
    const line = box(room.x, room.y + room.height - height + 1, room.width, height - 2)
    return grid(line, ways.length, 1, 3).map((rect, way) => [ways[way].id, rect] as const)
  })
  return Object.fromEntries(entries)
}
