/** La voie ferrée, ses villes, ses gares et ses chefs de gare ; la feuille de score. */
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

const points = (n: number): string => `${minus(n)} ${Math.abs(n) < 2 ? 'point' : 'points'}`
const frame = (black: boolean): string => (black ? 'n’importe quel disque' : 'un disque d’un emplacement à cadre blanc')
const GIVES = { objective: 'une carte Objectif', exchangeToken: 'un jeton Échange' } as const
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
    montreal: 'Montréal',
  },
  cityHelp: (city, arrows) =>
    [
      `Demande une valeur d’élevage de ${city.value}. Accepte ${frame(city.black)}.`,
      ...when(city.onMap, 'Vous pouvez y livrer dès que vous avez un magasin dans son centre-ville.'),
      ...when(city.money > 0, `Chaque livraison donne ${city.money} $.`),
      ...when(city.objective, 'Une livraison donne une carte Objectif.'),
      ...when(city.master, 'Une livraison donne gratuitement une des tuiles Chef de gare placées à côté de la ville.'),
      ...when(city.vp !== 0, `Chacun de vos disques ici : ${points(city.vp)}.`),
      ...when(city.vpPerBell !== 0, `Chacun de vos disques ici : ${points(city.vpPerBell)} par espace Cloche libéré.`),
      ...when(city.repeatable, 'Vous pouvez y livrer plusieurs fois.'),
      ...(city.opens === null ? [] : [`Votre disque ici ouvre l’accès à ces centres-villes : ${city.opens}.`]),
      ...arrows,
    ].join(' '),
  arrow: (to, { vp, gives }) => {
    const gains = [...when(vp !== 0, points(vp)), ...(gives === null ? [] : [GIVES[gives]])]
    return `Avec aussi un disque à ${to} : ${gains.join(' et ')}.`
  },
  station: (n) => `gare ${n}`,
  stationHelp: ({ cost, vp, black, master, at }) =>
    [
      at === null
        ? `Développez-la pour ${cost} $ quand vous placez un magasin dans sa ville : ${points(vp)}.`
        : `Développez-la pour ${cost} $ quand votre locomotive s’arrête sur ${at} : ${points(vp)}.`,
      `Accepte ${frame(black)}.`,
      ...when(master, 'Vous pouvez alors échanger un travailleur contre son chef de gare, s’il y est encore.'),
    ].join(' '),
  space: (n) => `la case ${n}`,
  turnout: (n) => `l’embranchement après la case ${n}`,
  spaceOfStation: (space, station) => `${space} (${station})`,
  trackStart: 'le départ de la voie',
  masters: (immediate, permanent, bonus) =>
    [
      ...(immediate === null ? [] : [`Immédiatement : ${immediate}.`]),
      ...when(permanent === 1, 'Donne un certificat permanent.'),
      ...when(permanent > 1, `Donne ${permanent} certificats permanents.`),
      bonus === null ? 'Rien en fin de partie.' : `En fin de partie : ${bonus}.`,
    ].join(' '),
  masterBonus: {
    workers: `${points(WORKER_BONUS)} par travailleur de votre plateau, ceux imprimés compris`,
    objectives: `${points(PAIR_BONUS)} par paire de cartes de votre zone d’objectifs, remplies ou non`,
    hazards: `${points(PAIR_BONUS)} par paire de tuiles Danger`,
    teepees: `${points(PAIR_BONUS)} par paire d’un tipi vert et d’un tipi bleu`,
    certificates: `${points(PAIR_BONUS)} par paire de certificats de toute sorte`,
    stations: `${points(PAIR_BONUS)} par paire de gares où se trouve un de vos disques`,
    buildings: `${points(BUILDING_BONUS)} par bâtiment à vous sur le plateau`,
    exchangeTokens: `${points(EXCHANGE_PAIR_BONUS)} par paire de jetons Échange encore devant vous`,
    sections: `${points(SECTION_BONUS)} par section de la carte où se trouve un de vos magasins`,
    nothing: null,
  },
  masterNames: {
    'sm-money-workers': 'chef de gare des travailleurs',
    'sm-hazard-or-trade-objectives': 'chef de gare des objectifs',
    'sm-certificate-hazards': 'chef de gare des dangers',
    'sm-certificate-teepees': 'chef de gare des tipis',
    'sm-certificate-certificates': 'chef de gare des certificats',
    'sm-certificate-stations': 'chef de gare des gares',
    'sm-certificates-buildings': 'chef de gare des bâtiments',
    'sm-shop-exchange-tokens': 'chef de gare des jetons Échange',
    'sm-exchange-token-sections': 'chef de gare des sections',
    'sm-two-certificates': 'chef de gare du double certificat',
    'sm-twelve-dollars': 'chef de gare de l’argent',
  },
  categories: {
    money: 'Argent',
    buildings: 'Bâtiments',
    cities: 'Villes',
    stations: 'Gares',
    hazards: 'Dangers',
    cattle: 'Bétail',
    objectives: 'Objectifs',
    'station-masters': 'Chefs de gare',
    workers: `Travailleurs des ${scoringSlots}`,
    'step-disc': 'Disque de déplacement',
    'job-market-token': 'Jeton Marché de l’emploi',
    'poker-table': 'Table de poker',
  },
  notes: (say) => ({
    money: (n) => `${String(n.dollars)} $`,
    buildings: (n) => strings(n.buildings).join(', ') || 'aucun',
    cities: (n) =>
      strings(n.cities)
        .map((id) => say.city(id as Parameters<typeof say.city>[0]))
        .join(', ') || 'aucune',
    stations: (n) =>
      strings(n.stations)
        .map((id) => say.station(id as Parameters<typeof say.station>[0]))
        .join(', ') || 'aucune',
    hazards: (n) => `${String(n.count)} ${n.count === 0 || n.count === 1 ? 'tuile' : 'tuiles'}`,
    objectives: (n) =>
      `remplis : ${strings(n.fulfilled).length}, manqués : ${strings(n.failed).length}, retirés : ${strings(n.dropped).length}`,
    'station-masters': (n) =>
      strings(n.masters)
        .map((id) => say.master(id as Parameters<typeof say.master>[0]))
        .join(', ') || 'aucun',
    workers: (n) => `${String(n.count)} ${n.count === 0 || n.count === 1 ? 'travailleur' : 'travailleurs'}`,
    cattle: null,
    'step-disc': null,
    'job-market-token': null,
    'poker-table': null,
  }),
}
