/** The whole arrangement for each kind of screen; on a desk it follows the height of the stage. */
import type { Box } from '../../../art/ink.ts'
import { box } from '../../../board/boxes.ts'
import { type Kind, once } from '../../../board/kinds.ts'
import { homeDock, homeOpen, homeStrip, homeTall } from './home.ts'
import { marketsIn } from './markets.ts'
import { TALL, WIDE } from './plans.ts'
import { tallRailroad, wideRailroad } from './railroad.ts'
import { trailIn } from './trail.ts'
import { type Layout, type Modules, REGIONS, type RegionName } from './types.ts'

export const WIDTHS = { wide: 1000, tall: 400 } as const
/** Lowest and highest sheet on a desk, and the steps between: a window that is dragged is not drawn anew all the time. */
const LOWEST = 476
const HIGHEST = 668
/** Where the page scrolls, and the sheet may be as high as it likes. */
export const USUAL_HEIGHT = 620
const STEP = 12
const ON_A_TABLET = 800

/** The height of the sheet for a stage of this shape. */
export function heightFor(stage: { readonly width: number; readonly height: number }): number {
  const height = (stage.height / stage.width) * WIDTHS.wide
  return LOWEST + Math.floor((Math.min(HIGHEST, Math.max(LOWEST, height)) - LOWEST) / STEP) * STEP
}

/** 0 on the lowest sheet, 1 on the highest. */
const roominess = (height: number): number => (height - LOWEST) / (HIGHEST - LOWEST)

/** Regions that are drawn anew when they are enlarged on a desk, with the own place below. */
export const REDRAWN: readonly RegionName[] = ['north', 'markets', 'home']

const on = (modules: Modules): readonly RegionName[] =>
  REGIONS.filter((region) => (region !== 'north' || modules.rails) && (region !== 'poker' || modules.poker))

function wide(height: number, modules: Modules): Layout {
  const roomy = roominess(height)
  const { rails } = modules
  const width = WIDTHS.wide
  const north = rails ? box(0, 0, width, 98 + 48 * roomy) : null
  const strip = rails ? 38 + 8 * roomy : 48 + 8 * roomy
  const tracks = (rails ? 80 : 84) + 12 * roomy
  const homeHeight = (rails ? 100 : 112) + 24 * roomy
  const line = box(0, north?.height ?? 0, width, strip + tracks)
  const home = box(2, height - homeHeight, width - 4, homeHeight - 2)
  const top = line.y + line.height + 4
  const land = box(114, top, 742, home.y - 4 - top)
  const tile = Math.min(40, land.height * 0.118)
  const column = box(862, top, 134, land.height)
  const cattle = column.height * 0.6
  return {
    kind: 'wide',
    width,
    height,
    shows: on(modules),
    trail: trailIn(land, WIDE, {
      house: { width: 60, height: tile },
      tile: Math.min(30, tile * 0.98),
      sign: { width: 42, height: Math.max(10, tile * 0.4) },
      road: Math.min(14, tile * 0.42),
      rider: Math.min(0.47, tile / 66),
    }),
    railroad: wideRailroad(line, strip, rails),
    markets: marketsIn({
      rect: box(0, top, width, land.height),
      jobs: box(4, top, 106, land.height),
      cattle: box(column.x, top, column.width, cattle - 4),
      objectives: box(column.x, top + cattle, column.width, column.height - cattle),
      foresight: box(4, line.y + strip + 25, 182, tracks - 24),
      head: 15,
      prices: 15,
    }),
    home: homeStrip(home, rails),
    north,
    poker: modules.poker
      ? box(land.x + land.width * 0.79, land.y + land.height * 0.585, 138, land.height * 0.18)
      : null,
  }
}

/** One region fills the stage; the own place stays below. */
function enlarged(height: number, region: RegionName, modules: Modules): Layout {
  const base = wide(height, modules)
  const below = homeStrip(box(2, height - 112, base.width - 4, 110), modules.rails)
  const room = box(0, 0, base.width, height - 116)
  if (region === 'home') {
    const rect = box(2, 2, base.width - 4, height - 4)
    return { ...base, shows: ['home'], home: homeOpen(rect, modules.rails) }
  }
  if (region === 'north') return { ...base, shows: ['north', 'home'], north: room, home: below }
  return { ...base, shows: ['markets', 'home'], markets: openMarkets(room), home: below }
}

function openMarkets(room: Box): Layout['markets'] {
  const { x, y, width, height } = room
  return marketsIn({
    rect: room,
    jobs: box(x + 6, y + 4, 210, height - 8),
    cattle: box(x + 224, y + 4, 400, height - 8),
    objectives: box(x + 632, y + 4, width - 638, height * 0.58),
    foresight: box(x + 632, y + 4 + height * 0.6, width - 638, height * 0.4 - 8),
    head: 22,
    prices: 26,
  })
}

/** A tablet held upright: everything on one sheet that may be scrolled. */
function middle(modules: Modules): Layout {
  return { ...wide(ON_A_TABLET, modules), kind: 'middle' }
}

const SHEETS: { readonly [region in RegionName]: number } = {
  trail: 560,
  railroad: 660,
  north: 560,
  markets: 688,
  poker: 400,
  home: 736,
}
const DOCK_HEIGHT = 92

function tall(region: RegionName, modules: Modules): Layout {
  const width = WIDTHS.tall
  const height = SHEETS[region] + (region === 'home' && modules.rails ? 66 : 0)
  const full = box(0, 0, width, height)
  return {
    kind: 'tall',
    width,
    height,
    shows: [region],
    trail: trailIn(full, TALL, {
      house: { width: 52, height: 36 },
      tile: 32,
      sign: { width: 42, height: 12 },
      road: 13,
      rider: 0.42,
    }),
    railroad: tallRailroad(full, modules.rails),
    markets: marketsIn({
      rect: full,
      jobs: box(2, 4, 218, 568),
      cattle: box(222, 4, 174, 372),
      objectives: box(222, 382, 174, 182),
      foresight: box(4, 578, 392, 106),
      head: 44,
      prices: 48,
    }),
    home: homeTall(full, modules.rails),
    north: region === 'north' ? full : null,
    poker: region === 'poker' ? full : null,
  }
}

/** What is always at hand on a phone. */
export const dockLayout = once(
  (rails: boolean): Layout => ({
    ...tall('home', { rails, poker: false }),
    height: DOCK_HEIGHT,
    home: homeDock(box(0, 0, WIDTHS.tall, DOCK_HEIGHT), rails),
  }),
)

const made = once((kind: Kind, height: number, region: RegionName, rails: boolean, poker: boolean): Layout => {
  const modules = { rails, poker }
  if (kind === 'tall') return tall(region, modules)
  if (kind === 'middle') return middle(modules)
  return REDRAWN.includes(region) ? enlarged(height, region, modules) : wide(height, modules)
})

/** `region`: the one that is drawn alone on a phone, or enlarged on a desk. */
export const layoutFor = (kind: Kind, height: number, region: RegionName, { rails, poker }: Modules): Layout =>
  made(kind, height, region, rails, poker)
