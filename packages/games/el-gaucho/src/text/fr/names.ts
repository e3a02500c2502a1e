import { joined } from '@waystation/wording'
import { PASTURE_LIMIT } from '../../data/pampa.ts'
import {
  DIE_FACES,
  IMMEDIATE_SALE_BONUS,
  SMALLEST_SALE,
  START_DICE,
  STEPPE_PAIR_HIGHEST,
  STEPPE_SIZE,
} from '../../data/setup.ts'
import type { Words } from '../words.ts'
import { byPlayers, number, totals } from './figures.ts'

const BREED_NAMES = { brown: 'marron', ochre: 'ocre', black: 'noir', white: 'blanc', spotted: 'tacheté' } as const

export const names: Pick<
  Words,
  | 'title'
  | 'tagline'
  | 'breeds'
  | 'tile'
  | 'theTile'
  | 'tileHelp'
  | 'areas'
  | 'pasture'
  | 'pastureHelp'
  | 'things'
  | 'phases'
  | 'categories'
  | 'variants'
  | 'list'
> = {
  title: 'El Gaucho',
  tagline: 'Réservez des bœufs dans la pampa avec les dés et vendez les plus beaux troupeaux.',
  breeds: BREED_NAMES,
  tile: (breed, value) => `${value} ${BREED_NAMES[breed]}`,
  theTile: (breed, value) => `le ${value} ${BREED_NAMES[breed]}`,
  tileHelp: (breed, value, small) =>
    `Un bœuf ${BREED_NAMES[breed]} de valeur ${value}. Un gaucho s’y place debout avec des dés qui font ${value} ; il s’y couche, puis se relève, avec des dés qui font ${small}.`,
  areas: {
    sort: {
      name: 'Tri',
      the: 'le Tri',
      from: 'du Tri',
      on: 'sur le Tri',
      help: `Étable. S’occupe avec ${totals('sort')}. Pendant que vous faites rentrer vos bœufs, en fin de manche ou en fin de partie, placez-en un au milieu ou au début de son troupeau.`,
    },
    wish: {
      name: 'Souhait',
      the: 'le Souhait',
      from: 'du Souhait',
      on: 'sur le Souhait',
      help: `Héros de rodéo. S’occupe avec ${totals('wish')}. Vous donne pour ce tour un dé de plus, de la valeur de votre choix.`,
    },
    'immediate-sale': {
      name: 'Vente immédiate',
      the: 'la Vente immédiate',
      from: 'de la Vente immédiate',
      on: 'sur la Vente immédiate',
      help: `Hacienda. S’occupe avec ${totals('immediate-sale')}. Vendez immédiatement un de vos troupeaux d’au moins ${number(SMALLEST_SALE)} bœufs, pour ${IMMEDIATE_SALE_BONUS} pesos de plus.`,
    },
    theft: {
      name: 'Vol de bœuf',
      the: 'le Vol de bœuf',
      from: 'du Vol de bœuf',
      on: 'sur le Vol de bœuf',
      help: `Voleur de bétail. S’occupe avec ${totals('theft')}. Prenez un bœuf d’un autre joueur et placez-le à droite de votre ligne de cette race ; son propriétaire en reçoit la valeur.`,
    },
    overseer: {
      name: 'Surveillant',
      the: 'le Surveillant',
      from: 'du Surveillant',
      on: 'sur le Surveillant',
      help: `Réveil et déplacement. S’occupe avec ${totals('overseer')}. Relevez un ou deux de vos gauchos couchés, ou remplacez un gaucho couché d’un autre joueur par un des vôtres, debout ; ce joueur reçoit la valeur du bœuf.`,
    },
    steppe: {
      name: 'Steppe',
      the: 'la Steppe',
      from: 'de la Steppe',
      on: 'sur la Steppe',
      help: `Bœuf secret. S’occupe avec ${totals('steppe')}. Regardez les tuiles cachées de la steppe et placez-en une, ou deux d’au plus ${STEPPE_PAIR_HIGHEST} chacune, dans la pampa avec votre gaucho debout dessus.`,
    },
  },
  pasture: (number) => `pâturage ${number}`,
  pastureHelp: ({ spaces, spacesInPlay }) =>
    `Il a ${spaces} cases ; en jeu : ${byPlayers(spacesInPlay)}. Il se remplit jusqu’à un total de ${PASTURE_LIMIT} ou plus. Si chaque bœuf d’un pâturage porte un gaucho à la fin de la manche, ceux qui sont sous un gaucho debout rentrent.`,
  things: {
    gaucho: { name: 'Gaucho', help: 'Debout, il prend un bœuf. Couché, il le réserve seulement et devra se relever.' },
    herd: {
      name: 'Troupeau',
      help: 'Des bœufs d’une même race en ordre croissant ou décroissant. Il rapporte le nombre de ses bœufs multiplié par la valeur du meilleur.',
    },
    rodeo: {
      name: 'Rodéo de dés',
      help: `Les dés de la manche, qui montrent de 1 à ${DIE_FACES}. Chacun à son tour en prend deux parmi ceux qui restent.`,
    },
    pile: {
      name: 'Pioche',
      help: 'Tuiles cachées. Quand la dernière est prise, il reste une manche complète et une manche sans dés.',
    },
    'steppe-tiles': {
      name: 'Tuiles de la steppe',
      help: `Jusqu’à ${number(STEPPE_SIZE)} tuiles cachées, que seuls voient les joueurs qui utilisent la Steppe.`,
    },
    'start-player': {
      name: 'Premier joueur',
      help: 'Lance les dés et choisit d’abord. Passe à gauche à chaque manche.',
    },
    pesos: { name: 'Pesos', help: 'L’argent des ventes et des dédommagements. Le joueur le plus riche gagne.' },
    'covered-space': { name: 'Case recouverte', help: 'Hors jeu à ce nombre de joueurs.' },
  },
  phases: {
    preliminary: 'manche préliminaire',
    rounds: 'manche normale',
    'last-round': 'dernière manche avec dés',
    'no-dice-round': 'manche sans dés',
    over: 'partie terminée',
  },
  categories: {
    sale: 'Troupeaux vendus',
    'immediate-sale': 'Ventes immédiates',
    'final-sale': 'Vente finale',
    'theft-insurance': 'Dédommagements pour vol',
    'displacement-insurance': 'Dédommagements pour déplacement',
  },
  variants: {
    'start-player': {
      name: 'Premier joueur',
      values: { drawn: 'tiré au sort', rolled: `le plus haut total à ${number(START_DICE)} dés` },
    },
    'removed-breed': {
      name: 'Race écartée à deux joueurs',
      values: { drawn: 'tirée au sort', chosen: 'choisie par les joueurs' },
    },
  },
  list: joined('et'),
}
