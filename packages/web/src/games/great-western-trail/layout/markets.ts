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
}

export function marketsIn({ rect, jobs, cattle, objectives, foresight, head, prices }: Rooms): MarketsLayout {
  const inner = box(cattle.x + 5, cattle.y + head + 3, cattle.width - 10, cattle.height - head - 6)
  const stacks = grid(inner, COLUMNS, VALUES.length, 5, prices)
  const deck = Math.min(60, cattle.width * 0.45)
  const board = box(objectives.x + 5, objectives.y + head + 4, objectives.width - 10, objectives.height - head - 9)
  return {
    rect,
    jobs,
    cattle,
    stacks: named(MARKET_CARDS, stacks),
    prices: pricesBelow(stacks, inner, prices),
    cattleDeck: box(cattle.x + cattle.width - deck, cattle.y, deck, head + 2),
    objectives,
    cards: grid(board, 2, 2, 4),
    objectiveDeck: box(objectives.x + objectives.width - deck, objectives.y, deck, head + 2),
    foresight,
  }
}

/** Under every row of cards the ways to pay for one of its value. */
function pricesBelow(stacks: readonly Box[], inner: Box, height: number): MarketsLayout['prices'] {
  const entries = VALUES.flatMap((value, row) => {
    const ways = PURCHASES.filter((way) => way.value === value)
    const { y, height: card } = stacks[row * COLUMNS]
    const width = (inner.width - 3 * (ways.length - 1)) / ways.length
    return ways.map(({ id }, i) => [id, box(inner.x + i * (width + 3), y + card + 1, width, height - 2)] as const)
  })
  return Object.fromEntries(entries)
}
