/** Everything in the box that must have been on the table. */
import { decisionKinds, eventTypes, optionKinds, reasonCodes, told, type Topics } from '@waystation/testkit'
import { BUILDINGS } from '../../src/data/buildings.ts'
import { CATTLE } from '../../src/data/cards.ts'
import { ARROWS, CITIES } from '../../src/data/cities.ts'
import { OBJECTIVES } from '../../src/data/objectives.ts'
import { AUXILIARIES, DISC_SPOTS, WORKER_SLOTS } from '../../src/data/player-board.ts'
import { STATIONS } from '../../src/data/railroad.ts'
import { STATION_MASTERS } from '../../src/data/station-masters.ts'
import { HAZARDS, WORKERS } from '../../src/data/tiles.ts'
import { REASON_CODES } from '../../src/reasons.ts'
import type { GreatWesternTrail } from '../../src/index.ts'
import { CATEGORIES } from '../../src/scoring.ts'
import { ACTIONS, SLOTS, WORKER_SLOT } from '../../src/data/slots.ts'
import { QUESTIONS } from '../../src/questions.ts'

const UNASKED = ACTIONS.flatMap((a, i) =>
  a.type === 'ride' || (a.type === 'money' && a.amount === 2 && a.per === 'once') ? [i] : [],
)
const name = (action: number): string => JSON.stringify(ACTIONS[action])
const arrowName = (i: number): string => `${CITIES[ARROWS[i].from].id} - ${CITIES[ARROWS[i].to].id}`
const slotName = (worker: number, slot: number): string => `${WORKERS[worker]} ${slot + 1}`
const slotsWithAction = WORKER_SLOTS.flatMap((row, w) => row.flatMap((a, i) => (a.length > 0 ? [slotName(w, i)] : [])))

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
  ),
  decision: decisionKinds(...QUESTIONS),
  option: optionKinds((o) => o.do, ...OPTION_KINDS),
  // A ride is asked for by a step of its own; the $2 of cards and station masters is taken without asking.
  'printed action': {
    expected: ACTIONS.flatMap((_, i) => (UNASKED.includes(i) ? [] : [name(i)])),
    ofAnswer: (o) => (o.do === 'action' ? [name(o.action)] : []),
  },
  'building placed': told('built', BUILDINGS, (e) => e.building),
  station: told('stationUpgraded', STATIONS, (e) => e.station),
  'station master': told('stationMasterTaken', STATION_MASTERS, (e) => e.tile),
  city: told('delivered', CITIES, (e) => e.city),
  arrow: {
    expected: ARROWS.map((_, i) => arrowName(i)),
    atEnd: ({ state }) =>
      state.players.flatMap(({ cities }) =>
        ARROWS.flatMap(({ from, to }, i) => (cities[from] > 0 && cities[to] > 0 ? [arrowName(i)] : [])),
      ),
  },
  disc: told('discTaken', DISC_SPOTS, (e) => e.disc),
  'auxiliary action': {
    expected: AUXILIARIES.flatMap((a) => [`${a} 1`, `${a} 2`]),
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
    // Two are as good as never seen: explain.test.ts.
    expected: REASON_CODES.filter((code) => code !== 'no-disc' && code !== 'nothing-to-draw'),
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
