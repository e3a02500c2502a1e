import type { Words } from '../words.ts'

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
    'town-hall': '10 points une fois encerclée.',
    barn: '1 or chaque fois que vous attroupez du bétail.',
    stables: '8 points à la fin si aucun fer à cheval n’est resté découvert.',
    'grand-saloon': 'Prenez une carte As de votre choix.',
    saloon: '4 points une fois encerclé.',
    'general-store': 'Prenez 1 or, 1 balle et 1 allée.',
    sawmill:
      'Une fois, à un tour suivant, prenez une tuile de n’importe quelle pile sans dé ; son prix est dû, pas les bonds.',
    hotel: '6 points une fois encerclé.',
    wheelwright: 'Le premier bond de chacun de vos tours est gratuit.',
    bank: 'Prenez 3 or.',
    gunsmith: 'Prenez 3 balles.',
    'assay-office': '2 pioches.',
    church: '5 points une fois encerclée, et l’un de vos bandits debout devient une tombe.',
    blacksmith: '2 pioches une fois encerclée.',
    schoolhouse: '2 points à la fin par ville inaugurée.',
    undertaker: '1 point de plus à la fin par tombe, 4 au plus.',
    'sheriffs-office': '1 point chaque fois qu’un de vos shérifs abat un bandit.',
    bunkhouse: '3 points à la fin par santiag sur votre plateau.',
  },
  signs: {
    white: 'Pancarte blanche, une fois, à la pose.',
    red: 'Pancarte rouge, une fois encerclé.',
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
  tileHelp: (squares, contents, cost) =>
    `${squares} cases : ${contents}. ${cost === 0 ? 'Gratuite.' : `Coûte ${cost} or.`}`,
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
    boots: 'santiags sur votre plateau',
    'largest-wrangle': 'vaches dans votre plus gros troupeau',
    sheriffs: 'shérifs',
    tombstones: 'tombes',
    'mine-space': 'comme case de la piste de mine',
    towns: 'villes inaugurées',
    'uncovered-horseshoes': 'fers à cheval non couverts',
    aces: 'as',
    'distinct-suits': 'couleurs parmi vos as',
    'most-aces-of-one-suit': 'as d’une même couleur',
    buildings: 'bâtiments',
    'sign-colours': 'couleurs de pancarte',
    'unspent-gold': 'or non dépensé',
    'standing-bandits': 'bandits debout',
    alleys: 'allées',
    'edges-touched': 'bords du plateau atteints',
    'covered-cells': 'cases couvertes',
  },
  condition: (is, value, metric, points) =>
    `${points} points avec ${value} ${is === 'least' ? 'ou plus' : value === 0 ? '' : 'ou moins'} ${metric}.`.replace(
      / +/g,
      ' ',
    ),
  rules: {
    carpenters: {
      name: 'Menuisiers',
      help: 'Quand vous placez un bâtiment, vous pouvez y stocker jusqu’à 2 or après avoir payé son coût. Chaque or stocké vaut 2 points à la fin et ne peut plus être dépensé.',
    },
    'homestead-in-peril': {
      name: 'Logis en péril',
      help: 'Vous commencez avec un Hôtel sur votre plateau au lieu d’une case de départ. Après chaque affrontement, chaque bandit debout qui le voit en ligne droite coûte 1 point. Encerclé, il rapporte 4 points de plus.',
    },
    'pair-of-aces': {
      name: 'Paires d’as',
      help: 'La case As donne une carte As. À la fin, chaque poteau d’as voisin d’une case couverte rapporte 3 points par as de sa couleur.',
    },
    lasso: {
      name: 'Lasso',
      help: 'Un lasso encore découvert quand toutes les cases autour sont couvertes rapporte 3 points et une allée.',
    },
    signpost: {
      name: 'Panneau',
      help: 'Une Épicerie est mise de côté. Dès que deux panneaux sont couverts, on la place sur le troisième, reliée ou non.',
    },
    railroad: {
      name: 'Chemin de fer',
      help: 'À la fin, le plus long tronçon couvert de la ligne rapporte 1 point par case, et 5 de plus si elle est entièrement couverte.',
    },
    'ghost-town': {
      name: 'Ville fantôme',
      help: 'Quatre villes sont hantées par un bandit voisin. En inaugurer une rapporte 4 points si son bandit est déjà une tombe, et coûte 2 points sinon.',
    },
    'cattle-drive': {
      name: 'Grande transhumance',
      help: 'Attrouper un pâturage voisin d’un marché aux bestiaux rapporte 4 points de plus, une fois par marché.',
    },
  },
  boardHelp: (stars, rule) =>
    `Difficulté : ${stars === 1 ? '1 étoile' : `${stars} étoiles`}.${rule === null ? '' : ` ${rule}`}`,
  banditCard: (cows, bandits, bullets) => `Vaches : ${cows}. Bandits : ${bandits}. Balles : ${bullets}.`,
}
