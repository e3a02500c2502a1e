/** The whole arrangement for a position: the ground of this kind of screen, and ranches that grow with their herds. */
import type { View } from '@waystation/el-gaucho'
import type { Seat } from '@waystation/kernel'
import { middle, tall, wide } from './grounds.ts'
import { rect } from './parts.ts'
import { ranch, type RanchInput, wantedHeight } from './ranch.ts'
import type { Ground, Layout, RanchPlace } from './types.ts'

const MAKERS = { wide, middle, tall }
const MADE = new Map<string, Ground>()

/** Made once per kind and number of seats, so that drawings of the ground can be kept. */
export function groundFor(kind: Ground['kind'], seats: number): Ground {
  const key = `${kind} ${seats}`
  const made = MADE.get(key) ?? MAKERS[kind](seats)
  MADE.set(key, made)
  return made
}

export const kindFor = (width: number): Ground['kind'] => (width >= 900 ? 'wide' : width >= 600 ? 'middle' : 'tall')

const GAP = 8

/** On small screens the own ranch comes first. */
function seatOrder(view: View, ground: Ground): Seat[] {
  const seats = view.players.map((_, seat) => seat)
  const own = view.seat
  if (own === null || ground.kind === 'wide') return seats
  return [...seats.slice(own), ...seats.slice(0, own)]
}

export function layoutOf(view: View, ground: Ground): Layout {
  const { top, columns, tile, leastTile, minHeight } = ground.ranches
  const inputs = seatOrder(view, ground).map(
    (seat): RanchInput => ({
      seat,
      player: view.players[seat],
      hand: view.seat === seat ? view.hand : [],
      hidden: view.seat === seat ? 0 : view.players[seat].handSize,
      tile,
      leastTile,
    }),
  )
  const placed: RanchPlace[] = []
  let y = top
  for (let i = 0; i < inputs.length; i += columns) {
    const row = inputs.slice(i, i + columns)
    const width = (ground.width - GAP * (row.length + 1)) / row.length
    const height = Math.max(minHeight, ...row.map((input) => wantedHeight(input, width)))
    row.forEach((input, n) => placed.push(ranch(input, rect(GAP + n * (width + GAP), y, width, height))))
    y += height + GAP
  }
  const track = rect(GAP, y, ground.width - GAP * 2, ground.kind === 'tall' ? 92 : 58)
  return {
    ...ground,
    ranch: placed.sort((a, b) => a.seat - b.seat),
    track,
    height: y + track.height + GAP,
  }
}
