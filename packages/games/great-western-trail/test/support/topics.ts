/** Everything in the box that must have been on the table. */
import { decisionKinds, eventTypes, optionKinds, reasonCodes, told, type Topics } from '@waystation/testkit'
import { BUILDINGS } from '../../src/data/buildings.ts'
import { CATTLE } from '../../src/data/cards.ts'
import { type CityBoard, CITY_IDS, WEST } from '../../src/data/cities.ts'
import { NORTH } from '../../src/data/rails/cities.ts'
import { MEDIUM_TILES } from '../../src/data/rails/medium-towns.ts'
import { MEDIUM_TOWNS, TOWNS, townAt, type TradeSpace } from '../../src/data/rails/towns.ts'
import { tablesOf } from '../../src/data/tables.ts'
import { OBJECTIVES } from '../../src/data/objectives.ts'
import { AUXILIARIES } from '../../src/data/auxiliaries.ts'
import { DISC_SPOTS, WORKER_SLOTS } from '../../src/data/player-board.ts'
import { STATIONS } from '../../src/data/railroad.ts'
import { STATION_MASTERS } from '../../src/data/station-masters.ts'
import { HAZARDS, WORKERS } from '../../src/data/tiles.ts'
import { REASON_CODES } from '../../src/reasons.ts'
import type { GreatWesternTrail } from '../../src/index.ts'
import { CATEGORIES } from '../../src/scoring.ts'
import { ACTIONS, SLOTS, WORKER_SLOT } from '../../src/data/slots.ts'
import { QUESTIONS } from '../../src/questions.ts'

const name = (action: number): string => JSON.stringify(ACTIONS[action])
const arrowNames = ({ cities, arrows }: CityBoard): string[] =>
  arrows.map(({ from, to }) => `${cities[from].id} - ${cities[to].id}`)
function spaceKind({ price, money, gives }: TradeSpace): string {
  if (gives !== null) return gives
  return price > 0 ? 'price' : money > 0 ? 'money' : 'bare'
}
function outcome(hands: readonly { readonly value: number }[]): string {
  if (hands.length === 1) return 'alone'
  const best = Math.max(...hands.map((hand) => hand.value))
  const tied = hands.filter((hand) => hand.value === best).length
  return tied === 1 ? 'won against others' : `tie of ${tied}`
}
/** The moment of an exchange token, by the question beside which it was offered. */
function exchangedAt(kind: string): string {
  if (kind === 'anytime') return 'out of turn'
  if (kind === 'income') return 'before the income'
  return kind === 'move' || kind === 'act' || kind === 'place' ? 'in turn' : 'in the middle of an action'
}
const slotName = (worker: number, slot: number): string => `${WORKERS[worker]} ${slot + 1}`
const slotsWithAction = WORKER_SLOTS.flatMap((row, w) => row.flatMap((a, i) => (a.length > 0 ? [slotName(w, i)] : [])))

/**
 * As good as never seen. Players who look one step ahead hardly ever sell for the 20 of Montreal: northern-delivery.test.ts; the
 * reasons: explain.test.ts.
 */
const RARE: readonly string[] = [
  'city: montreal',
  'reason: no-disc',
  'reason: nothing-to-draw',
  'reason: not-in-hand',
  'reason: nothing-to-buy',
  'reason: no-station-behind',
  'reason: nothing-to-copy',
]
export const isRare = (miss: string): boolean => RARE.includes(miss)

export const OPTION_KINDS = [
  'place',
  'move',
  'action',
  'auxiliary',
  'objective',
  'takeObjective',
  'discard',
  'remove',
  'drawObjective',
  'addCattle',
  'endTurn',
  'hire',
  'building',
  'site',
  'trade',
  'removeHazard',
  'foresight',
  'engine',
  'buy',
  'disc',
  'stationDisc',
  'upgradeBehind',
  'worker',
  'income',
  'deliver',
  'side',
  'turn',
  'lay',
  'shop',
  'master',
  'exchange',
  'takeCattle',
  'done',
  'pass',
]

