/** The rancher on the trail, and what lies ahead of him; which sides buildings and train cards show. */
import type { Inputs, Seat } from '@waystation/kernel'
import { BUILDING_NUMBERS, NEUTRAL_BUILDINGS } from '../data/buildings.ts'
import { isCommon, isNeutral, neutralTile, numberOf, ownerOf, PLACE_COUNT, placeOf } from '../data/tiles.ts'
import { BUILDING_NODES, EL_PASO, NEUTRAL_NODES, NODE_COUNT, NODE_IDS, OFF_TRAIL } from '../data/trail.ts'
import { TRAIN_CARDS } from '../data/train.ts'
import { paceOf } from '../heuristic/pace.ts'
import { stepsTo } from '../rules/trail.ts'
import type { State } from '../state.ts'

export function seeWay(s: Readonly<State>, of: Seat, inputs: Inputs): void {
  const { at } = s.players[of]
  inputs.which('at', at + 1, NODE_COUNT + 1)
  inputs.which('at place', at === OFF_TRAIL ? -1 : placeOf(s.trail[at], s.rules.sides), PLACE_COUNT)
  const ahead = BUILDING_NODES.filter((node) => node > at && isCommon(s.trail[node]) && ownerOf(s.trail[node]) === of)
  inputs.some(
    'building ahead',
    ahead.map((node) => numberOf(s.trail[node]) - 1),
    BUILDING_NUMBERS.length,
  )
  const neutral = NEUTRAL_NODES.filter((node) => node > at).map((node) => neutralOn(s.trail[node]))
  inputs.some('neutral building ahead', neutral, NEUTRAL_BUILDINGS.length)
  inputs.which('next neutral building', neutral[0] ?? -1, NEUTRAL_BUILDINGS.length)
  const pace = paceOf(s, of)
  inputs.amount('visits to come', Math.min(4, pace.own), 2)
  inputs.amount('way behind', pace.way, 1)
  inputs.amount('steps to El Paso', stepsTo(s, Math.max(at, EL_PASO), EL_PASO), 6)
}

const neutralOn = (tile: number): number => (isNeutral(tile) ? tile - neutralTile(0) : -1)

/** What the table agreed on. */
export function seeRules(s: Readonly<State>, inputs: Inputs): void {
  const { sides, backs, chooseOne2a, discAtLeast, sueTakesCorriente, sueDeliversHighest, handicap } = s.rules
  NEUTRAL_NODES.forEach((node, i) => inputs.which(NEUTRAL_ON[i], neutralOn(s.trail[node]), NEUTRAL_BUILDINGS.length))
  inputs.bits('side b', sides >> 1, BUILDING_NUMBERS.length)
  inputs.bits('back of train card', backs, TRAIN_CARDS.length)
  inputs.yes('choose one on 2a', chooseOne2a)
  inputs.yes('discs on higher posts', discAtLeast)
  inputs.yes('Sue takes a Corriente', sueTakesCorriente)
  inputs.yes('Sue delivers to the highest post', sueDeliversHighest)
  inputs.amount('handicap', handicap, 10)
}

const NEUTRAL_ON = NEUTRAL_NODES.map((node) => `neutral building on ${NODE_IDS[node]}`)
