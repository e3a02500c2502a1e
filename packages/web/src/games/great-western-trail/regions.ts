/** The parts of the board: tabs on a phone, enlarged elsewhere. */
import type { GreatWesternTrail } from '@waystation/great-western-trail'
import { DOCK, type RegionId, type Regions } from '../../adapter.ts'
import { type RegionName, REGIONS } from './layout/types.ts'
import { boardWords } from './text/words.ts'

/** Exchange tokens may be used at any time: no question is about them. */
const OF_KIND: { readonly [kind: string]: RegionId } = {
  node: 'trail',
  branch: 'trail',
  action: 'trail',
  count: 'trail',
  space: 'railroad',
  station: 'railroad',
  city: 'railroad',
  newyork: 'railroad',
  town: 'north',
  trade: 'north',
  row: 'markets',
  cattle: 'markets',
  price: 'markets',
  card: 'markets',
  deck: 'markets',
  foresight: 'markets',
  auxiliary: 'home',
  double: 'home',
  disc: 'home',
  worker: 'home',
  certificate: 'home',
  building: 'home',
  side: 'home',
  hand: DOCK,
  objective: DOCK,
}

/** Below this width of the stage a region enlarges by itself: letters on it would be too small. */
const NEAR_BELOW: { readonly [region in RegionName]?: number } = { north: 1700, markets: 1700, home: 1500 }
/** The trail has less room where the map is above it. */
const TRAIL_BELOW_THE_MAP = 1060

export const regions: Regions<GreatWesternTrail> = {
  list({ map, poker }, language) {
    const { regions: names } = boardWords(language)
    return REGIONS.filter((id) => (id !== 'north' || map !== null) && (id !== 'poker' || poker !== null)).map((id) => {
      const nearBelow = id === 'trail' && map !== null ? TRAIL_BELOW_THE_MAP : NEAR_BELOW[id]
      return { id, name: names[id], near: true, redrawn: true, ...(nearBelow !== undefined && { nearBelow }) }
    })
  },
  of(target, { cities }) {
    const [kind, id] = target.split(' ')
    const onMap = kind === 'city' && cities.some(({ city, onMap: there }) => city === id && there)
    if (onMap || target === 'station station-green' || target === 'station station-red') return 'north'
    return OF_KIND[kind] ?? null
  },
}
