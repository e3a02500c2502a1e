/** The whole arrangement for a position: the ground of this kind of screen, and ranches that grow with their herds. */
import type { View } from '@waystation/el-gaucho'
import { once, seatOrder } from '../../../board/kinds.ts'
import { groundOf } from './grounds.ts'
import { rect } from './parts.ts'
import { ranch, type RanchInput, wantedHeight } from './ranch.ts'
import type { Ground, Layout, RanchPlace } from './types.ts'

export const groundFor = once(groundOf)

const GAP = 8

export function layoutOf(view: View, ground: Ground): Layout {
  const { top, columns, tile, leastTile, minHeight } = ground.ranches
  const inputs = seatOrder(ground.kind, view.players.length, view.seat).map(
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
  const track = rect(GAP, y, ground.width - GAP * 2, ground.trackHeight)
  return {
    ...ground,
    ranch: placed.sort((a, b) => a.seat - b.seat),
    track,
    height: y + track.height + GAP,
  }
}
