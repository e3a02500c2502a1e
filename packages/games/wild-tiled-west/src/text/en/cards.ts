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
    'town-hall': `${pointsOf('town-hall')} when surrounded.`,
    barn: `${BARN_GOLD} gold each time you wrangle.`,
    stables: `${points(STABLES_POINTS)} at the end if no horseshoe is left uncovered.`,
    'grand-saloon': 'Take one ace card of your choice.',
    saloon: `${pointsOf('saloon')} when surrounded.`,
    'general-store': `Take ${goldOf('general-store')}, ${bulletsOf('general-store')} and ${alleysOf('general-store')}.`,
    sawmill: 'Once, on a later turn, take a tile from any stack without a die; its price is due, jumps are not.',
    hotel: `${pointsOf('hotel')} when surrounded.`,
    wheelwright: 'The first jump of each of your turns costs nothing.',
    bank: `Take ${goldOf('bank')}.`,
    gunsmith: `Take ${bulletsOf('gunsmith')}.`,
    'assay-office': `${pickaxesOf('assay-office')}.`,
    church: `${pointsOf('church')} when surrounded, and one of your standing bandits becomes a tombstone.`,
    blacksmith: `${pickaxesOf('blacksmith')} when surrounded.`,
    schoolhouse: `${points(SCHOOL_POINTS_PER_TOWN)} at the end for each inaugurated town.`,
    undertaker: `${UNDERTAKER_POINTS_PER_TOMBSTONE} more point at the end for each tombstone, ${UNDERTAKER_MOST_POINTS} at most.`,
    'sheriffs-office': `${points(OFFICE_POINTS)} each time one of your sheriffs shoots a bandit.`,
    bunkhouse: `${points(BUNKHOUSE_POINTS_PER_BOOT)} at the end for each boot on your board.`,
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
      help: `When you place a building you may store up to ${STORED_GOLD_MOST} gold on it, after paying for it. Each stored gold is worth ${points(STORED_GOLD_POINTS)} at the end and cannot be spent.`,
    },
    'homestead-in-peril': {
      name: 'Homestead in Peril',
      help: `You start with a Hotel on your board instead of a start square. After every tussle each standing bandit with a clear line to it costs ${points(-PERIL_POINTS)}. Surrounded, it pays ${points(HOMESTEAD_EXTRA)} more.`,
    },
    'pair-of-aces': {
      name: 'Pair of Aces',
      help: `The ace square gives an ace card. At the end each ace post next to a covered square pays ${points(LINKED_ACE_POINTS)} for every ace of its suit.`,
    },
    lasso: {
      name: 'Lasso',
      help: `A lasso that is still open when all squares around it are covered pays ${points(LASSO_POINTS)} and an alley.`,
    },
    signpost: {
      name: 'Signpost',
      help: 'A General Store lies aside. As soon as two signposts are covered it is placed over the third, linked or not.',
    },
    railroad: {
      name: 'Railroad',
      help: `At the end the longest covered stretch of the line pays ${points(RAIL_POINTS)} per square, and ${FULL_LINE_POINTS} more if all of it is covered.`,
    },
    'ghost-town': {
      name: 'Ghost Town',
      help: `Four towns are haunted by a bandit next to them. Inaugurating one pays ${points(GHOST_LAID)} if its bandit is a tombstone by then, and costs ${-GHOST_LOOSE} otherwise.`,
    },
    'cattle-drive': {
      name: 'Cattle Drive',
      help: `Wrangling a pasture next to a cattle market pays ${points(MARKET_POINTS)} more, once per market.`,
    },
  },
  boardHelp: (stars, rule) =>
    `Difficulty: ${`${stars} ${stars === 1 ? 'star' : 'stars'}`}.${rule === null ? '' : ` ${rule}`}`,
  banditCard: (cows, bandits, bullets) => `Cows: ${cows}. Bandits: ${bandits}. Bullets: ${bullets}.`,
}
