/** The railroad as a U: out along the cities, each above the space of its value, and back below; on a phone it stands upright. */
import {
  type CityId,
  NORTH,
  RED_CROSSES,
  type SpaceId,
  STATIONS,
  type StationId,
  WEST,
} from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import { around, box } from '../../../board/boxes.ts'
import type { RailroadLayout, Spot, TrackSpot } from './types.ts'

const LAST_OUT = 19
const FIRST_BACK = 21
const LAST = 39
/** Spaces with a siding. */
const TURNOUTS: readonly number[] = STATIONS.flatMap(({ at }) => (at % 2 === 1 && at < 2 * LAST ? [(at - 1) / 2] : []))

/** Along the way out, along the way back, and across: what both arrangements share. */
interface Rails {
  /** Where a place so many spaces along the way out lies, and one on the way back. */
  readonly out: (space: number) => Spot
  readonly back: (space: number) => Spot
  /** From the rails towards the middle. */
  readonly inward: Spot
  readonly bend: Spot
  readonly turns: readonly [out: number, back: number]
}

function spacesOf({ out, back, inward, bend, turns }: Rails, siding: number): RailroadLayout['spaces'] {
  const spaces: [SpaceId, TrackSpot][] = []
  for (let n = 0; n <= LAST; n++) {
    const where = n <= LAST_OUT ? out(n) : n < FIRST_BACK ? bend : back(n)
    spaces.push([`rail-${n}`, { ...where, turn: n <= LAST_OUT ? turns[0] : turns[1] }])
  }
  for (const n of TURNOUTS) {
    const way = n <= LAST_OUT ? 1 : -1
    const { x, y } = n <= LAST_OUT ? out(n + 0.62) : back(n + 0.62)
    const spot = { x: x + inward.x * siding * way, y: y + inward.y * siding * way }
    spaces.push([`turnout-${n}`, { ...spot, turn: n <= LAST_OUT ? turns[0] : turns[1] }])
  }
  return Object.fromEntries(spaces)
}

/** From the main line over a switch into the siding. */
function sidingsOf({ out, back }: Rails, spaces: RailroadLayout['spaces']): string {
  return TURNOUTS.map((n) => {
    const way = n <= LAST_OUT ? out : back
    const [from, over] = [way(n), way(n + 0.34)]
    const to = spaces[`turnout-${n}`]
    const past = way(n + 0.98)
    const end = { x: to.x + (past.x - way(n + 0.62).x) * 0.9, y: to.y + (past.y - way(n + 0.62).y) * 0.9 }
    return `M${from.x} ${from.y}Q${over.x} ${over.y} ${to.x} ${to.y}L${end.x} ${end.y}`
  }).join('')
}

const crossesOf = ({ out }: Rails): RailroadLayout['crosses'] =>
  Object.fromEntries(RED_CROSSES.map((space) => [space, out(space + 0.5)]))

/** Stations lie on the inner side of their siding, master tiles beside them. */
interface StationSizes {
  readonly width: number
  readonly height: number
  readonly master: number
  /** From the middle of the siding; on the way back engines stand between. */
  readonly off: { readonly out: number; readonly back: number }
}

type Stations = Pick<RailroadLayout, 'stations' | 'masters'>

const onTrack = STATIONS.filter(({ at }) => at <= 2 * LAST)
const turnoutOf = (id: StationId): number => ((STATIONS.find((station) => station.id === id)?.at ?? 1) - 1) / 2

/** Tracks that are higher than on any whole board are drawn larger, with their stations in two rows. */
const HIGH_TRACKS = 160
const USUAL_TRACKS = 100
const LARGEST = 1.7
/** An engine above its rails, but for its smoke. */
const ENGINE_HIGH = 17

export function wideRailroad(rect: Box, strip: number, rails: boolean): RailroadLayout {
  const tracks = rect.height - strip
  const scale = tracks < HIGH_TRACKS ? 1 : Math.min(LARGEST, tracks / USUAL_TRACKS)
  const [outY, backY] = [rect.y + strip + 13 * scale, rect.y + rect.height - 11 * scale]
  const step = 47
  const out = (n: number): Spot => ({ x: rect.x + 34 + step * n, y: outY })
  const gap = backY - outY
  const radius = Math.min(gap / 2, 50)
  const backStep = 35.3
  const back = (n: number): Spot => ({ x: rect.x + 898 - backStep * (n - FIRST_BACK), y: backY })
  const end = rect.x + 934
  const bend = { x: end + radius, y: (outY + backY) / 2 }
  const plan: Rails = { out, back, inward: { x: 0, y: 1 }, bend, turns: [0, 180] }
  const siding = Math.min(17 * scale, gap * 0.28)
  const spaces = spacesOf(plan, siding)
  const arc = `A${radius} ${radius} 0 0 1 `
  return {
    rect,
    cities: stripOf(rect, strip, (value) => out(value).x, rails),
    spaces,
    ...wideStations(plan, spaces, stationSizes(gap, siding, scale)),
    track: `M${out(-0.5).x} ${outY}H${end}${arc}${end + radius} ${outY + radius}V${backY - radius}${arc}${end} ${backY}H${back(LAST + 0.4).x}`,
    sidings: sidingsOf(plan, spaces),
    crosses: crossesOf(plan),
    scale,
    newYork: rails ? mastersBesideNewYork(rect, strip, scale) : null,
    upright: false,
  }
}

