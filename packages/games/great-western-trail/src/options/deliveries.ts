/** Answers that name a city: made once for each board of cities. */
import { memo, type OptionOf } from '@waystation/kernel'
import type { City, CityId } from '../data/cities.ts'

export type DeliverOption = OptionOf<'deliver'> & {
  readonly city: CityId
  readonly index: number
  readonly transport: number
}

const COSTS = 32
const deliveries = new WeakMap<readonly City[], (key: number) => DeliverOption>()
function deliveriesTo(cities: readonly City[]): (key: number) => DeliverOption {
  const made = memo(cities.length * COSTS, (key): DeliverOption => {
    const index = Math.floor(key / COSTS)
    const city = cities[index].id
    return { id: `deliver to ${city}`, do: 'deliver', city, index, transport: key % COSTS }
  })
  deliveries.set(cities, made)
  return made
}
/** Delivering to one of the cities on the table. */
export const deliverTo = (cities: readonly City[], city: number, transport: number): DeliverOption =>
  (deliveries.get(cities) ?? deliveriesTo(cities))(city * COSTS + transport)
