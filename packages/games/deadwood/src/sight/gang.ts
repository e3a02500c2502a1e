/** A gang: its money and posters, and where its cowboys are. */
import type { Inputs, Seat } from '@waystation/kernel'
import { BUILDING_COUNT, BUILDING_IDS, LAUNDRIES, STAGE_DEPOT } from '../data/buildings.ts'
import { COWBOY_TYPES, COWBOYS_PER_TYPE, fineFor, STRENGTHS } from '../data/figures.ts'
import { controllerOf, slot, strengthAt } from '../rules/cowboys.ts'
import { totalOf } from '../scoring.ts'
import type { State } from '../state.ts'

const MONEY = [1, 2, 3, 5, 8, 12, 16, 20, 25]
const POSTERS = [1, 2, 3, 4, 5, 6, 8, 10]
const TOKENS = [1, 2, 3, 4]
const COWBOYS = Array.from({ length: COWBOYS_PER_TYPE }, (_, i) => i + 1)

export function seeGang(s: Readonly<State>, of: Seat, inputs: Inputs): void {
  inputs.amount('total', totalOf(s, of), 8)
  inputs.amount('money', s.money[of], 8)
  inputs.atLeast('money', s.money[of], MONEY)
  inputs.atLeast('posters', s.posters[of], POSTERS)
  inputs.amount('fine', fineFor(s.posters[of]), 8)
  inputs.atLeast('cartridges', s.cartridges[of], TOKENS)
  inputs.atLeast('ponies', s.ponies[of], TOKENS)
  inputs.yes('in turn', s.active === of)
  seeCowboys(s, of, inputs)
  seePosted(s, of, inputs)
}

function seeCowboys(s: Readonly<State>, of: Seat, inputs: Inputs): void {
  let [ready, strengthReady, away] = [0, 0, 0]
  for (const strength of STRENGTHS) {
    const at = slot(of, strength)
    ready += s.ranch[at]
    strengthReady += strength * s.ranch[at]
    away += s.mine[at]
    inputs.atLeast(AT_RANCH[strength - 1], s.ranch[at], COWBOYS)
    inputs.amount(IN_MINE[strength - 1], s.mine[at], 1)
    inputs.amount(TO_HIRE[strength - 1], s.reserve[at], 1)
    inputs.amount(DEAD[strength - 1], s.bootHill[at], 1)
  }
  inputs.atLeast('ready', ready, TOKENS)
  inputs.amount('strength ready', strengthReady, 4)
  inputs.amount('in the mine', away, 2)
}

const AT_RANCH = COWBOY_TYPES.map((type) => `${type} at the ranch`)
const IN_MINE = COWBOY_TYPES.map((type) => `${type} in the mine`)
const TO_HIRE = COWBOY_TYPES.map((type) => `${type} to hire`)
const DEAD = COWBOY_TYPES.map((type) => `${type} dead`)

/** Who stands where, how strong he is, and what stands there pay for. */
function seePosted(s: Readonly<State>, of: Seat, inputs: Inputs): void {
  const posted: number[] = []
  let all = 0
  for (let building = 0; building < BUILDING_COUNT; building++) {
    const strength = strengthAt(s, building, of)
    inputs.amount(STRENGTH[building], strength, 2)
    if (strength === 0) continue
    posted.push(building)
    all += strength
  }
  inputs.some('cowboy on', posted, BUILDING_COUNT)
  inputs.amount('in town', posted.length, 3)
  inputs.amount('strength in town', all, 4)
  inputs.yes('has the Stage Depot', controllerOf(s, STAGE_DEPOT) === of)
  inputs.yes('keeps the Stage Depot', s.depotHolder === of)
  const washing = LAUNDRIES.filter((laundry) => strengthAt(s, laundry, of) > 0).length
  inputs.amount('posters to wash', washing * s.posters[of], 4)
  let owed = 0
  const beside: number[] = []
  for (const { building, seat, times } of s.owed) {
    if (seat !== of) continue
    owed += times
    beside.push(building)
  }
  inputs.amount('annexations owed', owed, 1)
  inputs.some('owed on', beside, BUILDING_COUNT)
}

const STRENGTH = BUILDING_IDS.map((id) => `strength on ${id}`)
