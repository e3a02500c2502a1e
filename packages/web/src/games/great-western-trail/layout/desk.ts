/** Everything at once, on a desk and on a tablet, following the height of the stage; or one region as large as the stage, the own place below it. */
import type { Box } from '../../../art/ink.ts'
import { around, box } from '../../../board/boxes.ts'
import type { Kind } from '../../../board/kinds.ts'
import type { SheetRange } from '../../../board/stage-size.ts'
import { homeOpen, homeStrip } from './home.ts'
import { marketsIn } from './markets.ts'
import { WIDE } from './plans.ts'
import { wideRailroad } from './railroad.ts'
import { trailIn, type TrailSizes } from './trail.ts'
import { type Layout, type Modules, REGIONS, type RegionName } from './types.ts'

const WIDTH = 1000
const LOWEST = 476
/** Up to here all height is the trail's: what lies around it can be read, and no more. */
const LOW = 524
/** And from here on again. */
const ROOMY = 668
/** The window of a small tablet is as high as it is wide: there what lies around the trail grows as well. */
const HIGHEST = 900
const ON_A_DESK: SheetRange = { width: WIDTH, lowest: LOWEST, highest: HIGHEST, usual: 620 }
/** Held upright. */
const ON_A_TABLET: SheetRange = { width: WIDTH, lowest: 860, highest: 1196, usual: 1028 }
export const sheetOf = (kind: Kind): SheetRange => (kind === 'middle' ? ON_A_TABLET : ON_A_DESK)

/** How high the bands are that lie over each other; the trail with the markets beside it has the rest. */
interface Bands {
  readonly north: number
  readonly cities: number
  readonly tracks: number
  readonly home: number
}

/** 0 at the lower end and below it, 1 at the upper end and above it. */
const share = (height: number, from: number, to: number): number =>
  Math.max(0, Math.min(1, (height - from) / (to - from)))

function bandsIn(height: number, rails: boolean): Bands {
  const roomy = share(height, LOW, ROOMY)
  const high = share(height, ROOMY, HIGHEST)
  const north = 74 + 50 * roomy + 66 * high
  const home = 40 * high
  return rails
    ? { north, cities: 36 + 9 * roomy, tracks: 76 + 18 * roomy, home: 88 + 32 * roomy + home }
    : {
        north: 0,
        cities: 45 + 11 * roomy + 8 * high,
        tracks: 79 + 17 * roomy + 14 * high,
        home: 106 + 28 * roomy + home,
      }
}

const LAND = { x: 114, width: 742 } as const

/** What stands on the trail grows with its box, as far as nothing covers its neighbour. */
function trailSizes({ width, height }: Box): TrailSizes {
  const larger = width / LAND.width
  const alone = larger > 1
  const house = Math.min((alone ? 48 : 42) * larger, height * (alone ? 0.134 : 0.118))
  return {
    house: { width: (alone ? 63 : 60) * larger, height: house },
    wider: alone ? 1.24 : 1.5,
    tile: Math.min(30 * larger, house * 0.98),
    sign: { width: (alone ? 54 : 42) * larger, height: Math.max(16, house * (alone ? 0.46 : 0.4)) },
    road: Math.min(14 * larger, house * 0.42),
    rider: Math.min(0.54 * larger, house / 60),
  }
}

const landIn = (rect: Box): Layout['trail'] => trailIn(rect, WIDE, trailSizes(rect))

/** A meadow that no road crosses. */
const pokerOn = ({ x, y, width, height }: Box): Box =>
  box(x + width * 0.79, y + height * 0.585, width * 0.186, height * 0.18)

/** Between the tracks, under Kansas City. */
const foresightUnder = (line: Box, { cities, tracks }: Bands): Box => box(4, line.y + cities + 25, 182, tracks - 24)

const inPlay = (modules: Modules): readonly RegionName[] =>
  REGIONS.filter((region) => (region !== 'north' || modules.rails) && (region !== 'poker' || modules.poker))

