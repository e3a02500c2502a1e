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
    'meadow-corner': 'Meadow Corner',
    'stock-pen': 'Stock Pen',
    'cattle-lane': 'Cattle Lane',
    'wild-corral': 'Wild Corral',
    'spade-trail': 'Spade Trail',
    'ranch-road': 'Ranch Road',
    'town-common': 'Town Common',
    'main-street': 'Main Street',
    crossroads: 'Crossroads',
    'heart-square': 'Heart Square',
    'club-backstreets': 'Club Backstreets',
    'diamond-steps': 'Diamond Steps',
    'canyon-road': 'Canyon Road',
    footpath: 'Footpath',
    'claim-stake': 'Claim Stake',
    'outlaw-hideout': 'Outlaw Hideout',
    'wide-range': 'Wide Range',
    'heart-drive': 'Heart Drive',
    'high-noon': 'High Noon',
    'spade-crossing': 'Spade Crossing',
    showdown: 'Showdown',
    'club-gulch': 'Club Gulch',
    'town-hall': 'Town Hall',
    barn: 'Barn',
    stables: 'Stables',
    'grand-saloon': 'Grand Saloon',
    saloon: 'Saloon',
    'general-store': 'General Store',
    sawmill: 'Sawmill',
    hotel: 'Hotel',
    wheelwright: 'Wheelwright',
    bank: 'Bank',
    gunsmith: 'Gunsmith',
    'assay-office': 'Assay Office',
    church: 'Church',
    blacksmith: 'Blacksmith',
    schoolhouse: 'Schoolhouse',
    undertaker: 'Undertaker',
    'sheriffs-office': 'Sheriff’s Office',
    bunkhouse: 'Bunkhouse',
    alley: 'Alley',
    'alley-pair': 'Two alleys',
  },
  buildings: {
    'town-hall': '10 points when surrounded.',
    barn: '1 gold each time you wrangle.',
    stables: '8 points at the end if no horseshoe is left uncovered.',
    'grand-saloon': 'Take one ace card of your choice.',
    saloon: '4 points when surrounded.',
    'general-store': 'Take 1 gold, 1 bullet and 1 alley.',
    sawmill: 'Once, on a later turn, take a tile from any stack without a die; its price is due, jumps are not.',
    hotel: '6 points when surrounded.',
    wheelwright: 'The first jump of each of your turns costs nothing.',
    bank: 'Take 3 gold.',
    gunsmith: 'Take 3 bullets.',
    'assay-office': '2 pickaxes.',
    church: '5 points when surrounded, and one of your standing bandits becomes a tombstone.',
    blacksmith: '2 pickaxes when surrounded.',
    schoolhouse: '2 points at the end for each inaugurated town.',
    undertaker: '1 more point at the end for each tombstone, 4 at most.',
    'sheriffs-office': '1 point each time one of your sheriffs shoots a bandit.',
    bunkhouse: '3 points at the end for each boot on your board.',
  },
  signs: {
    white: 'White sign, once when placed.',
    red: 'Red sign, once when surrounded.',
    pink: 'Pink sign, at the end.',
    yellow: 'Yellow sign, for the rest of the game.',
  },
  icons: {
    bandit: 'bandit',
    sheriff: 'sheriff',
    spade: 'ace of spades',
    heart: 'ace of hearts',
    club: 'ace of clubs',
    diamond: 'ace of diamonds',
    gold: 'gold',
    bullet: 'bullet',
    alley: 'alley bonus',
    pickaxe: 'pickaxe',
    cow: 'cow',
  },
  terrains: { road: 'road', field: 'field', building: 'building' },
  tileHelp: (squares, contents, cost) =>
    `${squares} squares: ${contents}. ${cost === 0 ? 'Free.' : `Costs ${cost} gold.`}`,
  partners: {
    rancher: 'Rancher',
    'trail-boss': 'Trail Boss',
    marshal: 'Marshal',
    gravedigger: 'Gravedigger',
    prospector: 'Prospector',
    mayor: 'Mayor',
    surveyor: 'Surveyor',
    gambler: 'Gambler',
    'card-sharp': 'Card Sharp',
    architect: 'Architect',
    'sign-painter': 'Sign Painter',
    banker: 'Banker',
    peacemaker: 'Peacemaker',
    outlaw: 'Outlaw',
    paver: 'Paver',
    homesteader: 'Homesteader',
  },
  metrics: {
    boots: 'boots on your board',
    'largest-wrangle': 'cows in your largest wrangle',
    sheriffs: 'sheriffs',
    tombstones: 'tombstones',
    'mine-space': 'as your space of the mining track',
    towns: 'inaugurated towns',
    'uncovered-horseshoes': 'uncovered horseshoes',
    aces: 'aces',
    'distinct-suits': 'suits among your aces',
    'most-aces-of-one-suit': 'aces of one suit',
    buildings: 'buildings',
    'sign-colours': 'colours of signs',
    'unspent-gold': 'unspent gold',
    'standing-bandits': 'standing bandits',
    alleys: 'alleys',
    'edges-touched': 'edges of the board reached',
    'covered-cells': 'covered squares',
  },
  condition: (is, value, metric, points) =>
    `${points} points with ${value} ${is === 'least' ? 'or more' : value === 0 ? '' : 'or fewer'} ${metric}.`.replace(
      / +/g,
      ' ',
    ),
  rules: {
    carpenters: {
      name: 'Carpenters',
      help: 'When you place a building you may store up to 2 gold on it, after paying for it. Each stored gold is worth 2 points at the end and cannot be spent.',
    },
    'homestead-in-peril': {
      name: 'Homestead in Peril',
      help: 'You start with a Hotel on your board instead of a start square. After every tussle each standing bandit with a clear line to it costs 1 point. Surrounded, it pays 4 points more.',
    },
    'pair-of-aces': {
      name: 'Pair of Aces',
      help: 'The ace square gives an ace card. At the end each ace post next to a covered square pays 3 points for every ace of its suit.',
    },
    lasso: {
      name: 'Lasso',
      help: 'A lasso that is still open when all squares around it are covered pays 3 points and an alley.',
    },
    signpost: {
      name: 'Signpost',
      help: 'A General Store lies aside. As soon as two signposts are covered it is placed over the third, linked or not.',
    },
    railroad: {
      name: 'Railroad',
      help: 'At the end the longest covered stretch of the line pays 1 point per square, and 5 more if all of it is covered.',
    },
    'ghost-town': {
      name: 'Ghost Town',
      help: 'Four towns are haunted by a bandit next to them. Inaugurating one pays 4 points if its bandit is a tombstone by then, and costs 2 otherwise.',
    },
    'cattle-drive': {
      name: 'Cattle Drive',
      help: 'Wrangling a pasture next to a cattle market pays 4 points more, once per market.',
    },
  },
  boardHelp: (stars, rule) =>
    `Difficulty: ${stars === 1 ? '1 star' : `${stars} stars`}.${rule === null ? '' : ` ${rule}`}`,
  banditCard: (cows, bandits, bullets) => `Cows: ${cows}. Bandits: ${bandits}. Bullets: ${bullets}.`,
}
