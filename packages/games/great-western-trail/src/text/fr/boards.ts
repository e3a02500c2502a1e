/** La voie ferrée, ses villes et ses gares, et le plateau individuel. */
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
const points = (n: number): string => `${minus(n)} ${Math.abs(n) < 2 ? 'point' : 'points'}`
const frame = (black: boolean): string => (black ? 'n’importe quel disque' : 'un disque d’un emplacement à cadre blanc')
const spaces = (n: number): string => (n === 1 ? `d’${n} case` : `de ${n} cases`)
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
      `Demande une valeur d’élevage de ${value}. Accepte ${frame(black)}.`,
      ...(money > 0 ? [`Donne ${money} $ aussitôt.`] : []),
      ...(vp !== 0 ? [`Chacun de vos disques ici : ${points(vp)}.`] : []),
      ...(repeatable ? ['Vous pouvez y livrer plusieurs fois.'] : []),
      ...arrows,
    ].join(' '),
  arrow: (to, vp, objective) => {
    const gains = [...(vp === 0 ? [] : [points(vp)]), ...(objective ? ['une carte Objectif'] : [])]
    return `Avec aussi un disque à ${to} : ${gains.join(' et ')}.`
  },
  station: (n) => `gare ${n}`,
  stationHelp: (cost, vp, black, master) =>
    [
      `Développez-la pour ${cost} $ quand votre locomotive s’y arrête : ${points(vp)}. Accepte ${frame(black)}.`,
      ...(master ? ['Vous pouvez alors échanger un travailleur contre son chef de gare, s’il y est encore.'] : []),
    ].join(' '),
  space: (n) => `la case ${n}`,
  turnout: (n) => `l’embranchement après la case ${n}`,
  spaceOfStation: (space, station) => `${space} (${station})`,
  trackStart: 'le départ de la voie',
  masters: (immediate, bonus) =>
    `${immediate === null ? 'Donne un certificat permanent' : `Aussitôt : ${immediate}`}. En fin de partie : ${bonus}.`,
  masterBonus: {
    workers: `${points(WORKER_BONUS)} par travailleur de votre plateau, ceux imprimés compris`,
    objectives: `${points(PAIR_BONUS)} par paire de cartes de votre zone d’objectifs, remplies ou non`,
    hazards: `${points(PAIR_BONUS)} par paire de tuiles Danger`,
    teepees: `${points(PAIR_BONUS)} par paire d’un tipi vert et d’un tipi bleu`,
    certificates: `${points(PAIR_BONUS)} par paire de certificats de toute sorte`,
  },
  masterNames: {
    workers: 'chef de gare des travailleurs',
    objectives: 'chef de gare des objectifs',
    hazards: 'chef de gare des dangers',
    teepees: 'chef de gare des tipis',
    certificates: 'chef de gare des certificats',
  },
  discs: {
    'disc-aux-money': text(
      'disque de l’action argent',
      'Cadre blanc. Sans lui, vous gagnez 2 $ en action de soutien double.',
    ),
    'disc-aux-draw': text(
      'disque de l’action pioche',
      'Cadre blanc. Sans lui, vous piochez et défaussez 2 cartes en action de soutien double.',
    ),
    'disc-aux-certificate': text(
      'disque de l’action certificat',
      'Cadre blanc. Ouvre l’action certificat, puis la double.',
    ),
    'disc-aux-engine': text(
      'disque de l’action locomotive',
      'Cadre blanc. Ouvre l’action locomotive payante, puis la double.',
    ),
    'disc-aux-remove': text(
      'disque de l’action retrait',
      'Cadre blanc. Ouvre le retrait de cartes de la main, puis le double.',
    ),
    'disc-step-money': text(
      `disque de déplacement à ${DISC_SPOTS[STEP_MONEY].money} $`,
      `Cadre noir. Augmente votre limite de déplacement et donne ${DISC_SPOTS[STEP_MONEY].money} $ aussitôt.`,
    ),
    'disc-step-vp': text(
      `disque de déplacement à ${points(STEP_VP_POINTS)}`,
      `Cadre noir. Augmente votre limite de déplacement ; ${points(STEP_VP_POINTS)} en fin de partie.`,
    ),
    'disc-hand': text(
      'disque de limite de main',
      `Cadre noir. Coûte ${DISC_SPOTS[HAND_DISC].cost} $ aussitôt ; vous tenez une carte de plus.`,
    ),
    'disc-certificate-4': text(
      `disque de certificat ${lowLimit}`,
      `Cadre blanc. Porte votre limite de certificats à ${lowLimit}.`,
    ),
    'disc-certificate-6': text(
      `disque de certificat ${highLimit}`,
      `Cadre noir. Porte votre limite de certificats à ${highLimit} une fois le disque ${lowLimit} enlevé aussi.`,
    ),
  },
  auxiliaries: {
    'aux-money': text('gagner 1 $', 'Action de soutien : gagnez 1 $ ; double : 2 $.'),
    'aux-draw': text(
      'piocher et défausser',
      'Action de soutien : piochez 1 carte puis défaussez-en 1 ; double : 2 et 2.',
    ),
    'aux-certificate': text(
      'reculer la locomotive pour un certificat',
      'Action de soutien : payez 1 $ et reculez la locomotive d’1 case pour 1 certificat ; double : deux fois autant.',
    ),
    'aux-engine': text(
      'avancer la locomotive en payant',
      'Action de soutien : payez 1 $, locomotive avance d’1 case ; double : 2 $, jusqu’à 2 cases.',
    ),
    'aux-remove': text(
      'retirer des cartes de la main',
      'Action de soutien : reculez la locomotive d’1 case, retirez 1 carte de votre main du jeu ; double : 2 cases, jusqu’à 2 cartes.',
    ),
  },
  auxiliaryClauses: {
    'aux-money': (times) => `gagner ${times} $`,
    'aux-draw': (times) => `piocher ${times}, puis défausser ${times}`,
    'aux-certificate': (times) =>
      `payer ${times} $ et reculer la locomotive ${spaces(times)} pour ${times === 1 ? `${times} certificat` : `au plus ${times} certificats`}`,
    'aux-engine': (times) =>
      `payer ${times} $ pour avancer la locomotive ${spaces(times)}${times === 1 ? '' : ' au plus'}`,
    'aux-remove': (times) =>
      `reculer la locomotive ${spaces(times)} pour retirer définitivement ${times === 1 ? 'une carte' : `au plus ${times} cartes`} de la main`,
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
  }),
}
