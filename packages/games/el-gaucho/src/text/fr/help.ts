import { capitalized, spelled } from '@waystation/wording'
import { BREEDS, HIGHEST_VALUE, TILE_COUNT } from '../../data/cattle.ts'
import { coveredWith, PASTURE_LIMIT } from '../../data/pampa.ts'
import {
  IMMEDIATE_SALE_BONUS,
  SETUP,
  SMALLEST_SALE,
  START_DICE,
  STEPPE_PAIR_HIGHEST,
  STEPPE_SIZE,
} from '../../data/setup.ts'
import type { Words } from '../words.ts'
import { anyOf, equipment, number, smallerTiles, totals } from './figures.ts'

/** Les règles avec nos mots ; les raisons renvoient à ces sections. */
export const help: Pick<Words, 'sections'> = {
  sections: {
    goal: {
      title: 'But du jeu',
      paragraphs: [
        'Envoyez vos gauchos dans la pampa, faites rentrer des bœufs, rangez-les en troupeaux par race et vendez-les. Le joueur qui a le plus de pesos à la fin gagne ; en cas d’égalité, la victoire est partagée.',
      ],
    },
    preparation: {
      title: 'Mise en place',
      paragraphs: [
        `Il y a ${TILE_COUNT} tuiles bœufs : ${number(BREEDS.length)} races, valeurs 1 à ${HIGHEST_VALUE}. À deux joueurs ${spelled('fr')(SETUP[2].breedsRemoved, 'une race reste', 'races restent')} de côté et ${number(coveredWith(2))} cases sont recouvertes ; à trois, ${number(coveredWith(3))} cases.`,
        `Les pâturages se remplissent du plus petit au plus grand, tuile après tuile, jusqu’à ce que les valeurs fassent ${PASTURE_LIMIT} ou plus ou que les cases soient pleines. ${capitalized(number(STEPPE_SIZE))} tuiles sont cachées dans la steppe ; le reste forme la pioche.`,
        `À deux : ${equipment(2)} chacun ; à trois : ${equipment(3)} ; à quatre : ${equipment(4)}. Le premier joueur est tiré au sort ou, en variante, celui qui fait le plus haut total avec ${number(START_DICE)} dés ; à deux, la race écartée est tirée au sort ou choisie.`,
      ],
    },
    'preliminary-round': {
      title: 'Manche préliminaire',
      paragraphs: [
        `Chacun reçoit en secret des tuiles de départ (${anyOf(Object.values(SETUP).map(({ startHand }) => startHand))} à deux, trois ou quatre joueurs) et en garde une de n’importe quelle valeur, ${smallerTiles()}. Les choix sont montrés ensemble et commencent les troupeaux. Les tuiles non gardées quittent la partie, face cachée.`,
        'Puis, en commençant à droite du premier joueur et dans le sens inverse des aiguilles d’une montre, chacun place un gaucho dans un secteur Action. À ce moment seulement, un secteur n’accueille qu’un gaucho en tout.',
      ],
    },
    turn: {
      title: 'Votre tour',
      paragraphs: [
        'Le premier joueur lance tous les dés. Dans l’ordre du tour chacun prend deux dés parmi ceux qui restent et les utilise : chacun pour une action, ou les deux additionnés pour une seule. Le total doit convenir exactement.',
        'Un dé qui peut servir doit servir ; un dé qui ne convient à rien est perdu. Ensuite le joueur suivant devient premier joueur.',
      ],
    },
    pampa: {
      title: 'Dans la pampa',
      paragraphs: [
        'Placez un gaucho debout sur un bœuf libre avec son grand nombre. Ou couchez-le avec le petit nombre, et relevez un de vos gauchos couchés avec ce même petit nombre, même dans le même tour.',
      ],
    },
    areas: {
      title: 'Secteurs Action',
      paragraphs: [
        `Placez un gaucho sur votre case libre. Le Tri, le Souhait et la Vente immédiate demandent ${totals('sort')}, le Vol de bœuf un ${totals('theft')}, le Surveillant un ${totals('overseer')} et la Steppe un ${totals('steppe')}.`,
        'Pendant un tour, vous entrez dans un secteur ou vous en sortez, une seule fois. On n’utilise donc jamais un gaucho qu’on vient de placer, et on ne revient pas où l’on vient de partir.',
      ],
    },
    'more-gauchos': {
      title: 'Plus de gauchos',
      paragraphs: [
        'Si votre réserve est vide, vous pouvez reprendre des gauchos couchés de la pampa quand une action en demande un et, à votre tour, ceux des secteurs Action, avec ou sans effet. Les gauchos debout restent, comme ceux placés ce tour-ci.',
      ],
    },
    'round-up': {
      title: 'Faire rentrer',
      paragraphs: [
        'Quand tous ont joué, regardez chaque pâturage : si chaque bœuf y porte un gaucho, tous ceux sous un gaucho debout rentrent avec lui. Les gauchos couchés restent avec le leur. Puis la pampa est repeuplée comme au début.',
        'Vous choisissez l’ordre des bœufs qui arrivent ensemble.',
      ],
    },
    herds: {
      title: 'Troupeaux et ventes',
      paragraphs: [
        'Chaque race a une ligne. Les nouveaux bœufs vont à droite, et la ligne doit toujours monter ou toujours descendre. Si un bœuf ne convient pas, le troupeau qui le précède est vendu et ce bœuf en commence un nouveau.',
        'Un troupeau rapporte le nombre de ses bœufs multiplié par la valeur du meilleur.',
      ],
    },
    'special-actions': {
      title: 'Actions spéciales',
      paragraphs: [
        'À votre tour vous pouvez utiliser autant de vos gauchos des secteurs Action que vous voulez, dans n’importe quel ordre et à tout moment. Le gaucho revient d’abord dans votre réserve et peut resservir immédiatement.',
      ],
    },
    sort: {
      title: 'Tri',
      paragraphs: [
        'Seulement quand vos bœufs rentrent, à la fin d’une manche et à la fin de la partie : placez un bœuf qui arrive au milieu ou au début de son troupeau, de sorte que la ligne monte ou descende toujours. Un gaucho placé pendant la manche sert dès la fin de cette manche.',
      ],
    },
    wish: {
      title: 'Souhait',
      paragraphs: [
        'Vous avez un dé de plus ce tour-ci, de la valeur de votre choix, à utiliser seul ou avec vos autres dés.',
      ],
    },
    'immediate-sale': {
      title: 'Vente immédiate',
      paragraphs: [
        `Vendez immédiatement un de vos troupeaux d’au moins ${number(SMALLEST_SALE)} bœufs et recevez ${IMMEDIATE_SALE_BONUS} pesos de plus.`,
      ],
    },
    theft: {
      title: 'Vol de bœuf',
      paragraphs: [
        `Prenez un bœuf d’un autre joueur et placez-le à droite de votre ligne de cette race. S’il ne convient pas, votre troupeau est d’abord vendu, sans les ${IMMEDIATE_SALE_BONUS} pesos d’une vente immédiate. Le joueur volé reçoit la valeur du bœuf. Le Tri n’est pas possible ici.`,
      ],
    },
    overseer: {
      title: 'Surveillant',
      paragraphs: [
        'Relevez un ou deux de vos gauchos couchés, ou remplacez un gaucho couché d’un autre joueur par un des vôtres, debout ; ce joueur reprend son gaucho et reçoit la valeur du bœuf.',
      ],
    },
    steppe: {
      title: 'Steppe',
      paragraphs: [
        `Regardez en secret les tuiles de la steppe et prenez-en une, ou deux d’au plus ${STEPPE_PAIR_HIGHEST} chacune. Placez chacune sur une case libre de n’importe quel pâturage, quel que soit son total, avec un gaucho debout dessus. Puis la steppe est complétée à ${number(STEPPE_SIZE)} tuiles.`,
      ],
    },
    ending: {
      title: 'Fin de la partie',
      paragraphs: [
        'Quand la pioche est épuisée, finissez la manche et jouez-en encore une complète. Puis chacun a un tour sans dés, pour les actions spéciales seulement, puis on fait rentrer les bœufs une dernière fois, comme d’habitude.',
      ],
    },
    'final-count': {
      title: 'Décompte final',
      paragraphs: [
        'Tous les bœufs encore sous un gaucho debout rentrent, que leur pâturage soit complet ou non ; le Tri s’utilise ici aussi. Puis chaque troupeau est vendu, même d’un seul bœuf.',
      ],
    },
  },
}
