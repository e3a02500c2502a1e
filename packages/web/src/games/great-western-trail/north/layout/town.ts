/** What a town's tile is made of, in its own units: four trade spaces, and beside them what its type adds. */
import { NORTH, type Town, type TownId, TOWNS } from '@waystation/great-western-trail'
import type { Box } from '../../../../art/ink.ts'

interface TownParts {
  readonly width: number
  readonly height: number
  /** Two by two. */
  readonly spaces: readonly Box[]
  /** Name and value of a city, price and points of a station. */
  readonly head: Box | null
  /** Where discs are laid. */
  readonly discs: Box | null
  /** The tile of a medium town, the station master, or what a city gives. */
  readonly extra: Box | null
}

const PAD = 2.5
const SPACE = 12.5
const HEAD = 13
const EXTRA = { width: 22, height: 2 * SPACE }

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

function spaces(y: number): readonly Box[] {
  return [0, 1, 2, 3].map((i) => box(PAD + (i % 2) * SPACE, y + Math.floor(i / 2) * SPACE, SPACE, SPACE))
}

const right = PAD + 2 * SPACE

function small(): TownParts {
  return { width: right + PAD, height: right + PAD, spaces: spaces(PAD), head: null, discs: null, extra: null }
}

function medium(): TownParts {
  const extra = box(right + 1.5, PAD, EXTRA.width + 2, EXTRA.height)
  return { ...small(), width: extra.x + extra.width + PAD, extra }
}

/** Cities and stations have a head and room for discs. */
function headed(withExtra: boolean): TownParts {
  const top = PAD + HEAD
  const discs = box(right + 1.5, top, 2 * SPACE, 2 * SPACE)
  const extra = withExtra ? box(discs.x + discs.width + 1.5, top, EXTRA.width, EXTRA.height) : null
  const width = (extra === null ? discs.x + discs.width : extra.x + extra.width) + PAD
  return {
    width,
    height: top + 2 * SPACE + PAD,
    spaces: spaces(top),
    head: box(PAD, PAD - 0.5, width - 2 * PAD, HEAD - 0.5),
    discs,
    extra,
  }
}

/** Whether anything is printed beside the discs of a city. */
function gives(id: TownId): boolean {
  const city = NORTH.cities.find((each) => each.id === (id as string))
  return city !== undefined && (city.vp !== 0 || city.vpPerBell !== 0 || city.money !== 0 || city.objective)
}

function partsOf({ id, type }: Town): TownParts {
  if (type === 'small') return small()
  if (type === 'medium') return medium()
  return headed(type === 'station' || gives(id))
}

export const TOWN_PARTS = Object.fromEntries(TOWNS.map((town) => [town.id, partsOf(town)])) as {
  readonly [town in TownId]: TownParts
}
