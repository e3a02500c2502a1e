/** A phone: every region is a sheet of its own, and hand, purse and piles are on the dock below it. */
import { box } from '../../../board/boxes.ts'
import { once } from '../../../board/kinds.ts'
import { homeDock, homeTall } from './home.ts'
import { marketsIn } from './markets.ts'
import { TALL } from './plans.ts'
import { tallRailroad } from './railroad.ts'
import { trailIn } from './trail.ts'
import type { Layout, Modules, RegionName } from './types.ts'

const WIDTH = 400
const HEIGHTS: { readonly [region in RegionName]: number } = {
  trail: 560,
  // Each of its spaces is as high as a finger.
  railroad: 930,
  north: 560,
  markets: 688,
  poker: 400,
  home: 808,
}
const ANNEX = 66
const DOCK_HEIGHT = 92

export function phone(region: RegionName, { rails }: Modules): Layout {
  const height = HEIGHTS[region] + (region === 'home' && rails ? ANNEX : 0)
  const full = box(0, 0, WIDTH, height)
  return {
    kind: 'tall',
    width: WIDTH,
    height,
    shows: [region],
    trail: trailIn(full, TALL, {
      house: { width: 52, height: 36 },
      wider: 1.24,
      tile: 32,
      sign: { width: 42, height: 12 },
      road: 13,
      rider: 0.42,
    }),
    railroad: tallRailroad(full, rails),
    markets: marketsIn({
      rect: full,
      jobs: box(2, 4, 218, 568),
      cattle: box(222, 4, 174, 372),
      objectives: box(222, 382, 174, 182),
      foresight: box(4, 578, 392, 106),
      head: 44,
      prices: 48,
    }),
    home: homeTall(full, rails),
    north: region === 'north' ? full : null,
    poker: region === 'poker' ? full : null,
  }
}

/** What is always at hand. */
export const dockLayout = once(
  (rails: boolean): Layout => ({
    ...phone('home', { rails, poker: false }),
    height: DOCK_HEIGHT,
    home: homeDock(box(0, 0, WIDTH, DOCK_HEIGHT), rails),
  }),
)
