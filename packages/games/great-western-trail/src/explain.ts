/** Why something is not an option now, with the numbers that are missing. What is an option needs no reason. */
import type { Reason, Seat } from '@waystation/kernel'
import { AUXILIARIES } from './data/auxiliaries.ts'
import { CATTLE, FIRST_MARKET_CARD } from './data/cards.ts'
import { JOB_ROWS } from './data/job-market.ts'
import { OBJECTIVES, FIRST_OBJECTIVE, isObjective } from './data/objectives.ts'
import { DISC_SPOTS } from './data/player-board.ts'
import { STATIONS } from './data/railroad.ts'
import { TOWNS } from './data/rails/towns.ts'
import { ACTIONS } from './data/slots.ts'
import { type Tables, tablesOf } from './data/tables.ts'
import { WORKERS } from './data/tiles.ts'
import { NODES } from './data/trail.ts'
import { actionsHere, whyNotAction } from './explain/actions.ts'
import { whyNotAuxiliary } from './explain/auxiliary.ts'
import { whyNotCattle, whyNotWorker } from './explain/markets.ts'
import { whyNotObjective } from './explain/objectives.ts'
import { whyNotCity, whyNotDisc, whyNotStation } from './explain/railroad.ts'
import { whyNotTown } from './explain/towns.ts'
import { whyNotBuilding, whyNotNode } from './explain/trail.ts'
import type { State } from './state.ts'

type Why = (s: Readonly<State>, seat: Seat, index: number) => Reason[]
type Explained = (s: Readonly<State>, seat: Seat) => Reason[]

const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id)

/** Every target that a table has, by name, with its explanation. */
function targetsOf(tables: Tables): ReadonlyMap<string, Explained> {
  const targets = new Map<string, Explained>()
  const register = (kind: string, names: readonly (string | number)[], why: Why): void =>
    names.forEach((name, index) => targets.set(`${kind} ${name}`, (s, seat) => why(s, seat, index)))
  register('node', ids(NODES), whyNotNode)
  register('building', tables.buildings, (s, seat, i) => whyNotBuilding(s, seat, tables.buildings[i]))
  register('city', ids(tables.cities), whyNotCity)
  register('station', ids(STATIONS.slice(0, tables.stations)), whyNotStation)
  register('cattle', ids(CATTLE.slice(FIRST_MARKET_CARD)), (s, seat, i) => whyNotCattle(s, seat, i + FIRST_MARKET_CARD))
  register('auxiliary', ids(AUXILIARIES.slice(0, tables.auxiliaries)), whyNotAuxiliary)
  register('disc', ids(DISC_SPOTS.slice(0, tables.discSpots)), whyNotDisc)
  JOB_ROWS.forEach((_, row) => {
    register(`row ${row + 1}`, WORKERS, (s, seat, worker) => whyNotWorker(s, seat, worker, row))
  })
  if (tables.tradeSpaces > 0) register('town', ids(TOWNS), whyNotTown)
  return targets
}

const made: ReadonlyMap<string, Explained>[] = []
const known = (s: Readonly<State>): ReadonlyMap<string, Explained> => (made[s.modules] ??= targetsOf(tablesOf(s)))

/** The table's, what is printed where the cattleman stands, and the objective cards in the seat's own hand. */
export function targets(s: Readonly<State>, seat: Seat): readonly string[] {
  const cards = s.players[seat].hand.filter((card, i, hand) => isObjective(card) && hand.indexOf(card) === i)
  return [
    ...known(s).keys(),
    ...actionsHere(s, seat).map((action) => `action ${action}`),
    ...cards.map((card) => `objective ${OBJECTIVES[card - FIRST_OBJECTIVE].id}`),
  ]
}

export function explain(s: Readonly<State>, seat: Seat, target: string): readonly Reason[] {
  const [kind, name] = target.split(' ')
  if (kind === 'action' && ACTIONS[Number(name)] !== undefined) return whyNotAction(s, seat, Number(name))
  const objective = OBJECTIVES.findIndex(({ id }) => id === name)
  if (kind === 'objective' && objective >= 0) return whyNotObjective(s, seat, FIRST_OBJECTIVE + objective)
  return known(s).get(target)?.(s, seat) ?? []
}
