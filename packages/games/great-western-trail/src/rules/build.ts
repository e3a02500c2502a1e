/** Placing private buildings. Rulebook: "Construire l'un de vos bâtiments". */
import type { Seat } from '@waystation/kernel'
import { BUILDINGS, faceIndex, faceOf } from '../data/buildings.ts'
import { tablesOf } from '../data/tables.ts'
import { buildingFace, buildingOwner, buildingTile, CRAFTSMAN, EMPTY, isBuilding } from '../data/tiles.ts'
import { NODES, SITES, WOODS } from '../data/trail.ts'
import { BUILDING, buildOn, type Option } from '../options.ts'
import type { State } from '../state.ts'
import type { Rule } from '../types.ts'

/** Craftsmen needed to put this building on a site, or more than anyone has when it cannot go there. */
export const IMPOSSIBLE = 99
export function craftsmenNeeded(s: Readonly<State>, seat: Seat, number: number, site: number): number {
  const tile = s.trail[site]
  const { craftsmen } = faceOf(number, s.players[seat].sides)
  if (tile === EMPTY) return craftsmen
  if (!isBuilding(tile) || buildingOwner(tile) !== seat) return IMPOSSIBLE
  const difference = craftsmen - BUILDINGS[buildingFace(tile)].craftsmen
  return difference > 0 ? difference : IMPOSSIBLE
}

function affords(s: Readonly<State>, seat: Seat, needed: number, price: number): boolean {
  const p = s.players[seat]
  return needed <= p.workers[CRAFTSMAN] && needed * price <= p.money
}

/** Least craftsmen with which any site would take each building: on an empty site, or over the dearest lower one. */
function buildable(s: Readonly<State>, seat: Seat, number: number, price: number): boolean {
  for (const site of SITES) if (affords(s, seat, craftsmenNeeded(s, seat, number, site), price)) return true
  return false
}

/** Not placed yet. */
export function inSupply(s: Readonly<State>, seat: Seat, number: number): boolean {
  return ((s.players[seat].placed >> number) & 1) === 0
}

export function canBuild(s: Readonly<State>, seat: Seat, price: number): boolean {
  for (const n of tablesOf(s).buildings) if (inSupply(s, seat, n) && buildable(s, seat, n, price)) return true
  return false
}

/** Which building. */
export const build: Rule<'build'> = {
  ask(s, { seat, price }) {
    const options: Option[] = []
    const { sides } = s.players[seat]
    for (const n of tablesOf(s).buildings) {
      if (inSupply(s, seat, n) && buildable(s, seat, n, price)) options.push(BUILDING[faceIndex(n, sides)])
    }
    return options.length === 0 ? null : { seat, kind: 'build', options }
  },
  choose(g, { seat, price }, option) {
    if (option.do === 'building') g.then({ do: 'site', seat, price, number: option.number })
  },
}

/** Where: an empty building site, or over an own building of lower value, which leaves the game. */
export const site: Rule<'site'> = {
  ask(s, { seat, price, number }) {
    const options: Option[] = []
    for (const at of SITES) {
      const needed = craftsmenNeeded(s, seat, number, at)
      if (affords(s, seat, needed, price)) options.push(buildOn(at, needed * price, s.trail[at]))
    }
    return options.length === 0 ? null : { seat, kind: 'site', options }
  },
  choose(g, { seat, number }, option) {
    if (option.do !== 'site') return
    const { s } = g
    const { cost } = option
    const old = s.trail[option.index]
    const p = s.players[seat]
    const face = faceIndex(number, p.sides)
    p.money -= cost
    p.placed |= 1 << number
    s.trail[option.index] = buildingTile(seat, face)
    const built = { building: BUILDINGS[face].id, node: NODES[option.index].id, cost }
    if (old === EMPTY) g.emit({ type: 'built', seat, ...built })
    else {
      s.box.buildings++
      g.emit({ type: 'built', seat, ...built, replaced: BUILDINGS[buildingFace(old)].id })
    }
  },
}

/** Own buildings whose corner touches the woods. */
export function buildingsInWoods(s: Readonly<State>, seat: Seat): number {
  let count = 0
  for (const at of WOODS) if (isBuilding(s.trail[at]) && buildingOwner(s.trail[at]) === seat) count++
  return count
}

/** How many own buildings stand on the trail. */
export function buildingsCount(s: Readonly<State>, seat: Seat): number {
  let count = 0
  for (const at of SITES) if (isBuilding(s.trail[at]) && buildingOwner(s.trail[at]) === seat) count++
  return count
}

/** Own buildings on the trail, as trail spaces. */
export function buildingsOf(s: Readonly<State>, seat: Seat): number[] {
  return SITES.filter((at) => isBuilding(s.trail[at]) && buildingOwner(s.trail[at]) === seat)
}
