/**
 * The building tiles. A tile's text is data: what annexing it brings at once, then the question it asks. Duplicates are
 * tiles of their own. In the state a tile is its index.
 */

/** What annexing takes from the supply and the crime pool. */
export interface Gain {
  readonly money?: number
  readonly cartridges?: number
  readonly ponies?: number
  readonly posters?: number
}

interface BuildingSpec {
  readonly id: string
  readonly type: string
  /** Number on the back; 0 stands for the X of the starting buildings. */
  readonly stack: 0 | 1 | 2 | 3
  readonly gain?: Gain
}

export const BUILDINGS = [
  { id: 'church', type: 'church', stack: 0 },
  { id: 'saloon-x', type: 'saloon', stack: 0 },
  { id: 'sheriffs-office', type: 'sheriffs-office', stack: 0 },
  { id: 'town-hall', type: 'town-hall', stack: 0 },
  { id: 'gunsmith-1', type: 'gunsmith', stack: 1, gain: { money: 1, cartridges: 2 } },
  { id: 'bank', type: 'bank', stack: 1, gain: { money: 5, posters: 1 } },
  { id: 'blacksmith-1', type: 'blacksmith', stack: 1, gain: { money: 1, ponies: 1 } },
  { id: 'casino', type: 'casino', stack: 1 },
  { id: 'general-store-1', type: 'general-store', stack: 1, gain: { money: 1 } },
  { id: 'hotel', type: 'hotel', stack: 1, gain: { money: 2 } },
  { id: 'laundry-1', type: 'laundry', stack: 1, gain: { money: 1 } },
  { id: 'stage-depot', type: 'stage-depot', stack: 1, gain: { money: 2 } },
  { id: 'undertaker', type: 'undertaker', stack: 1, gain: { money: 1 } },
  { id: 'gunsmith-2', type: 'gunsmith', stack: 2, gain: { money: 1, cartridges: 2 } },
  { id: 'blacksmith-2', type: 'blacksmith', stack: 2, gain: { money: 1, ponies: 1 } },
  { id: 'gold-mine', type: 'gold-mine', stack: 2 },
  { id: 'general-store-2', type: 'general-store', stack: 2, gain: { money: 1 } },
  { id: 'laundry-2', type: 'laundry', stack: 2, gain: { money: 1 } },
  { id: 'saloon-2', type: 'saloon', stack: 2 },
  { id: 'fortune-teller', type: 'fortune-teller', stack: 3, gain: { money: 1 } },
  { id: 'courthouse', type: 'courthouse', stack: 3 },
  { id: 'grifter', type: 'grifter', stack: 3, gain: { money: 1 } },
  { id: 'newspaper', type: 'newspaper', stack: 3, gain: { money: 1 } },
  { id: 'dance-hall', type: 'dance-hall', stack: 3, gain: { money: 1 } },
  { id: 'telegraph-office', type: 'telegraph-office', stack: 3, gain: { money: 1 } },
] as const satisfies readonly BuildingSpec[]

export type BuildingId = (typeof BUILDINGS)[number]['id']
export type BuildingType = (typeof BUILDINGS)[number]['type']
/** Index of a building tile. */
export type Building = number

export const BUILDING_COUNT = BUILDINGS.length
export const BUILDING_IDS: readonly BuildingId[] = BUILDINGS.map((b) => b.id)
export const BUILDING_TYPES: readonly BuildingType[] = BUILDINGS.map((b) => b.type)

const NOTHING: Gain = {}
export const GAINS: readonly Gain[] = BUILDINGS.map((b: BuildingSpec) => b.gain ?? NOTHING)

/** Tiles of one type bring the same. */
export const gainOf = (type: BuildingType): Gain => GAINS[BUILDING_TYPES.indexOf(type)]

const INDEX_OF: ReadonlyMap<string, Building> = new Map(BUILDING_IDS.map((id, building) => [id, building]))

export function buildingOf(id: BuildingId): Building {
  const building = INDEX_OF.get(id)
  if (building === undefined) throw new Error(`no building named ${id}`)
  return building
}

export const CHURCH = buildingOf('church')
export const SALOON_X = buildingOf('saloon-x')
export const SHERIFFS_OFFICE = buildingOf('sheriffs-office')
export const TOWN_HALL = buildingOf('town-hall')
export const HOTEL = buildingOf('hotel')
export const STAGE_DEPOT = buildingOf('stage-depot')
export const UNDERTAKER = buildingOf('undertaker')
export const LAUNDRIES: readonly Building[] = [buildingOf('laundry-1'), buildingOf('laundry-2')]

/** The three face-down stacks, 0 to 2 for the numbers 1 to 3. */
export type Stack = number
export const STACK_COUNT = 3

/** The stack a tile goes back to; the starting Saloon joins the first (La voie ferrée). */
export const STACK_OF: readonly Stack[] = BUILDINGS.map((b) => (b.stack === 0 ? 0 : b.stack - 1))

/** Tiles by the number on their back, those marked X first. */
export const TILES_MARKED: readonly (readonly Building[])[] = [0, 1, 2, 3].map((mark) =>
  BUILDINGS.flatMap((b, tile) => (b.stack === mark ? [tile] : [])),
)
