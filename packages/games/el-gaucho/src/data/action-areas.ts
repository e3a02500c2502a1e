/** The six action areas, each with one space per player colour. */

/** The same for the first three areas. */
const LOW_TOTALS = [1, 2, 3] as const

/**
 * `accepts`: the dice totals that occupy a space. The rulebook gives 1 to 3 for the first three and 6 for the steppe;
 * 4 for theft comes from a review and 5 for the overseer is what is left. Both stay data.
 */
export const ACTION_AREAS = [
  { id: 'sort', accepts: LOW_TOTALS },
  { id: 'wish', accepts: LOW_TOTALS },
  { id: 'immediate-sale', accepts: LOW_TOTALS },
  { id: 'theft', accepts: [4] },
  { id: 'overseer', accepts: [5] },
  { id: 'steppe', accepts: [6] },
] as const

export type AreaId = (typeof ACTION_AREAS)[number]['id']
/** Index of an action area; in the state a set of areas is a bit mask. */
export type Area = number

export const AREA_IDS: readonly AreaId[] = ACTION_AREAS.map((area) => area.id)
export const AREAS: readonly Area[] = AREA_IDS.map((_, area) => area)
export const areaOf = (id: AreaId): Area => AREA_IDS.indexOf(id)
/** The dice totals that occupy a space of an area. */
export const acceptedBy = (id: AreaId): readonly number[] => ACTION_AREAS[areaOf(id)].accepts
export const bit = (area: Area): number => 1 << area

export const SORT = areaOf('sort')

const ACCEPTING: readonly (readonly Area[])[] = Array.from({ length: 19 }, (_, sum) =>
  ACTION_AREAS.flatMap((area, index) => (area.accepts.some((total) => total === sum) ? [index] : [])),
)

/** Areas that a dice total can occupy. */
export const areasAccepting = (sum: number): readonly Area[] => ACCEPTING[sum]