/** Beside it on the whole board; where tracks are high they are larger, in the free room under Kansas City. */
const mastersBesideNewYork = (rect: Box, strip: number, scale: number): Box =>
  scale === 1 ? box(rect.x + 926, rect.y + 2, 72, strip - 4) : box(rect.x + 8, rect.y + strip + 64, 184, 60)

/** Those of the way out and those of the way back take turns in the one gap between; where that is high enough, in two rows. */
function stationSizes(gap: number, siding: number, scale: number): StationSizes {
  if (scale === 1) return { width: 45, height: Math.min(25, gap - siding - 17), master: 28, off: { out: 7, back: 7 } }
  const height = Math.min(50, (gap - 2 * siding) / 2 - 12 * scale)
  const [out, between] = [7 * scale, gap - 2 * siding - 2 * height]
  return { width: 60, height, master: 50, off: { out, back: Math.min(ENGINE_HIGH * scale, between - out - 4) } }
}

/** The way out has its stations below the siding, the way back above it. */
function wideStations({ back }: Rails, spaces: RailroadLayout['spaces'], size: StationSizes): Stations {
  const { width, height, master, off } = size
  const entries = onTrack.map(({ id, at }): readonly [StationId, Box, Box] => {
    if (at === 2 * LAST) {
      const end = back(LAST)
      const rect = box(end.x - width - 24, end.y - height + 8, width, height)
      return [id, rect, rect]
    }
    const n = turnoutOf(id)
    const { x, y } = spaces[`turnout-${n}`]
    const rect =
      n <= LAST_OUT
        ? box(x - width + 6, y + off.out, width, height)
        : box(x - width / 2 + 2, y - off.back - height, width, height)
    return [id, rect, box(rect.x + width + 2, rect.y - 1, master, height + 2)]
  })
  return {
    stations: Object.fromEntries(entries.map(([id, rect]) => [id, rect])),
    masters: Object.fromEntries(entries.map(([id, , rect]) => [id, rect])),
  }
}

/** Each city above the space of its value; the first two share the room of the first two spaces. */
function stripOf(rect: Box, strip: number, x: (value: number) => number, rails: boolean): RailroadLayout['cities'] {
  const height = strip - 4
  const wide = 76
  const entries = citiesOf(rails).map(({ id, value }): readonly [CityId, Box] => {
    if (value === 0) return [id, box(rect.x + 4, rect.y + 2, 64, height)]
    if (value === 1) return [id, box(rect.x + 71, rect.y + 2, 50, height)]
    return [id, around(x(value), rect.y + 2 + height / 2, wide, height)]
  })
  return Object.fromEntries(entries)
}

/** Cities beside the track: those on the map stand there. */
const citiesOf = (rails: boolean) => (rails ? NORTH : WEST).cities.filter(({ town }) => town < 0)

/** On a phone the way out runs down beside the cities, the way back up on the right. */
export function tallRailroad(rect: Box, rails: boolean): RailroadLayout {
  const { x, y, width, height } = rect
  const left = x + 176
  const right = x + width - 22
  const radius = 26
  const top = y + 16
  const bottom = y + height - radius - 14
  const step = (bottom - top) / LAST_OUT
  const out = (n: number): Spot => ({ x: left, y: top + step * n })
  const backStep = (bottom - top - 30) / (LAST - FIRST_BACK)
  const back = (n: number): Spot => ({ x: right, y: bottom - backStep * (n - FIRST_BACK) })
  const bend = { x: (left + right) / 2, y: bottom + radius }
  const plan: Rails = { out, back, inward: { x: 1, y: 0 }, bend, turns: [90, -90] }
  const spaces = spacesOf(plan, 24)
  const size = { width: 46, height: 42, master: 35 }
  const entries = onTrack.map(({ id, at }): readonly [StationId, Box, Box] => {
    if (at === 2 * LAST) {
      const end = back(LAST)
      const rect10 = box(end.x - 74, end.y - 26, size.width, size.height)
      return [id, rect10, rect10]
    }
    const n = turnoutOf(id)
    const spot = spaces[`turnout-${n}`]
    const station =
      n <= LAST_OUT
        ? box(spot.x + 10, spot.y - 20, size.width, size.height)
        : box(spot.x - 10 - size.width, spot.y - 22, size.width, size.height)
    return [id, station, box(station.x + size.width + 2, station.y, size.master, size.height)]
  })
  return {
    rect,
    cities: uprightStrip(rect, out, rails),
    spaces,
    stations: Object.fromEntries(entries.map(([id, station]) => [id, station])),
    masters: Object.fromEntries(entries.map(([id, , master]) => [id, master])),
    track: `M${left} ${top - 12}V${bottom}A${radius} ${radius} 0 0 0 ${left + radius} ${bottom + radius}H${right - radius}A${radius} ${radius} 0 0 0 ${right} ${bottom}V${back(LAST).y - 10}`,
    sidings: sidingsOf(plan, spaces),
    crosses: crossesOf(plan),
    scale: 1.16,
    newYork: rails ? box(x + 4, y + height - 52, 160, 48) : null,
    upright: true,
  }
}

function uprightStrip(rect: Box, out: (n: number) => Spot, rails: boolean): RailroadLayout['cities'] {
  const cities = citiesOf(rails)
  const tall = 46
  const entries = cities.map(({ id, value }, i): readonly [CityId, Box] => {
    const y =
      i === 0
        ? rect.y + 4
        : i === 1
          ? rect.y + 4 + tall + 3
          : Math.max(rect.y + 4 + (tall + 3) * i, out(value).y - tall / 2)
    return [id, box(rect.x + 4, y, 152, tall)]
  })
  return Object.fromEntries(entries)
}
