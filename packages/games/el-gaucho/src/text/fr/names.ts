import { joined } from '@waystation/wording'
import { IMMEDIATE_SALE_BONUS, SMALLEST_SALE, STEPPE_PAIR_HIGHEST, STEPPE_SIZE } from '../../data/setup.ts'
import type { Words } from '../words.ts'
import { number, totals } from './figures.ts'

const BREED_NAMES = { brown: 'marron', ochre: 'ocre', black: 'noir', white: 'blanc', spotted: 'tacheté' } as const

export const names: Pick<
  Words,
  | 'title'
  | 'tagline'
  | 'breeds'
  | 'tile'
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
  tileHelp: (breed, value, small) =>
    `Un bœuf ${BREED_NAMES[breed]} de valeur ${value}. Un gaucho s’y place debout avec des dés qui font ${value} ; il s’y couche, puis se relève, avec des dés qui font ${small}.`,
  areas: {
    sort: {
      name: 'Tri',
      help: `Étable. S’occupe avec ${totals('sort')}. Pendant que vous faites rentrer le bétail, placez un bœuf qui arrive au milieu ou au début de son troupeau.`,
    },
    wish: {
      name: 'Souhait',
      help: `Héros de rodéo. S’occupe avec ${totals('wish')}. Vous donne pour ce tour un dé de plus, de la valeur de votre choix.`,
    },
    'immediate-sale': {
      name: 'Vente immédiate',
      help: `Hacienda. S’occupe avec ${totals('immediate-sale')}. Vendez aussitôt un de vos troupeaux d’au moins ${number(SMALLEST_SALE)} bœufs, pour ${IMMEDIATE_SALE_BONUS} pesos de plus.`,
    },
    theft: {
      name: 'Vol de bœuf',
      help: `Voleur de bétail. S’occupe avec ${totals('theft')}. Prenez n’importe quel bœuf d’un autre joueur pour la droite de votre ligne ; son propriétaire en reçoit la valeur.`,
    },
    overseer: {
      name: 'Surveillant',
      help: `Réveil et déplacement. S’occupe avec ${totals('overseer')}. Relevez un ou deux de vos gauchos couchés, ou remplacez un gaucho couché d’un autre joueur par un des vôtres, debout ; ce joueur reçoit la valeur du bœuf.`,
    },
    steppe: {
      name: 'Steppe',
      help: `Bœuf secret. S’occupe avec ${totals('steppe')}. Regardez les tuiles cachées de la steppe et placez-en une, ou deux d’au plus ${STEPPE_PAIR_HIGHEST} chacune, dans la pampa avec votre gaucho debout dessus.`,
    },
  },
  pasture: (number) => `pâturage ${number}`,
  pastureHelp:
    'Si chaque bœuf d’un pâturage porte un gaucho à la fin de la manche, ceux qui sont sous un gaucho debout rentrent.',
  things: {
    gaucho: { name: 'Gaucho', help: 'Debout, il prend un bœuf. Couché, il le réserve seulement et devra se relever.' },
    herd: {
      name: 'Troupeau',
      help: 'Des bœufs d’une même race en ordre croissant ou décroissant. Il se vend sa taille fois son meilleur bœuf.',
    },
    rodeo: {
      name: 'Rodéo de dés',
      help: 'Les dés de la manche. Chacun à son tour en prend deux parmi ceux qui restent.',
    },
    pile: {
      name: 'Pioche',
      help: 'Tuiles cachées. Quand la dernière est prise, il reste une manche complète et une manche sans dés.',
    },
    'steppe-tiles': {
      name: 'Tuiles de la steppe',
      help: `Jusqu’à ${number(STEPPE_SIZE)} tuiles cachées, vues seulement par qui utilise la Steppe.`,
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
    rounds: 'manches',
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
  variants: {},
  list: joined('et'),
}
