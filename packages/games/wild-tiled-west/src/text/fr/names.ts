import { counted, joined } from '@waystation/wording'
import {
  HAT_SPACE,
  HORSESHOE_POINTS,
  LAST_BONUS_YEAR,
  MIN_COWS,
  SET_OF_FOUR,
  SET_OF_THREE,
  TOMBSTONE_POINTS,
} from '../../data/figures.ts'
import { JUMP_COST } from '../../data/trays.ts'
import type { Words } from '../words.ts'
import { number, points } from './figures.ts'

type Part =
  | 'title'
  | 'tagline'
  | 'things'
  | 'glyphs'
  | 'categories'
  | 'variants'
  | 'notes'
  | 'list'
  | 'faces'
  | 'suits'
  | 'dice'
  | 'turns'
  | 'contracts'
  | 'gains'
  | 'ranks'

const plural = counted('fr')

export const names: Pick<Words, Part> = {
  title: 'Wild Tiled West',
  tagline: 'Draftez des tuiles avec les dés et imbriquez villes, bétail, mines et shérifs sur votre coin de frontière.',
  faces: { classic: 'face classique', conquest: 'face Conquête' },
  suits: { spade: 'pique', heart: 'cœur', club: 'trèfle', diamond: 'carreau' },
  dice: { prairie: 'dé Prairie', river: 'dé Rivière' },
  turns: [
    'Telle quelle',
    'Quart de tour à droite',
    'Demi-tour',
    'Quart de tour à gauche',
    'Retournée',
    'Retournée, quart de tour à droite',
    'Retournée, demi-tour',
    'Retournée, quart de tour à gauche',
  ],
  contracts: {
    alleys: (count) => plural(count, 'allée', 'allées'),
    gold: (count) => `${count} or`,
    bullets: (count) => plural(count, 'balle', 'balles'),
    points: (count) => plural(count, 'point', 'points'),
  },
  gains: {
    gold: (count) => `${count} or`,
    bullets: (count) => plural(count, 'balle', 'balles'),
    alleys: (count) => plural(count, 'allée', 'allées'),
  },
  ranks: {
    sidekick: 'Fidèle compagnon',
    cowhand: 'Vacher débrouillard',
    deputy: 'Adjoint respecté',
    sharpshooter: 'Fine gâchette',
    stranger: 'Mystérieux aventurier',
  },
  things: {
    gold: { name: 'Or', help: 'Paie les tuiles et les bonds par-dessus les piles. L’or gardé départage les ex æquo.' },
    bullet: { name: 'Balle', help: 'Un shérif l’utilise immédiatement sur un bandit en vue, qui devient une tombe.' },
    boot: {
      name: 'Santiag',
      help: 'Marque un pâturage dont le bétail a été attroupé : il ne s’attroupe qu’une fois.',
    },
    bandit: {
      name: 'Bandits',
      help: 'À la fin de chaque année, le joueur qui a le moins de bandits debout gagne des points, celui qui en a le plus en perd.',
    },
    tombstone: { name: 'Tombe', help: `Un bandit abattu : ${points(TOMBSTONE_POINTS)} à la fin.` },
    sheriff: {
      name: 'Shérif',
      help: 'Tire le long des rangées et des colonnes. Vaches, collines, mines et bâtiments arrêtent la balle.',
    },
    cow: { name: 'Vaches', help: `À partir de ${number(MIN_COWS)} dans un même pâturage, on peut les attrouper.` },
    mine: {
      name: 'Piste de mine',
      help: `Chaque pioche fait monter d’une case : plus de revenus chaque année, des points à la fin, un second partenaire sur la case ${HAT_SPACE}.`,
    },
    horseshoe: { name: 'Fers à cheval', help: `Chacun encore découvert à la fin coûte ${points(-HORSESHOE_POINTS)}.` },
    town: {
      name: 'Ville',
      help: `Rapporte quand toutes ses cases sont couvertes, avec un bonus de l’an 1 à l’an ${LAST_BONUS_YEAR}.`,
    },
    contract: {
      name: 'Contrat de bétail',
      help: 'Bonus pour ce nombre de vaches attroupées. Le premier à l’obtenir a le gros bonus, les suivants le petit.',
    },
    ace: {
      name: 'As',
      help: `Un set de trois vaut ${SET_OF_THREE}, un set de quatre ${SET_OF_FOUR} : d’une couleur ou de couleurs toutes différentes. Chaque as sert une fois de chaque façon.`,
    },
    'prairie-die': { name: 'Dé Prairie', help: 'Ouvre la pile la plus proche de sa rangée qui a des tuiles.' },
    'river-die': {
      name: 'Dé Rivière',
      help: `Ouvre la pile la plus proche de sa colonne, ou une plus lointaine pour ${JUMP_COST} or par pile sautée.`,
    },
    stack: { name: 'Pile', help: 'Des tuiles d’une même sorte.' },
    'partner-deck': {
      name: 'Paquet Partenaire',
      help: 'Partenaires face cachée. Le joueur qui atteint le chapeau peut prendre le premier sans le voir.',
    },
    'partner-hidden': { name: 'Partenaire face cachée', help: 'Gardé depuis le début et révélé à la fin.' },
    score: {
      name: 'Score',
      help: 'Les points de la piste. As, mines, tombes, partenaires et autres s’ajoutent à la fin.',
    },
    ridge: {
      name: 'Crête des Bandits',
      help: 'Votre adversaire en solo : on vous compare à elle à chaque affrontement.',
    },
    'bandit-cards': {
      name: 'Carte Bandit',
      help: 'Ajoute des bandits à ceux de la Crête, ou des balles contre eux, ou des vaches qui peuvent vous souffler un contrat.',
    },
    square: { name: 'Case', help: 'Une case du plateau ; la légende explique sa lettre.' },
  },
  glyphs: {
    empty: 'vide',
    start: 'départ',
    pickaxe: 'pioche',
    horseshoe: 'fer à cheval',
    gold: 'or',
    bullet: 'balle',
    alley: 'allée',
    'ace-card': 'carte As',
    lasso: 'lasso',
    signpost: 'panneau',
    rail: 'rail',
    hill: 'colline',
    mine: 'mine',
    field: 'pré',
    cow: 'vache',
    posts: 'poteaux d’as : pique, cœur, trèfle, carreau',
    depot: 'gare',
    market: 'marché aux bestiaux',
    road: 'route posée',
    building: 'bâtiment',
    sheriff: 'shérif',
    bandit: 'bandit',
    tombstone: 'tombe',
    boot: 'santiag',
  },
  categories: {
    start: 'Points de départ',
    towns: 'Villes',
    wrangling: 'Bétail attroupé',
    contracts: 'Contrats de bétail',
    surrounded: 'Bâtiments encerclés',
    office: 'Bureau du shérif',
    tussles: 'Affrontements',
    conquest: 'Face Conquête, en cours de partie',
    horseshoes: 'Défricher',
    pink: 'Pancartes roses',
    tombstones: 'Tombes',
    aces: 'As',
    mines: 'Mines',
    partner: 'Partenaire',
    'conquest-end': 'Face Conquête, en fin de partie',
  },
  variants: {
    boards: {
      name: 'Plateaux',
      values: { dealt: 'distribués au hasard', chosen: 'choisis l’un après l’autre' },
    },
    sides: {
      name: 'Faces',
      values: { classic: 'classique pour tous', conquest: 'Conquête pour tous', chosen: 'au choix de chacun' },
    },
    contracts: {
      name: 'Contrats de bétail',
      values: { shuffled: 'dans un ordre au hasard', 'first-game': 'comme pour une première partie' },
    },
  },
  notes: {
    horseshoes: (count) => plural(count, 'non couvert', 'non couverts'),
    tombstones: (count) => plural(count, 'tombe', 'tombes'),
    aces: (count) => `${count} as`,
    space: (space) => `case ${space}`,
  },
  list: joined('et'),
}
