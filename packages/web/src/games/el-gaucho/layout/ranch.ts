/** The ranch of a player: herds flow in lines, each with its price tag at the end, made smaller until all fit. */
import { BREEDS, type PlayerView, type TileId } from '@waystation/el-gaucho'
import type { Seat } from '@waystation/kernel'
import { rect } from './parts.ts'
import type { HerdPlace, RanchPlace, Rect, Spot } from './types.ts'

export const RANCH_HEAD = 38
const PAD = 10
const TAG = 62
const GAP = 10

interface Flow {
  readonly herds: readonly HerdPlace[]
  readonly loose: RanchPlace['loose']
  readonly hidden: RanchPlace['hidden']
  readonly height: number
}

/** Lays the tiles out at one size. */
function flow(box: Rect, input: RanchInput, tile: number): Flow {
  const { player } = input
  const left = box.x + PAD
  const right = box.x + box.width - PAD
  const step = tile + 2
  /** A herd that is too long for one line is pushed together: tiles cover each other, their numbers stay in sight. */
  const stepOf = (count: number): number => Math.min(step, (right - left - TAG - tile) / Math.max(1, count - 1))
  let x = left
  let y = box.y + RANCH_HEAD
  const room = (width: number): void => {
    if (x > left && x + width > right) {
      x = left
      y += tile + 8
    }
  }
  const herds = BREEDS.flatMap((breed): HerdPlace[] => {
    const tiles = player.herds.find((herd) => herd.breed === breed)?.tiles ?? []
    if (tiles.length === 0) return []
    const pace = stepOf(tiles.length)
    const end = (tiles.length - 1) * pace + step
    const width = end + TAG
    room(width)
    const placed = tiles.map((id, i) => ({ id, x: x + i * pace, y }))
    const herd = {
      breed,
      rect: rect(x - 3, y - 3, width, tile + 6),
      tiles: placed,
      tag: { x: x + end + 2, y: y + tile / 2 },
    }
    x += width + GAP
    return [herd]
  })
  const next = (): Spot => {
    room(tile)
    const spot = { x, y }
    x += step + 2
    return spot
  }
  const loose = looseOf(input).map((id) => ({ id, ...next() }))
  const hidden = Array.from({ length: input.hidden }, next)
  return { herds, loose, hidden, height: y + tile + PAD - box.y }
}

const fits = ({ herds, loose, hidden, height }: Flow, box: Rect): boolean =>
  height <= box.height &&
  herds.every((herd) => herd.rect.x + herd.rect.width <= box.x + box.width) &&
  [...loose, ...hidden].every((spot) => spot.x < box.x + box.width - PAD)

export interface RanchInput {
  readonly seat: Seat
  readonly player: PlayerView
  /** Own start tiles still in hand. */
  readonly hand: readonly TileId[]
  /** How many start tiles somebody else holds. */
  readonly hidden: number
  readonly tile: number
  readonly leastTile: number
}

const looseOf = ({ hand, player }: RanchInput): readonly TileId[] => (hand.length > 0 ? hand : player.incoming)

export function ranch(input: RanchInput, box: Rect): RanchPlace {
  const { seat, tile, leastTile } = input
  let size = tile
  let best = flow(box, input, size)
  while (!fits(best, box) && size > leastTile) {
    size -= 2
    best = flow(box, input, size)
  }
  return {
    seat,
    rect: box,
    tile: size,
    herds: best.herds,
    loose: best.loose,
    hidden: best.hidden,
    supply: { x: box.x + box.width - 112, y: box.y + 30 },
    pesos: { x: box.x + box.width - 34, y: box.y + 19 },
  }
}

/** Height a ranch needs with the smallest tiles. */
export function wantedHeight(input: RanchInput, width: number): number {
  return flow(rect(0, 0, width, Number.POSITIVE_INFINITY), input, input.leastTile).height
}
