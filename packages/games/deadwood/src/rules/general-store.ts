/** Épicerie: another own cowboy moves from building to building, which may mean a duel and an annexation. */
import type { Seat } from '@waystation/kernel'
import { type Building, BUILDING_COUNT, BUILDING_IDS, buildingOf } from '../data/buildings.ts'
import { MOVE_FROM, MOVE_TO, PASS } from '../options.ts'
import type { State } from '../state.ts'
import type { Answer, Rule } from '../types.ts'
import { leave, strengthAt, typeOf } from './cowboys.ts'
import { enter, enterable } from './going-to-town.ts'

/** Own cowboys on other buildings who have somewhere to go. */
function movable(s: Readonly<State>, seat: Seat, store: Building): Answer<'moveFrom'>[] {
  const out: Answer<'moveFrom'>[] = []
  for (let building = 0; building < BUILDING_COUNT; building++) {
    if (building === store || strengthAt(s, building, seat) === 0) continue
    if (enterable(s, seat).length > 0) out.push(MOVE_FROM[building])
  }
  return out
}

/** Who moves; nobody has to. */
export const moveFrom: Rule<'moveFrom', Answer<'moveFrom'> | typeof PASS> = {
  ask(s, { seat, store }) {
    const options = movable(s, seat, store)
    return options.length === 0 ? null : { seat, kind: 'store-from', options: [...options, PASS] }
  },
  choose(g, { seat }, option) {
    if (option.do === 'moveFrom') g.then({ do: 'moveTo', seat, from: buildingOf(option.building) })
  },
}

/** Where to. The move counts as placing a cowboy, the sheriff's fee included [house]. */
export const moveTo: Rule<'moveTo', Answer<'moveTo'>> = {
  ask: (s, { seat }) => ({
    seat,
    kind: 'store-to',
    options: enterable(s, seat).map((building) => MOVE_TO[building]),
  }),
  choose(g, { seat, from }, option) {
    const building = buildingOf(option.building)
    const strength = leave(g.s, from, seat)
    g.emit({ type: 'moved', seat, cowboy: typeOf(strength), from: BUILDING_IDS[from], to: option.building })
    enter(g, seat, strength, { building, from })
  },
}
