import { counted, joined, ordinal } from '@waystation/wording'
import { FINES, SHERIFF_FEE, STATION_ACTIVATIONS } from '../../data/figures.ts'
import { RAIL_TILES } from '../../data/plots.ts'
import type { Words } from '../words.ts'
import { cowboyHelp, fines, highestFine, number } from './figures.ts'

const PLURALS = { novice: 'novices', gunslinger: 'confirmés', veteran: 'vétérans' } as const
const SINGULARS = { novice: 'novice', gunslinger: 'confirmé', veteran: 'vétéran' } as const

export const names: Omit<
  Words,
  'buildings' | 'decisions' | 'options' | 'reasons' | 'events' | 'sections' | 'zones' | 'changes' | 'prospects'
> = {
  title: 'Deadwood',
  tagline: 'Annexez les commerces d’une ville sans loi avant l’arrivée du rail et de la Cavalerie.',
  things: {
    novice: { name: 'Novice', help: cowboyHelp('novice') },
    gunslinger: { name: 'Confirmé', help: cowboyHelp('gunslinger') },
    veteran: { name: 'Vétéran', help: cowboyHelp('veteran') },
    rail: {
      name: 'Rails',
      help: 'Posés par la Mairie, toujours sur l’une de deux cases. Un bâtiment dessous est détruit ; les cowboys voisins peuvent annexer leur bâtiment.',
    },
    'train-station': {
      name: 'Gare',
      help: `Suit la ${ordinal('fr')(RAIL_TILES)} tuile Rail et met fin à la partie. Les cowboys voisins peuvent annexer ${number(STATION_ACTIVATIONS)} fois leur bâtiment. On ne l’annexe jamais.`,
    },
    sheriff: {
      name: 'Shérif',
      help: `Se tient là où trois cases se touchent. Personne n’y attaque, et y placer un cowboy sur un bâtiment coûte ${SHERIFF_FEE} $, versé à l’adversaire qui contrôle le Bureau du Shérif.`,
    },
    money: { name: 'Argent', help: 'Le plus riche après les amendes l’emporte.' },
    cartridge: { name: 'Cartouche', help: 'Un dé de plus en duel ; une par duel, sans limite au duel final.' },
    pony: { name: 'Cheval', help: 'Permet à votre cowboy attaqué de fuir à la Mine abandonnée.' },
    poster: {
      name: 'Pion Wanted',
      help: `Vaut une amende à la fin : ${fines} pour un à ${number(FINES.length - 2)} pions, ${highestFine} au-delà.`,
    },
    pool: {
      name: 'Jauge de criminalité',
      help: 'Les pions Wanted encore à prendre. Quand elle est vide, la partie s’arrête à la fin du tour.',
    },
    box: { name: 'Boîte', help: 'Les pions Wanted hors jeu. Le Télégraphe peut en faire revenir.' },
    ranch: { name: 'Ranch', help: 'Vos cowboys au repos, prêts à aller en ville.' },
    reserve: { name: 'Réserve', help: 'Les cowboys de votre clan pas encore recrutés. Un Saloon les recrute.' },
    mine: {
      name: 'Mine abandonnée',
      help: 'Les cowboys qui ont fui, ont été chassés ou viennent d’être recrutés y attendent. Ils n’y font rien tant qu’ils ne sont pas rappelés au ranch.',
    },
    'boot-hill': { name: 'Cimetière', help: 'Boot Hill : personne n’en revient.' },
    stack: { name: 'Pile de bâtiments', help: 'Tuiles face cachée. La Mairie et la Diligence y piochent.' },
    'empty-plot': { name: 'Case vide', help: 'Un bâtiment peut s’y installer à côté d’un autre bâtiment.' },
  },
  oneCowboy: { novice: 'un novice', gunslinger: 'un confirmé', veteran: 'un vétéran' },
  countCowboys: (type, count) => `${count} ${count < 2 ? SINGULARS[type] : PLURALS[type]}`,
  fromOutside: { ranch: 'du ranch', mine: 'de la Mine abandonnée', reserve: 'de la réserve' },
  back: (stack) => (stack === 0 ? 'Bâtiment de départ.' : `De la pile ${stack}.`),
  plot: (row, column) => `rangée ${row}, case ${column}`,
  crossing: (rows) => {
    const plots = rows.map(({ row, columns: [first, second] }) =>
      second === undefined ? `de la case ${first} (rangée ${row})` : `des cases ${first} et ${second} (rangée ${row})`,
    )
    return `l’intersection ${joined('et')(plots)}`
  },
  money: (amount) => (amount < 0 ? `−${-amount} $` : `${amount} $`),
  ends: {
    station: 'la Gare est construite',
    pool: 'la jauge de criminalité est vide',
    gang: 'un clan n’a plus de cowboy vivant',
  },
  categories: { money: 'Argent', 'stage-depot': 'Diligence', fine: 'Amende' },
  variants: {},
  postersNote: (count) => counted('fr')(count, 'pion Wanted', 'pions Wanted'),
  list: joined('et'),
  either: joined('ou'),
  numbered: ({ bare, the, at, from }, number) => ({
    bare: `${bare} ${number}`,
    the: `${the} ${number}`,
    at: `${at} ${number}`,
    from: `${from} ${number}`,
  }),
}