export const topics: Topics<GreatWesternTrail> = {
  event: eventTypes(
    'turnBegins',
    'cattlemanPlaced',
    'cattlemanMoved',
    'feePaid',
    'auxiliary',
    'gained',
    'paid',
    'discarded',
    'removedCard',
    'drew',
    'reshuffled',
    'hired',
    'built',
    'objectiveTaken',
    'objectiveTakenUnseen',
    'objectiveShown',
    'objectivePlayed',
    'engineMoved',
    'stationUpgraded',
    'discTaken',
    'stationDiscTaken',
    'stationMasterTaken',
    'traded',
    'hazardRemoved',
    'cattleBought',
    'cattleAdded',
    'copied',
    'foresightPlaced',
    'workerPlaced',
    'tokenMoved',
    'herdSold',
    'delivered',
    'transportPaid',
    'foresightRefilled',
    'endTriggered',
    'gameOver',
    'sideChosen',
    'buildingTurned',
    'satDown',
    'cardLaid',
    'handsShown',
    'potWon',
    'shopPlaced',
    'exchangeTokenTaken',
    'exchangeTokenUsed',
    'cattleTaken',
    'newYorkMasterTaken',
  ),
  decision: decisionKinds(...QUESTIONS),
  option: optionKinds((o) => o.do, ...OPTION_KINDS),
  // A ride is asked for by a step of its own. Money alone is asked for only where an exchange token might be used before.
  'printed action': {
    expected: ACTIONS.flatMap(({ type }, i) => (type === 'ride' ? [] : [name(i)])),
    ofAnswer: (o) => (o.do === 'action' ? [name(o.action)] : []),
  },
  'building placed': told('built', BUILDINGS, (e) => e.building),
  station: told('stationUpgraded', STATIONS, (e) => e.station),
  'station master': {
    expected: STATION_MASTERS.map((m) => m.id),
    ofEvent: (e) => (e.type === 'stationMasterTaken' || e.type === 'newYorkMasterTaken' ? [e.tile] : []),
  },
  town: told('shopPlaced', TOWNS, (e) => e.town),
  'trade space': {
    expected: ['price', 'money', 'exchangeToken', 'certificate', 'objective', 'bare'],
    ofAnswer: (o) => (o.do === 'shop' ? [spaceKind(o.print)] : []),
  },
  'medium tile': {
    expected: MEDIUM_TILES.map(({ id }) => id),
    ofEvent: (e, s) => {
      if (e.type !== 'shopPlaced') return []
      const tile = s.mediumTiles[MEDIUM_TOWNS.indexOf(townAt(e.town))]
      return tile === undefined ? [] : [MEDIUM_TILES[tile].id]
    },
  },
  'building side turned': told('buildingTurned', BUILDINGS, (e) => e.building),
  'poker outcome': {
    expected: ['alone', 'won against others', 'tie of 2', 'tie of 3', 'tie of 4', 'remainder'],
    ofEvent: (e) =>
      e.type === 'handsShown' ? [outcome(e.hands)] : e.type === 'potWon' && e.left > 0 ? ['remainder'] : [],
  },
  'exchange token used': {
    expected: ['in turn', 'in the middle of an action', 'before the income', 'out of turn'],
    ofAnswer: (o, { kind }) => (o.do === 'exchange' ? [exchangedAt(kind)] : []),
  },
  city: told('delivered', CITY_IDS, (e) => e.city),
  arrow: {
    expected: [...arrowNames(WEST), ...arrowNames(NORTH)],
    atEnd: ({ state }) =>
      state.players.flatMap(({ cities }) => {
        const board = tablesOf(state)
        return arrowNames(board).filter((_, i) => cities[board.arrows[i].from] > 0 && cities[board.arrows[i].to] > 0)
      }),
  },
  disc: told('discTaken', DISC_SPOTS, (e) => e.disc),
  'auxiliary action': {
    expected: AUXILIARIES.flatMap(({ id }) => [`${id} 1`, `${id} 2`]),
    ofEvent: (e) => (e.type === 'auxiliary' ? [`${e.auxiliary} ${e.times}`] : []),
  },
  'worker slot': {
    expected: slotsWithAction,
    ofEvent: (e) => {
      if (e.type !== 'hired') return []
      const worker = WORKERS.indexOf(e.worker)
      return SLOTS[WORKER_SLOT[worker][e.slot - 1]] === undefined ? [] : [slotName(worker, e.slot - 1)]
    },
  },
  'objective played': told('objectivePlayed', OBJECTIVES.slice(4), (e) => e.card),
  'cattle bought': {
    expected: CATTLE.slice(4).map((c) => c.id),
    ofEvent: (e) => (e.type === 'cattleBought' ? e.cards : []),
  },
  'hazard removed': told('hazardRemoved', HAZARDS, (e) => e.tile),
  'market arrow': told('tokenMoved', ['black', 'yellow', 'red'], (e) => e.arrow),
  'end triggered in phase': {
    expected: ['2', '3'],
    ofEvent: (e, s) => (e.type === 'workerPlaced' && s.token >= 0 ? [String(e.column)] : []),
  },
  reason: {
    expected: REASON_CODES,
    atPosition: (position) => {
      const { config, rng } = position
      return rng.int(20) > 0 ? [] : reasonCodes(position, rng.int(config.players))
    },
  },
  'category that scored': {
    expected: CATEGORIES,
    atEnd: ({ game, state }) =>
      game.scores(state).flatMap((sheet) => sheet.lines.filter((l) => l.points !== 0).map((l) => l.category)),
  },
}
