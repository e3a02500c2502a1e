import {
  BARN_GOLD,
  BUNKHOUSE_POINTS_PER_BOOT,
  FULL_LINE_POINTS,
  GHOST_LAID,
  GHOST_LOOSE,
  HOMESTEAD_EXTRA,
  LASSO_POINTS,
  LINKED_ACE_POINTS,
  MARKET_POINTS,
  OFFICE_POINTS,
  PERIL_POINTS,
  RAIL_POINTS,
  SCHOOL_POINTS_PER_TOWN,
  STABLES_POINTS,
  STORED_GOLD_MOST,
  STORED_GOLD_POINTS,
  UNDERTAKER_MOST_POINTS,
  UNDERTAKER_POINTS_PER_TOMBSTONE,
} from '../../data/figures.ts'
import { counted } from '@waystation/wording'
import type { Words } from '../words.ts'
import { alleysOf, bulletsOf, goldOf, pickaxesOf, points, pointsOf } from './figures.ts'

type Part =
  | 'pieces'
  | 'buildings'
  | 'signs'
  | 'icons'
  | 'terrains'
  | 'tileHelp'
  | 'partners'
  | 'metrics'
  | 'condition'
  | 'rules'
  | 'boardHelp'
  | 'banditCard'

/** « avec au moins 2 shérifs », « avec au plus 4 bandits debout », « sans aucun fer à cheval ». */
const some =
  (one: string, more: string) =>
  (is: 'least' | 'most', value: number): string => {
    if (is === 'most' && value === 0) return `sans ${one}`
    return `avec ${is === 'least' ? 'au moins' : 'au plus'} ${counted('fr')(value, one, more)}`
  }

