/** The railroad, its cities and stations, and the player board. */
import type { ComponentText } from '@waystation/kernel'
import {
  CERTIFICATE_LIMITS,
  CERTIFICATE_TRACK,
  DISC_SPOTS,
  HAND_DISC,
  STEP_MONEY,
  STEP_VP_POINTS,
} from '../../data/player-board.ts'
import { PAIR_BONUS, WORKER_BONUS } from '../../data/station-masters.ts'
import { minus } from '../grammar.ts'
import type { Words } from '../words.ts'
import { scoringSlots } from './figures.ts'

type Part = Pick<
  Words,
  | 'cities'
  | 'cityHelp'
  | 'arrow'
  | 'station'
  | 'stationHelp'
  | 'space'
  | 'turnout'
  | 'spaceOfStation'
  | 'trackStart'
  | 'masters'
  | 'masterBonus'
  | 'masterNames'
  | 'discs'
  | 'auxiliaries'
  | 'auxiliaryClauses'
  | 'categories'
  | 'notes'
>

const text = (name: string, help: string): ComponentText => ({ name, help })
const points = (n: number): string => `${minus(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`
const frame = (black: boolean): string => (black ? 'any disc' : 'a disc from a white-framed spot')
const spaces = (n: number): string => `${n} ${n === 1 ? 'space' : 'spaces'}`
const certificates = (n: number): string => (n === 1 ? `${n} certificate` : `up to ${n} certificates`)
const lowLimit = CERTIFICATE_TRACK[CERTIFICATE_LIMITS.with4]
const highLimit = CERTIFICATE_TRACK[CERTIFICATE_LIMITS.with6]
const strings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

