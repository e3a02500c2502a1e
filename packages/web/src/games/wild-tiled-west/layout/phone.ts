/** On a phone: one part at a time, upright as high as the screen lets it be, sideways as wide. */
import { SIZE } from '@waystation/wild-tiled-west'
import type { Box } from '../../../art/ink.ts'
import { box } from '../../../board/boxes.ts'
import type { SheetRange } from '../../../board/stage-size.ts'
import { EMPTY, framed, RIM } from './parts.ts'
import { trayPlaces } from './trays.ts'
import type { Layout } from './types.ts'

export const REGIONS = ['trays', 'mine', 'others', 'goals'] as const
export type RegionName = (typeof REGIONS)[number]

const WIDTH = 400
export const PHONE_SHEET: SheetRange = { width: WIDTH, lowest: 308, highest: 596, usual: 560 }
/** Lower than that the phone is held sideways. */
const UPRIGHT = 400

const BOXES = ['years', 'wrangle', 'supply', 'frame', 'purse', 'mine', 'partners', 'others'] as const

const sheet = (height: number) => ({ ...EMPTY, kind: 'tall' as const, width: WIDTH, height })

/** What can be taken comes first, large enough for a finger; the trays show why. */
const OFFER = { height: 84, most: 15 }
const IN_ROW = 5
const offersShown = (offers: number): number => (offers > OFFER.most ? 0 : offers)

const YEARS = 44
const PURSE = 38
/** Lower ones could not be told apart. */
const LOWEST_TRAYS = 316
/** Alleys large enough for a finger. */
const FOOT = 50

function trays(height: number, offers: number): Layout {
  const taken = Math.ceil(offersShown(offers) / IN_ROW) * OFFER.height
  const years = PURSE + 2 + taken
  const top = years + YEARS + 4
  const rows = Math.max(LOWEST_TRAYS, height - top)
  return {
    ...sheet(top + rows),
    purse: box(2, 0, WIDTH - 4, PURSE),
    offers: taken === 0 ? null : { ...box(2, PURSE + 2, WIDTH - 4, taken), columns: IN_ROW, row: OFFER.height },
    years: box(2, years, WIDTH - 4, YEARS),
    trays: trayPlaces(box(2, top, WIDTH - 4, rows), 0.83, FOOT),
  }
}

/** Sideways what can be taken stands in columns beside the trays. */
function traysBeside(height: number, offers: number): Layout {
  const shown = offersShown(offers)
  const columns = shown === 0 ? 0 : shown > 5 ? 2 : 1
  const left = columns === 0 ? 2 : columns * 72 + 4
  const purse = 30
  const top = purse + 3 + 38
  const room = height - purse - 2
  const row = Math.min(OFFER.height, room / Math.ceil(shown / Math.max(1, columns)))
  return {
    ...sheet(height),
    purse: box(0, 0, WIDTH, purse),
    offers: columns === 0 ? null : { ...box(0, purse + 2, left - 2, room), columns, row },
    years: box(left, purse + 2, WIDTH - left, 38),
    trays: trayPlaces(box(left, top + 2, WIDTH - left, height - top - 2), columns === 2 ? 0.56 : 0.68, 38),
  }
}

const land = (height: number): Layout => ({
  ...sheet(452),
  purse: box(0, 0, WIDTH, 42),
  ...framed(0, 44, 34.1),
  // Where the screen is high enough, what the mine has to give as well.
  ...(height >= 516 && { height: 512, mine: box(2, 450, WIDTH - 4, 60) }),
})

/** Sideways what one has stands beside the land. */
function landBeside(height: number): Layout {
  const cell = (height - RIM.height) / SIZE
  const right = cell * SIZE + RIM.width + 4
  return {
    ...sheet(height),
    ...framed(0, 0, cell),
    purse: box(right, 0, WIDTH - right, height),
  }
}

const GOALS = { wrangle: 132, supply: 164, mine: 60, partners: 74 }

function goals(height: number): Layout {
  const share = (height - 22) / (GOALS.wrangle + GOALS.supply + GOALS.mine + GOALS.partners)
  let y = 2
  const next = (high: number) => {
    const at = box(2, y, WIDTH - 4, high * share)
    y += high * share + 6
    return at
  }
  return {
    ...sheet(height),
    wrangle: next(GOALS.wrangle),
    supply: next(GOALS.supply),
    mine: next(GOALS.mine),
    partners: next(GOALS.partners),
  }
}

const others = (height: number): Layout => ({ ...sheet(height), others: box(0, 0, WIDTH, height) })

/** `offers`: the number of stacks within reach. */
export function phone(region: RegionName, offers: number, height: number): Layout {
  const upright = height >= UPRIGHT
  switch (region) {
    case 'trays':
      return upright ? trays(height, offers) : traysBeside(height, offers)
    case 'mine':
      return upright ? land(height) : landBeside(height)
    case 'goals':
      return goals(upright ? 452 : height)
    case 'others':
      return others(upright ? 452 : height)
  }
}

/** Where there are no tabs, everything stands below each other. */
export function stacked(offers: number): Layout {
  const parts = [land(0), { ...trays(0, offers), purse: null }, goals(452), others(452)]
  let top = 0
  let all: Layout = sheet(0)
  for (const part of parts) {
    all = { ...all, ...lowered(part, top), height: top + part.height }
    top += part.height + 8
  }
  return all
}

type Shown = Partial<{ -readonly [part in keyof Layout]: Layout[part] }>

function lowered(part: Layout, by: number): Shown {
  const down = <B extends Box>(at: B): B => ({ ...at, y: at.y + by })
  const shown: Shown = {}
  for (const name of BOXES) {
    const at = part[name]
    if (at !== null) shown[name] = down(at)
  }
  if (part.offers !== null) shown.offers = down(part.offers)
  if (part.trays !== null) shown.trays = trayPlaces(down(part.trays.rect), part.trays.scale, part.trays.foot)
  if (part.grid !== null) shown.grid = { ...part.grid, y: part.grid.y + by }
  return shown
}