export const cards: Pick<Words, Part> = {
  pieces: {
    'meadow-corner': 'Coin de pré',
    'stock-pen': 'Enclos à bestiaux',
    'cattle-lane': 'Chemin des vaches',
    'wild-corral': 'Corral sauvage',
    'spade-trail': 'Sentier de pique',
    'ranch-road': 'Route du ranch',
    'town-common': 'Pré communal',
    'main-street': 'Grand-rue',
    crossroads: 'Carrefour',
    'heart-square': 'Place de cœur',
    'club-backstreets': 'Ruelles de trèfle',
    'diamond-steps': 'Escaliers de carreau',
    'canyon-road': 'Route du canyon',
    footpath: 'Sentier',
    'claim-stake': 'Jalon de concession',
    'outlaw-hideout': 'Repaire de hors-la-loi',
    'wide-range': 'Grande prairie',
    'heart-drive': 'Convoi de cœur',
    'high-noon': 'Midi pile',
    'spade-crossing': 'Croisée de pique',
    showdown: 'Règlement de comptes',
    'club-gulch': 'Ravin de trèfle',
    'town-hall': 'Mairie',
    barn: 'Grange',
    stables: 'Écuries',
    'grand-saloon': 'Grand saloon',
    saloon: 'Saloon',
    'general-store': 'Épicerie',
    sawmill: 'Scierie',
    hotel: 'Hôtel',
    wheelwright: 'Charron',
    bank: 'Banque',
    gunsmith: 'Armurerie',
    'assay-office': 'Bureau d’essai',
    church: 'Église',
    blacksmith: 'Forge',
    schoolhouse: 'École',
    undertaker: 'Pompes funèbres',
    'sheriffs-office': 'Bureau du shérif',
    bunkhouse: 'Dortoir',
    alley: 'Allée',
    'alley-pair': 'Deux allées',
  },
  buildings: {
    'town-hall': `${pointsOf('town-hall')} une fois encerclée.`,
    barn: `${BARN_GOLD} or chaque fois que vous attroupez du bétail.`,
    stables: `${points(STABLES_POINTS)} à la fin si aucun fer à cheval n’est resté découvert.`,
    'grand-saloon': 'Prenez une carte As de votre choix.',
    saloon: `${pointsOf('saloon')} une fois encerclé.`,
    'general-store': `Prenez ${goldOf('general-store')}, ${bulletsOf('general-store')} et ${alleysOf('general-store')}.`,
    sawmill:
      'Une fois, à un tour suivant, prenez une tuile de n’importe quelle pile sans dé ; son prix est dû, pas les bonds.',
    hotel: `${pointsOf('hotel')} une fois encerclé.`,
    wheelwright: 'Le premier bond de chacun de vos tours est gratuit.',
    bank: `Prenez ${goldOf('bank')}.`,
    gunsmith: `Prenez ${bulletsOf('gunsmith')}.`,
    'assay-office': `${pickaxesOf('assay-office')}.`,
    church: `${pointsOf('church')} une fois encerclée, et l’un de vos bandits debout devient une tombe.`,
    blacksmith: `${pickaxesOf('blacksmith')} une fois encerclée.`,
    schoolhouse: `${points(SCHOOL_POINTS_PER_TOWN)} à la fin par ville inaugurée.`,
    undertaker: `${points(UNDERTAKER_POINTS_PER_TOMBSTONE)} de plus à la fin par tombe, ${UNDERTAKER_MOST_POINTS} au plus.`,
    'sheriffs-office': `${points(OFFICE_POINTS)} chaque fois qu’un de vos shérifs abat un bandit.`,
    bunkhouse: `${points(BUNKHOUSE_POINTS_PER_BOOT)} à la fin par santiag sur votre plateau.`,
  },
  signs: {
    white: 'Pancarte blanche, une fois, à la pose.',
    red: 'Pancarte rouge, quand le bâtiment est encerclé.',
    pink: 'Pancarte rose, à la fin.',
    yellow: 'Pancarte jaune, pour le reste de la partie.',
  },
  icons: {
    bandit: 'bandit',
    sheriff: 'shérif',
    spade: 'as de pique',
    heart: 'as de cœur',
    club: 'as de trèfle',
    diamond: 'as de carreau',
    gold: 'or',
    bullet: 'balle',
    alley: 'bonus d’allée',
    pickaxe: 'pioche',
    cow: 'vache',
  },
  terrains: { road: 'route', field: 'pré', building: 'bâtiment' },
  tileHelp: (squares, contents, cost, copies) =>
    `${squares} cases : ${contents}. ${cost === 0 ? 'Gratuite.' : `Coûte ${cost} or.`} ${copies} tuiles dans la boîte.`,
  partners: {
    rancher: 'Éleveuse',
    'trail-boss': 'Cheffe de convoi',
    marshal: 'Marshal',
    gravedigger: 'Fossoyeur',
    prospector: 'Prospectrice',
    mayor: 'Maire',
    surveyor: 'Géomètre',
    gambler: 'Joueur invétéré',
    'card-sharp': 'Tricheuse',
    architect: 'Architecte',
    'sign-painter': 'Peintre d’enseignes',
    banker: 'Banquier',
    peacemaker: 'Pacificatrice',
    outlaw: 'Hors-la-loi',
    paver: 'Paveuse',
    homesteader: 'Pionnière',
  },
  metrics: {
    boots: some('santiag sur votre plateau', 'santiags sur votre plateau'),
    'largest-wrangle': (_is, value) => `avec un troupeau d’au moins ${value} vaches`,
    sheriffs: some('shérif', 'shérifs'),
    tombstones: some('tombe', 'tombes'),
    'mine-space': (_is, value) => `à partir de la case ${value} de la piste de mine`,
    towns: some('ville inaugurée', 'villes inaugurées'),
    'uncovered-horseshoes': some('fer à cheval non couvert', 'fers à cheval non couverts'),
    aces: some('as', 'as'),
    'distinct-suits': some('couleur parmi vos as', 'couleurs parmi vos as'),
    'most-aces-of-one-suit': some('as d’une même couleur', 'as d’une même couleur'),
    buildings: some('bâtiment', 'bâtiments'),
    'sign-colours': some('couleur de pancarte', 'couleurs de pancarte'),
    'unspent-gold': (_is, value) => `si vous avez gardé au moins ${value} or`,
    'standing-bandits': some('bandit debout', 'bandits debout'),
    alleys: some('allée', 'allées'),
    'edges-touched': (_is, value) => `si vos tuiles touchent ${value} bords du plateau`,
    'covered-cells': some('case couverte', 'cases couvertes'),
  },
  condition: (met, worth) => `${points(worth)} ${met}.`,
  rules: {
    carpenters: {
      name: 'Menuisiers',
      help: `Quand vous placez un bâtiment, vous pouvez y stocker jusqu’à ${STORED_GOLD_MOST} or après avoir payé son coût. Chaque or stocké vaut ${points(STORED_GOLD_POINTS)} à la fin et ne peut plus être dépensé.`,
    },
    'homestead-in-peril': {
      name: 'Logis en péril',
      help: `Vous commencez avec un Hôtel sur votre plateau au lieu d’une case de départ. Après chaque affrontement, chaque bandit debout qui le voit en ligne droite coûte ${points(-PERIL_POINTS)}. Encerclé, il rapporte ${points(HOMESTEAD_EXTRA)} de plus.`,
    },
    'pair-of-aces': {
      name: 'Paires d’as',
      help: `La case As donne une carte As. À la fin, chaque poteau d’as voisin d’une case couverte rapporte ${points(LINKED_ACE_POINTS)} par as de sa couleur.`,
    },
    lasso: {
      name: 'Lasso',
      help: `Un lasso encore découvert quand les cases voisines sont couvertes (pas besoin des diagonales) rapporte ${points(LASSO_POINTS)} et une allée.`,
    },
    signpost: {
      name: 'Panneau',
      help: 'Une Épicerie est mise de côté. Dès que deux panneaux sont couverts, on la place sur le troisième, reliée ou non.',
    },
    railroad: {
      name: 'Chemin de fer',
      help: `À la fin, le plus long tronçon couvert de la ligne rapporte ${points(RAIL_POINTS)} par case, et ${FULL_LINE_POINTS} de plus si elle est entièrement couverte.`,
    },
    'ghost-town': {
      name: 'Ville fantôme',
      help: `Quatre villes sont hantées par un bandit voisin. En inaugurer une rapporte ${points(GHOST_LAID)} si son bandit est déjà une tombe, et coûte ${points(-GHOST_LOOSE)} sinon.`,
    },
    'cattle-drive': {
      name: 'Grande transhumance',
      help: `Attrouper le bétail d’un pâturage voisin d’un marché aux bestiaux rapporte ${points(MARKET_POINTS)} de plus, une fois par marché.`,
    },
  },
  boardHelp: (stars, towns, rule) => {
    const signs = towns.map(({ name, points: worth }) => `${name} ${worth}`).join(', ')
    return `Difficulté : ${counted('fr')(stars, 'étoile', 'étoiles')}. Villes : ${signs}.${rule === null ? '' : ` ${rule}`}`
  },
  banditCard: (cows, bandits, bullets) => `Vaches : ${cows}. Bandits : ${bandits}. Balles : ${bullets}.`,
}
