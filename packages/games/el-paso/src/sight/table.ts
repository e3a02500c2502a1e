/** What lies open for everybody: the market, workers, buildings, tiles, and how long the game still lasts. */
import type { Inputs, Seat } from '@waystation/kernel'
import { BONUS_KINDS, BONUSES } from '../data/bonuses.ts'
import { MARKET_BREEDS, SIMMENTAL } from '../data/cards.ts'
import { OBJECTIVE_COUNT } from '../data/objectives.ts'
import { SIMMENTAL_STACK } from '../data/table.ts'
import { isCommon, ownerOf } from '../data/tiles.ts'
import { BUILDING_NODES, NODE_IDS } from '../data/trail.ts'
import { paceOf } from '../heuristic/pace.ts'
import { PHASES, type State } from '../state.ts'

const SIMMENTALS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const OWN_AT = NODE_IDS.map((node) => `own building on ${node}`)
const OTHERS_AT = NODE_IDS.map((node) => `other building on ${node}`)

export function seeTable(s: Readonly<State>, seat: Seat, inputs: Inputs): void {
  inputs.which('phase', PHASES.indexOf(s.phase), PHASES.length)
  inputs.yes('own turn', s.turn === seat)
  inputs.amount('left', paceOf(s, seat).left, 1)
  inputs.amount('turns left', s.turnsLeft, 4)
  inputs.amount('Simmental', s.market[SIMMENTAL], SIMMENTAL_STACK[s.players.length])
  inputs.atLeast('Simmental', s.market[SIMMENTAL], SIMMENTALS)
  inputs.amounts(
    'market',
    MARKET_BREEDS.map((breed) => s.market[breed]),
    6,
  )
  inputs.bits('on sale', bitsOf(MARKET_BREEDS.map((breed) => s.market[breed] > 0)), MARKET_BREEDS.length)
  inputs.amounts('workers', s.workers, 8)
  inputs.bits('workers left', bitsOf(s.workers.map((count) => count > 0)), s.workers.length)
  inputs.amounts('buildings', s.buildings, 2)
  inputs.some('objective on offer', s.objectivesShown, OBJECTIVE_COUNT)
  inputs.some(
    'bonus on offer',
    s.bonusesShown.map((tile) => (tile < 0 ? -1 : BONUS_KINDS.indexOf(BONUSES[tile].kind))),
    BONUS_KINDS.length,
  )
  for (const node of BUILDING_NODES) {
    const built = isCommon(s.trail[node])
    inputs.yes(OWN_AT[node], built && ownerOf(s.trail[node]) === seat)
    inputs.yes(OTHERS_AT[node], built && ownerOf(s.trail[node]) !== seat)
  }
}

const bitsOf = (flags: readonly boolean[]): number =>
  flags.reduce((mask, flag, i) => (flag ? mask | (1 << i) : mask), 0)
