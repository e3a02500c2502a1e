/** The other parts of the board, each in the box it is given. */
import { type DiscId, DISCS, type PostId, POSTS, TRAIN_CARDS, type TrainId, WORKER_IDS } from '@waystation/el-paso'
import type { Box } from '../../../art/ink.ts'
import { box, grid, named } from '../../../board/boxes.ts'
import type { Flatcar, MarketBreed, StoreLayout, TownLayout, TrainLayout } from './types.ts'

const POST_IDS: readonly PostId[] = POSTS.map(({ id }) => id)
const TRAIN_IDS: readonly TrainId[] = TRAIN_CARDS.map(({ id }) => id)
const MARKET: readonly MarketBreed[] = ['black-angus', 'corriente', 'shorthorn', 'hereford']
/** In the order of the board: four auxiliary actions, then hand, steps, permanent certificate. */
export const SLOT_ORDER: readonly DiscId[] = [
  'disc-aux-money',
  'disc-aux-certificate',
  'disc-aux-exchange',
  'disc-aux-remove',
  'disc-hand-limit',
  'disc-move-limit',
  'disc-permanent-certificate',
]
export const AUXILIARY_SLOTS = 4

export function slotsIn(room: Box, gap: number): { readonly [disc in DiscId]: Box } {
  const half = (room.height - gap) / 2
  const upper = grid(box(room.x, room.y, room.width, half), AUXILIARY_SLOTS, 1, gap)
  const abilities = DISCS.length - AUXILIARY_SLOTS
  const lower = grid(box(room.x, room.y + half + gap, room.width, half), abilities, 1, gap)
  return named(SLOT_ORDER, [...upper, ...lower])
}

export function townIn(rect: Box, gap: number, discs: Box | null): TownLayout {
  const inner = box(rect.x + 10, rect.y + 12, rect.width - 20, rect.height - 18)
  return {
    rect,
    posts: named(POST_IDS, grid(inner, 4, 2, gap)),
    discs: discs === null ? null : slotsIn(discs, 5),
  }
}

/** Below its tiles a car has a plate with its name. */
const PLATE = 15
/** Where tiles are large, so are the rings around them, which must not lie over the name. */
export const WIDE_PLATE = 19

export function flatcar(rect: Box, rail: number, gap: number, plate = PLATE): Flatcar {
  const room = box(rect.x + 8, rect.y, rect.width - 16, rail - plate - rect.y)
  const [a, b, c, stack] = grid(room, 4, 1, gap)
  return { rect, tiles: [a, b, c], stack, rail }
}

/** Everything on one pair of rails; the locomotive goes first, to the left. */
export function trainInLine(rect: Box, car: number, tile: number): TrainLayout {
  const rail = rect.y + rect.height - 6
  const top = rail - car
  const cars = [box(52, top, 92, car), box(150, top, 96, car), box(252, top, 96, car), box(354, top, 116, car)]
  return {
    rect,
    rails: [rail],
    cars: named(TRAIN_IDS, cars),
    objectives: flatcar(box(478, rail - PLATE - tile, 258, tile + PLATE), rail, 5),
    bonuses: flatcar(box(742, rail - PLATE - tile, 258, tile + PLATE), rail, 5),
  }
}

/** Four pairs of rails, two cars on each of the first two. */
export function trainInRows(rect: Box): TrainLayout {
  const { x, y, width } = rect
  const row = (rect.height - 8) / 4
  const rails = [1, 2, 3, 4].map((n) => y + n * row + 2)
  const car = row - 12
  const half = width / 2
  const cars = [
    box(x + 58, rails[0] - car, half - 64, car),
    box(x + half + 4, rails[0] - car, half - 10, car),
    box(x + 8, rails[1] - car, half - 30, car),
    box(x + half - 14, rails[1] - car, half + 6, car),
  ]
  const height = row - 24
  const flat = (rail: number): Box => box(x + 6, rail - PLATE - height, width - 12, height + PLATE)
  return {
    rect,
    rails,
    cars: named(TRAIN_IDS, cars),
    objectives: flatcar(flat(rails[2]), rails[2], 8, WIDE_PLATE),
    bonuses: flatcar(flat(rails[3]), rails[3], 8, WIDE_PLATE),
  }
}

/** Market, workers and yard one below the other; signs where there is room for words. */
export function storeIn(rect: Box, signed: boolean, prices: number): StoreLayout {
  const x = rect.x + 8
  const width = rect.width - 16
  const sign = signed ? 17 : 0
  const gap = 5
  const room = rect.height - 6 - 3 * (sign + gap)
  const [market, hands] = [room * 0.315, room * 0.19]
  const yard = room - market - hands
  const tops = {
    market: rect.y + gap + sign,
    hands: rect.y + 2 * (gap + sign) + market,
    yard: rect.y + 3 * (gap + sign) + market + hands,
  }
  const signAt = (top: number): Box => box(x, top - sign, width, sign - 3)
  return {
    rect,
    signs: signed ? { market: signAt(tops.market), hands: signAt(tops.hands), yard: signAt(tops.yard) } : null,
    market: named(MARKET, grid(box(x, tops.market, width, market), 4, 1, 5, prices)),
    hands: named(WORKER_IDS, grid(box(x, tops.hands, width, hands), 4, 1, 5)),
    yard: grid(box(x, tops.yard, width, yard), 3, 2, 5, prices),
    prices,
  }
}

/** Enlarged: cattle in two rows beside the others, or on a tablet everything one below the other, where columns would be towers. */
export function openStore(rect: Box): StoreLayout {
  if (rect.height > rect.width * 0.6) return storeIn(rect, true, 28)
  const columns = storeInColumns(rect, 24)
  const { x, y } = columns.market[MARKET[0]]
  const last = columns.market[MARKET[MARKET.length - 1]]
  const room = box(x, y, last.x + last.width - x, last.height + columns.prices)
  return { ...columns, market: named(MARKET, grid(room, 2, 2, 5, columns.prices)) }
}

/** Side by side. */
export function storeInColumns(rect: Box, prices: number): StoreLayout {
  const { x, y, width, height } = rect
  const inner = height - 26
  const [a, b] = [width * 0.34, width * 0.26]
  const top = y + 22
  const gap = 8
  return {
    rect,
    signs: {
      market: box(x + gap, y + 5, a - gap, 14),
      hands: box(x + a + gap, y + 5, b - gap, 14),
      yard: box(x + a + b + gap, y + 5, width - a - b - 2 * gap, 14),
    },
    market: named(MARKET, grid(box(x + gap, top, a - gap, inner), 4, 1, 5, prices)),
    hands: named(WORKER_IDS, grid(box(x + a + gap, top, b - gap, inner), 2, 2, 5)),
    yard: grid(box(x + a + b + gap, top, width - a - b - 2 * gap, inner), 3, 2, 5, prices),
    prices,
  }
}
