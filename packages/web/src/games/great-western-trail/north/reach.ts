/** Towns in which a player may place a shop, as far as rails go: the same sets of towns as the rules use, a bit each. */
import {
  FROM_TOWN_HALL,
  gatesOf,
  NEXT_TOWNS,
  type PlayerView,
  type TownId,
  TOWNS,
} from '@waystation/great-western-trail'

export function withinReach({ cities, annex }: PlayerView, more: readonly TownId[] = []): readonly TownId[] {
  const own = new Set<TownId>([...(annex?.shops ?? []), ...more])
  let reach = FROM_TOWN_HALL
  for (const { city } of cities) reach |= gatesOf(city)
  TOWNS.forEach(({ id }, town) => {
    if (own.has(id)) reach |= NEXT_TOWNS[town]
  })
  return TOWNS.filter(({ id }, town) => (reach >> town) & 1 && !own.has(id)).map(({ id }) => id)
}