export function desk(height: number, modules: Modules): Layout {
  const { rails, poker } = modules
  const bands = bandsIn(height, rails)
  const line = box(0, bands.north, WIDTH, bands.cities + bands.tracks)
  const home = box(2, height - bands.home, WIDTH - 4, bands.home - 2)
  const top = line.y + line.height + 4
  const land = box(LAND.x, top, LAND.width, home.y - 4 - top)
  const column = box(862, top, 134, land.height)
  const cattle = column.height * 0.6
  return {
    kind: 'wide',
    width: WIDTH,
    height,
    shows: inPlay(modules),
    trail: landIn(land),
    railroad: wideRailroad(line, bands.cities, rails),
    markets: marketsIn({
      rect: box(0, top, WIDTH, land.height),
      jobs: box(4, top, 106, land.height),
      cattle: box(column.x, top, column.width, cattle - 4),
      objectives: box(column.x, top + cattle, column.width, column.height - cattle),
      foresight: foresightUnder(line, bands),
      head: 15,
      prices: 15,
    }),
    home: homeStrip(home, rails),
    north: rails ? box(0, 0, WIDTH, bands.north) : null,
    poker: poker ? pokerOn(land) : null,
  }
}

const BELOW = 112
/** Higher than this its tracks would lie far apart: below it there is pasture, or the trail where there is room for it. */
const HIGHEST_RAILROAD = 390
const LEAST_TRAIL = 300

/** One region fills the stage; the own place stays below. */
export function enlarged(height: number, region: RegionName, modules: Modules): Layout {
  const whole = desk(height, modules)
  const { rails } = modules
  if (region === 'home') return { ...whole, shows: ['home'], home: homeOpen(box(2, 2, WIDTH - 4, height - 4), rails) }
  const room = box(0, 0, WIDTH, height - BELOW - 4)
  const home = homeStrip(box(2, height - BELOW, WIDTH - 4, BELOW - 2), rails)
  const shows: readonly RegionName[] = [region, 'home']
  switch (region) {
    case 'trail':
      return { ...whole, shows, home, trail: landIn(room) }
    case 'railroad': {
      const line = { ...room, height: Math.min(room.height, HIGHEST_RAILROAD) }
      const railroad = wideRailroad(line, 124, rails)
      const below = box(0, line.height + 14, WIDTH, room.height - line.height - 14)
      return below.height < LEAST_TRAIL
        ? { ...whole, shows, home, railroad }
        : { ...whole, shows: ['trail', ...shows], home, railroad, trail: landIn(below) }
    }
    case 'north':
      return { ...whole, shows, home, north: room }
    case 'markets':
      return { ...whole, shows, home, markets: openMarkets(room) }
    case 'poker':
      return { ...whole, shows, home, poker: around(WIDTH / 2, room.height / 2, 700, room.height - 20) }
  }
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

/** A tablet held upright: the trail from side to side, the markets in a row below it. */
export function tablet(height: number, modules: Modules): Layout {
  const { rails, poker } = modules
  const whole = desk(ROOMY, modules)
  const roomy = share(height, ON_A_TABLET.lowest, ON_A_TABLET.highest)
  const bands: Bands = { north: rails ? 130 + 50 * roomy : 0, cities: 54, tracks: 96, home: 126 + 16 * roomy }
  const line = box(0, bands.north, WIDTH, bands.cities + bands.tracks)
  const home = box(2, height - bands.home, WIDTH - 4, bands.home - 2)
  const row = box(0, home.y - 4 - (190 + 50 * roomy), WIDTH, 190 + 50 * roomy)
  const top = line.y + line.height + 6
  const land = box(0, top, WIDTH, row.y - 4 - top)
  return {
    ...whole,
    kind: 'middle',
    height,
    trail: landIn(land),
    railroad: wideRailroad(line, bands.cities, rails),
    markets: marketsIn({
      rect: row,
      jobs: box(4, row.y, 164, row.height),
      cattle: box(172, row.y, 532, row.height),
      objectives: box(708, row.y, 288, row.height),
      foresight: foresightUnder(line, bands),
      head: 18,
      prices: 26,
      abreast: true,
    }),
    home: homeStrip(home, rails),
    north: rails ? box(0, 0, WIDTH, bands.north) : null,
    poker: poker ? pokerOn(land) : null,
  }
}
