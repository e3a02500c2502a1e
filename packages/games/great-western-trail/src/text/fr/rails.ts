/** La carte de Ruée vers le nord. */
import { SPACES_PER_TOWN, TOWNS } from '../../data/rails/towns.ts'
import type { RailsWords } from '../words/rails.ts'
import { number } from './figures.ts'

const TYPES = {
  small: 'petite ville',
  station: 'ville station',
  medium: 'ville moyenne',
  large: 'grande ville',
} as const
const DOES = {
  small: 'Un magasin n’y déclenche rien d’autre.',
  station: 'En y plaçant un magasin, vous pouvez développer sa gare, à ce moment ou jamais.',
  medium: 'En y plaçant un magasin, vous pouvez utiliser sa tuile, à ce moment ou jamais.',
  large: 'Un magasin vous permet de livrer dans cette ville.',
} as const

export const rails: RailsWords = {
  towns: {
    'green-gate': 'l’entrée verte',
    'green-west': 'la ville de l’ouest vert',
    memphis: 'Memphis',
    'green-station': 'la ville de la gare verte',
    'green-corner': 'la ville du coin vert',
    'blue-gate': 'l’entrée bleue',
    'blue-middle': 'la ville du centre bleu',
    'blue-north': 'la ville du nord bleu',
    denver: 'Denver',
    'san-francisco': 'San Francisco',
    'purple-gate': 'l’entrée pourpre',
    'purple-west': 'la ville de l’ouest pourpre',
    milwaukee: 'Milwaukee',
    'red-west': 'la ville de l’ouest rouge',
    'green-bay': 'Green Bay',
    'red-station': 'la ville de la gare rouge',
    'red-crossroads': 'le carrefour rouge',
    'red-south': 'la ville du sud rouge',
    'red-north': 'la ville du nord rouge',
    minneapolis: 'Minneapolis',
    'red-east': 'la ville de l’est rouge',
    toronto: 'Toronto',
    montreal: 'Montréal',
    'red-corner': 'la ville du coin rouge',
    'teal-gate': 'l’entrée vert foncé',
    'teal-west': 'la ville de l’ouest vert foncé',
    'violet-gate': 'l’entrée violette',
    'violet-east': 'la ville de l’est violet',
  },
  mapStations: { green: 'gare verte', red: 'gare rouge' },
  townTypes: TYPES,
  sectionNames: {
    green: 'verte',
    blue: 'bleue',
    purple: 'pourpre',
    red: 'rouge',
    teal: 'vert foncé',
    violet: 'violette',
  },
  townHelp: ({ type, section, spaces, next, gates }) =>
    [
      `Une ${TYPES[type]} de la section ${section}. ${DOES[type]}`,
      `Ses ${number(SPACES_PER_TOWN)} cases Commerce : ${spaces}.`,
      ...(gates === '' ? [] : [`Accès depuis ${gates}.`]),
      `Les rails mènent à : ${next}.`,
    ].join(' '),
  tradeSpace: {
    pay: (money) => `payer ${money} $`,
    gain: (money) => `gagner ${money} $`,
    exchangeToken: 'un jeton Échange',
    certificate: 'un certificat',
    objective: 'une carte Objectif',
    bare: 'rien d’imprimé',
  },
  mediumTiles: {
    'medium-hire': 'tuile de recrutement',
    'medium-remove': 'tuile de retrait',
    'medium-engine': 'tuile de locomotive',
    'medium-money-or-cattle': 'tuile d’argent ou de bétail',
    'medium-build': 'tuile de construction',
  },
  mediumHelp: (action) =>
    `La tuile d’une ville moyenne. Chaque joueur qui y place un magasin peut une fois : ${action}. ${TOWNS.filter(({ type }) => type === 'medium').length} villes moyennes en ont une.`,
  townHall: 'la mairie de Kansas City',
}