export const boards: Part = {
  cities: {
    'kansas-city': 'Kansas City',
    topeka: 'Topeka',
    wichita: 'Wichita',
    'colorado-springs': 'Colorado Springs',
    'santa-fe': 'Santa Fe',
    albuquerque: 'Albuquerque',
    'el-paso': 'El Paso',
    'san-diego': 'San Diego',
    sacramento: 'Sacramento',
    'san-francisco': 'San Francisco',
  },
  cityHelp: ({ value, black, repeatable, money, vp }, arrows) =>
    [
      `Needs a breeding value of ${value}. Takes ${frame(black)}.`,
      ...(money > 0 ? [`Gives $${money} at once.`] : []),
      ...(vp !== 0 ? [`Each of your discs here: ${points(vp)}.`] : []),
      ...(repeatable ? ['You may deliver here again and again.'] : []),
      ...arrows,
    ].join(' '),
  arrow: (to, vp, objective) => {
    const gains = [...(vp === 0 ? [] : [points(vp)]), ...(objective ? ['an objective card'] : [])]
    return `With a disc in ${to} too: ${gains.join(' and ')}.`
  },
  station: (n) => `station ${n}`,
  stationHelp: (cost, vp, black, master) =>
    [
      `Upgrade it for $${cost} when your engine stops here: ${points(vp)}. Takes ${frame(black)}.`,
      ...(master ? ['Then you may trade one of your workers for its station master, if he is still there.'] : []),
    ].join(' '),
  space: (n) => `space ${n}`,
  turnout: (n) => `the turnout after space ${n}`,
  spaceOfStation: (space, station) => `${space} (${station})`,
  trackStart: 'the start of the track',
  masters: (immediate, bonus) =>
    `${immediate === null ? 'Gives a permanent certificate' : `At once: ${immediate}`}. At the end: ${bonus}.`,
  masterBonus: {
    workers: `${points(WORKER_BONUS)} for each worker on your board, the printed ones too`,
    objectives: `${points(PAIR_BONUS)} for every 2 cards in your objective area, fulfilled or not`,
    hazards: `${points(PAIR_BONUS)} for every 2 hazard tiles`,
    teepees: `${points(PAIR_BONUS)} for every pair of a green and a blue teepee`,
    certificates: `${points(PAIR_BONUS)} for every 2 certificates of any kind`,
  },
  masterNames: {
    workers: 'station master of the workers',
    objectives: 'station master of the objectives',
    hazards: 'station master of the hazards',
    teepees: 'station master of the teepees',
    certificates: 'station master of the certificates',
  },
  discs: {
    'disc-aux-money': text(
      'disc of the money action',
      'White frame. Without it you may gain $2 as a double auxiliary action.',
    ),
    'disc-aux-draw': text(
      'disc of the draw action',
      'White frame. Without it you may draw and discard 2 cards as a double auxiliary action.',
    ),
    'disc-aux-certificate': text(
      'disc of the certificate action',
      'White frame. Opens the certificate action, then doubles it.',
    ),
    'disc-aux-engine': text('disc of the engine action', 'White frame. Opens the paid engine action, then doubles it.'),
    'disc-aux-remove': text(
      'disc of the removal action',
      'White frame. Opens the removal of hand cards, then doubles it.',
    ),
    'disc-step-money': text(
      `movement disc with $${DISC_SPOTS[STEP_MONEY].money}`,
      `Black frame. Raises your movement limit and gives $${DISC_SPOTS[STEP_MONEY].money} at once.`,
    ),
    'disc-step-vp': text(
      `movement disc with ${points(STEP_VP_POINTS)}`,
      `Black frame. Raises your movement limit; ${points(STEP_VP_POINTS)} at the end.`,
    ),
    'disc-hand': text(
      'hand limit disc',
      `Black frame. Costs $${DISC_SPOTS[HAND_DISC].cost} at once; you hold one more card.`,
    ),
    'disc-certificate-4': text(
      `certificate disc ${lowLimit}`,
      `White frame. Raises your certificate limit to ${lowLimit}.`,
    ),
    'disc-certificate-6': text(
      `certificate disc ${highLimit}`,
      `Black frame. Raises your certificate limit to ${highLimit} once the disc on ${lowLimit} is gone too.`,
    ),
  },
  auxiliaries: {
    'aux-money': text('gain $1', 'Auxiliary action: gain $1; double: $2.'),
    'aux-draw': text('draw and discard', 'Auxiliary action: draw 1 card, then discard 1; double: 2 and 2.'),
    'aux-certificate': text(
      'engine back for a certificate',
      'Auxiliary action: pay $1 and move the engine back 1 space for 1 certificate; double: twice as much.',
    ),
    'aux-engine': text(
      'paid engine move',
      'Auxiliary action: pay $1, engine forward 1 space; double: $2, up to 2 spaces.',
    ),
    'aux-remove': text(
      'remove hand cards',
      'Auxiliary action: engine back 1 space, remove 1 hand card from the game; double: 2 spaces, up to 2 cards.',
    ),
  },
  auxiliaryClauses: {
    'aux-money': (times) => `gain $${times}`,
    'aux-draw': (times) => `draw ${times}, then discard ${times}`,
    'aux-certificate': (times) =>
      `pay $${times} and go back ${spaces(times)} with the engine for ${certificates(times)}`,
    'aux-engine': (times) => `pay $${times} to move the engine ${times === 1 ? '' : 'up to '}${spaces(times)}`,
    'aux-remove': (times) =>
      `go back ${spaces(times)} with the engine to remove ${times === 1 ? 'a hand card' : `up to ${times} hand cards`} for good`,
  },
  categories: {
    money: 'Money',
    buildings: 'Buildings',
    cities: 'Cities',
    stations: 'Stations',
    hazards: 'Hazards',
    cattle: 'Cattle',
    objectives: 'Objectives',
    'station-masters': 'Station masters',
    workers: `Workers in ${scoringSlots}`,
    'step-disc': 'Movement disc',
    'job-market-token': 'Job market token',
  },
  notes: (say) => ({
    money: (n) => `$${String(n.dollars)}`,
    buildings: (n) => strings(n.buildings).join(', ') || 'none',
    cities: (n) =>
      strings(n.cities)
        .map((id) => say.city(id as Parameters<typeof say.city>[0]))
        .join(', ') || 'none',
    stations: (n) =>
      strings(n.stations)
        .map((id) => say.station(id as Parameters<typeof say.station>[0]))
        .join(', ') || 'none',
    hazards: (n) => `${String(n.count)} ${n.count === 1 ? 'tile' : 'tiles'}`,
    objectives: (n) =>
      `${strings(n.fulfilled).length} fulfilled, ${strings(n.failed).length} failed, ${strings(n.dropped).length} dropped`,
    'station-masters': (n) =>
      strings(n.masters)
        .map((id) => say.master(id as Parameters<typeof say.master>[0]))
        .join(', ') || 'none',
    workers: (n) => `${String(n.count)} ${n.count === 1 ? 'worker' : 'workers'}`,
    cattle: null,
    'step-disc': null,
    'job-market-token': null,
  }),
}
