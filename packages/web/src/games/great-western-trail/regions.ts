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
const NEAR_BELOW: { readonly [region in Exclude<RegionName, 'trail'>]: number } = {
  railroad: 1500,
  north: 1700,
  markets: 1700,
  poker: 1700,
  home: 1500,
}

/** The trail has less room where the map is above it. Elsewhere it stays among the markets, which are what one moves for. */
const TRAIL_BELOW_THE_MAP = 1150

function nearBelow(id: RegionName, hasMap: boolean): { readonly nearBelow?: number } {
  if (id !== 'trail') return { nearBelow: NEAR_BELOW[id] }
  return hasMap ? { nearBelow: TRAIL_BELOW_THE_MAP } : {}
}

export const regions: Regions<GreatWesternTrail> = {
  list({ map, poker }, language) {
    const { regions: names } = boardWords(language)
    return REGIONS.filter((id) => (id !== 'north' || map !== null) && (id !== 'poker' || poker !== null)).map((id) => ({
      id,
      name: names[id],
      near: true,
      redrawn: true,
      ...nearBelow(id, map !== null),
    }))
  },
  of(target, { cities, poker, asked }) {
    const [kind, id] = target.split(' ')
    // A card has a price only where it is laid on the poker table.
    if (kind === 'hand' && poker !== null && asked.price > 0) return 'poker'
    const onMap = kind === 'city' && cities.some(({ city, onMap: there }) => city === id && there)
    if (onMap || target === 'station station-green' || target === 'station station-red') return 'north'
    return OF_KIND[kind] ?? null
  },
}
