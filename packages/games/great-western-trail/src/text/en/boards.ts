/** The railroad, its cities, stations and station masters; the score sheet. */
import {
  BUILDING_BONUS,
  EXCHANGE_PAIR_BONUS,
  PAIR_BONUS,
  SECTION_BONUS,
  WORKER_BONUS,
} from '../../data/station-masters.ts'
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
  | 'categories'
  | 'notes'
>

const points = (n: number): string => `${minus(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`
const frame = (black: boolean): string => (black ? 'any disc' : 'a disc from a white-framed spot')
const GIVES = { objective: 'an objective card', exchangeToken: 'an exchange token' } as const
const strings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
const when = (said: boolean, sentence: string): string[] => (said ? [sentence] : [])

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
    columbia: 'Columbia',
    'st-louis': 'St. Louis',
    chicago: 'Chicago',
    detroit: 'Detroit',
    cleveland: 'Cleveland',
    pittsburgh: 'Pittsburgh',
    'new-york': 'New York City',
    memphis: 'Memphis',
    denver: 'Denver',
    milwaukee: 'Milwaukee',
    'green-bay': 'Green Bay',
    minneapolis: 'Minneapolis',
    toronto: 'Toronto',
    montreal: 'Montreal',
  },
  cityHelp: (city, arrows) =>
    [
      `Needs a breeding value of ${city.value}. Takes ${frame(city.black)}.`,
      ...when(city.onMap, 'You can deliver here once you have a shop in this town.'),
      ...when(city.money > 0, `Every delivery gives $${city.money}.`),
      ...when(city.objective, 'A delivery gives an objective card.'),
      ...when(city.master, 'A delivery gives one of the station master tiles beside the city, for free.'),
      ...when(city.vp !== 0, `Each of your discs here: ${points(city.vp)}.`),
      ...when(
        city.vpPerBell !== 0,
        `Each of your discs here: ${points(city.vpPerBell)} for every bell space you have emptied.`,
      ),
      ...when(city.repeatable, 'You may deliver here again and again.'),
      ...(city.opens === null ? [] : [`Your disc here opens the way to ${city.opens}.`]),
      ...arrows,
    ].join(' '),
  arrow: (to, { vp, gives }) => {
    const gains = [...when(vp !== 0, points(vp)), ...(gives === null ? [] : [GIVES[gives]])]
    return `With a disc in ${to} too: ${gains.join(' and ')}.`
  },
  station: (n) => `station ${n}`,
  stationHelp: ({ cost, vp, black, master, at }) =>
    [
      at === null
        ? `Upgrade it for $${cost} when you place a shop in its town: ${points(vp)}.`
        : `Upgrade it for $${cost} when your engine stops on ${at}: ${points(vp)}.`,
      `Takes ${frame(black)}.`,
      ...when(master, 'Then you may trade one of your workers for its station master, if he is still there.'),
    ].join(' '),
  space: (n) => `space ${n}`,
  turnout: (n) => `the turnout after space ${n}`,
  spaceOfStation: (space, station) => `${space} (${station})`,
  trackStart: 'the start of the track',
  masters: (immediate, permanent, bonus) =>
    [
      ...(immediate === null ? [] : [`Immediately: ${immediate}.`]),
      ...when(permanent === 1, 'Gives a permanent certificate.'),
      ...when(permanent > 1, `Gives ${permanent} permanent certificates.`),
      bonus === null ? 'Nothing at the end.' : `At the end: ${bonus}.`,
    ].join(' '),
  masterBonus: {
    workers: `${points(WORKER_BONUS)} for each worker on your board, the printed ones too`,
    objectives: `${points(PAIR_BONUS)} for every 2 cards in your objective area, fulfilled or not`,
    hazards: `${points(PAIR_BONUS)} for every 2 hazard tiles`,
    teepees: `${points(PAIR_BONUS)} for every pair of a green and a blue teepee`,
    certificates: `${points(PAIR_BONUS)} for every 2 certificates of any kind`,
    stations: `${points(PAIR_BONUS)} for every 2 stations with a disc of yours`,
    buildings: `${points(BUILDING_BONUS)} for each of your buildings on the board`,
    exchangeTokens: `${points(EXCHANGE_PAIR_BONUS)} for every 2 exchange tokens you still have`,
    sections: `${points(SECTION_BONUS)} for each section of the map with a shop of yours`,
    nothing: null,
  },
  masterNames: {
    'sm-money-workers': 'station master of the workers',
    'sm-hazard-or-trade-objectives': 'station master of the objectives',
    'sm-certificate-hazards': 'station master of the hazards',
    'sm-certificate-teepees': 'station master of the teepees',
    'sm-certificate-certificates': 'station master of the certificates',
    'sm-certificate-stations': 'station master of the stations',
    'sm-certificates-buildings': 'station master of the buildings',
    'sm-shop-exchange-tokens': 'station master of the exchange tokens',
    'sm-exchange-token-sections': 'station master of the sections',
    'sm-two-certificates': 'station master of the double certificate',
    'sm-twelve-dollars': 'station master of the money',
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
    'poker-table': 'Poker table',
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
    'poker-table': null,
  }),
}
