/** What the question at hand is about, as everyone at the table knows: the prompt names it. */
import type { Planned } from '@waystation/kernel'
import type { Action } from '../data/actions.ts'
import { type BuildingId, faceOf } from '../data/buildings.ts'
import type { CityId } from '../data/cities.ts'
import { ANTE_PRICES } from '../data/poker.ts'
import { STATIONS, type StationId } from '../data/railroad.ts'
import { STATION_MASTERS, type StationMasterId } from '../data/station-masters.ts'
import { tablesOf } from '../data/tables.ts'
import { KANSAS_CITY, NODES, type NodeId, OFF_TRAIL } from '../data/trail.ts'
import { movementLimit } from '../rules/trail.ts'
import { ACTIONS, SLOTS } from '../data/slots.ts'
import { NONE, type State, WORKER_AT_STATION } from '../state.ts'
import { SHOP_CARD_VALUE } from '../data/rails/towns.ts'
import type { Step } from '../steps.ts'
import { tileFace, type TileView } from '../data/tile-face.ts'

export interface Asked {
  /** Most steps, spaces, cards or cowboys. */
  readonly max: number
  /** Money: the price of a station, of a craftsman or of a hazard; more or less for a worker. */
  readonly price: number
  /** Breeding value, the column of foresight, or the number of a building. */
  readonly value: number
  /** Phase B has begun, or something has been bought already. */
  readonly begun: boolean
  readonly place: { readonly node: NodeId; readonly tile: TileView | null } | null
  readonly station: StationId | null
  readonly master: StationMasterId | null
  readonly city: CityId | null
  readonly building: BuildingId | null
  /** Where in the turn: phase A or B, or which of the five phases of Kansas City; null: before the first turn. */
  readonly phase: 'A' | 'B' | 1 | 2 | 3 | 4 | 5 | null
  /** Alternatives of an action that is done now or never; or what a place still offers. */
  readonly actions: readonly Action[]
  /** The same by number. */
  readonly actionIds: readonly number[]
}

const NOTHING: Asked = {
  max: 0,
  price: 0,
  value: 0,
  begun: false,
  place: null,
  station: null,
  master: null,
  city: null,
  building: null,
  phase: null,
  actions: [],
  actionIds: [],
}

function aboutStation(s: Readonly<State>, station: number): Partial<Asked> {
  const { id, cost } = STATIONS[station]
  const master = s.stationMasters[station]
  const there = master !== NONE && master < WORKER_AT_STATION
  return { station: id, price: cost, master: there ? STATION_MASTERS[master].id : null }
}

function placeOf(s: Readonly<State>, seat: number): Asked['place'] {
  const { at } = s.players[seat]
  return at === OFF_TRAIL || at === KANSAS_CITY ? null : { node: NODES[at].id, tile: tileFace(s.trail[at]) }
}

function actionsOf(slots: readonly number[]): Pick<Asked, 'actions' | 'actionIds'> {
  const actionIds = [...new Set(slots.flatMap((slot) => SLOTS[slot]))]
  return { actions: actionIds.map((action) => ACTIONS[action]), actionIds }
}

function about(s: Readonly<State>, step: Planned<Step>): Partial<Asked> {
  switch (step.do) {
    case 'move':
      return { max: movementLimit(s, step.seat) }
    case 'advance':
    case 'ride':
    case 'engine':
      return { max: step.max }
    case 'engineBack':
      return { max: step.spaces }
    case 'act':
      return { begun: step.acted, place: placeOf(s, step.seat), ...actionsOf(step.slots) }
    case 'immediate':
      return actionsOf([step.slot])
    case 'hire':
      return { price: step.modifier }
    case 'build':
    case 'removeHazard':
      return { price: step.price }
    case 'site':
      return { price: step.price, building: faceOf(step.number, s.players[step.seat].sides).id }
    case 'upgrade':
    case 'stationMaster':
      return aboutStation(s, step.station)
    case 'buy':
      return { max: step.cowboys, begun: step.bought }
    case 'discardCards':
    case 'removeCards':
      return { max: step.count }
    case 'foresight':
      return { value: step.column + 1 }
    case 'deliver':
      return { value: step.value }
    case 'deliveryDisc':
      return { city: tablesOf(s).cities[step.city].id }
    case 'chooseSide':
      return { value: tablesOf(s).buildings[step.nth] }
    case 'ante':
      return { price: ANTE_PRICES[step.laid], begun: step.laid > 0 }
    case 'openShop':
      return { max: step.times, value: SHOP_CARD_VALUE }
    case 'freeCattle':
      return { value: step.value }
    default:
      return NOTHING
  }
}

const FORESIGHT_PHASES = [1, 2, 3] as const

/** Told by what of the turn is still ahead: objective cards and tokens come in between anywhere. */
function phaseOf({ agenda }: Readonly<State>, step: Planned<Step>): Asked['phase'] {
  const ahead = new Set(agenda.map((planned) => planned.do))
  if (ahead.has('place') || ahead.has('move')) return 'A'
  if (!ahead.has('leaveKansasCity')) return ahead.has('refillHand') ? 'B' : null
  if (step.do === 'foresight') return FORESIGHT_PHASES[step.column]
  return ahead.has('income') ? 4 : 5
}

export function asked(s: Readonly<State>): Asked {
  const step = s.agenda[s.agenda.length - 1]
  return step === undefined ? NOTHING : { ...NOTHING, ...about(s, step), phase: phaseOf(s, step) }
}
