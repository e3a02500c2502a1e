/** The cattleman on the trail, the buildings ahead of him, and those that can still be built. */
import type { Inputs, Seat } from '@waystation/kernel'
import { BUILDINGS, faceIndex } from '../data/buildings.ts'
import { tablesOf } from '../data/tables.ts'
import { buildingFace, buildingOwner, FIRST_NEUTRAL, isBuilding, isNeutral, NEUTRAL_LETTERS } from '../data/tiles.ts'
import { KANSAS_CITY, NEUTRAL_SPACES, NODE_COUNT, NODES, SITES } from '../data/trail.ts'
import { progress } from '../heuristic/journey.ts'
import { inSupply } from '../rules/build.ts'
import { movementLimit } from '../rules/trail.ts'
import type { State } from '../state.ts'

/** Where exactly others have built, and what they have left to build, matters less than what it is. */
export function seeWay(s: Readonly<State>, of: Seat, own: boolean, inputs: Inputs): void {
  const { at, sides } = s.players[of]
  inputs.which('at', at + 1, NODE_COUNT + 1)
  const [built, ahead, sites, letters, supply]: number[][] = [[], [], [], [], []]
  SITES.forEach((site, i) => {
    const tile = s.trail[site]
    if (!isBuilding(tile) || buildingOwner(tile) !== of) return
    built.push(buildingFace(tile))
    if (at === KANSAS_CITY || site > at) ahead.push(buildingFace(tile))
    sites.push(i)
  })
  for (const space of NEUTRAL_SPACES) if (at === KANSAS_CITY || space > at) letters.push(s.trail[space] - FIRST_NEUTRAL)
  if (own)
    for (const number of tablesOf(s).buildings) if (inSupply(s, of, number)) supply.push(faceIndex(number, sides))
  inputs.some('building', built, BUILDINGS.length)
  inputs.some('building ahead', ahead, BUILDINGS.length)
  if (own) {
    inputs.some('building in the supply', supply, BUILDINGS.length)
    inputs.some('building on site', sites, SITES.length)
  }
  inputs.amount('buildings', built.length, 5)
  inputs.which('on neutral building', at >= 0 && isNeutral(s.trail[at]) ? s.trail[at] - FIRST_NEUTRAL : -1, LETTERS)
  inputs.some('neutral building ahead', letters, LETTERS)
  inputs.which('next neutral building', letters[0] ?? -1, LETTERS)
  const { near, stops } = progress(s, of)
  inputs.amount('way behind', near, 1)
  inputs.amount('stops ahead', stops, 5)
  inputs.amount('steps', movementLimit(s, of), 5)
}

const LETTERS = NEUTRAL_LETTERS.length

/** Which neutral building lies where: shuffled or not. */
export function seeNeutral(s: Readonly<State>, inputs: Inputs): void {
  NEUTRAL_SPACES.forEach((space, i) => inputs.which(NEUTRAL_ON[i], s.trail[space] - FIRST_NEUTRAL, LETTERS))
}

const NEUTRAL_ON = NEUTRAL_SPACES.map((space) => `neutral building on ${NODES[space].id}`)
