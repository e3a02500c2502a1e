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

/** "with at least 2 sheriffs", "with at most 4 standing bandits", "with no uncovered horseshoe". */
const some =
  (one: string, more: string) =>
  (is: 'least' | 'most', value: number): string => {
    if (is === 'most' && value === 0) return `with no ${one}`
    return `with ${is === 'least' ? 'at least' : 'at most'} ${counted('en')(value, one, more)}`
  }

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
    red: 'Red sign, when the building is surrounded.',
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
  tileHelp: (squares, contents, cost, copies) =>
    `${squares} squares: ${contents}. ${cost === 0 ? 'Free.' : `Costs ${cost} gold.`} ${copies} tiles in the box.`,
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
    boots: some('boot on your board', 'boots on your board'),
    'largest-wrangle': (_is, value) => `for wrangling at least ${value} cows at a time`,
    sheriffs: some('sheriff', 'sheriffs'),
    tombstones: some('tombstone', 'tombstones'),
    'mine-space': (_is, value) => `from space ${value} of the mining track on`,
    towns: some('inaugurated town', 'inaugurated towns'),
    'uncovered-horseshoes': some('uncovered horseshoe', 'uncovered horseshoes'),
    aces: some('ace', 'aces'),
    'distinct-suits': some('suit among your aces', 'suits among your aces'),
    'most-aces-of-one-suit': some('ace of one suit', 'aces of one suit'),
    buildings: some('building', 'buildings'),
    'sign-colours': some('colour of signs', 'colours of signs'),
    'unspent-gold': (_is, value) => `if you have kept at least ${value} gold`,
    'standing-bandits': some('standing bandit', 'standing bandits'),
    alleys: some('alley', 'alleys'),
    'edges-touched': (_is, value) => `if your tiles touch ${value} edges of the board`,
    'covered-cells': some('covered square', 'covered squares'),
  },
  condition: (met, worth) => `${points(worth)} ${met}.`,
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
      help: `A lasso that is still uncovered when the squares next to it are covered (diagonals are not needed) pays ${points(LASSO_POINTS)} and an alley.`,
    },
    signpost: {
      name: 'Signpost',
      help: 'A General Store is set aside. As soon as two signposts are covered it is placed over the third, linked or not.',
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
      help: `Wrangling the cattle of a pasture next to a cattle market pays ${points(MARKET_POINTS)} more, once per market.`,
    },
  },
  boardHelp: (stars, towns, rule) => {
    const signs = towns.map(({ name, points: worth }) => `${name} ${worth}`).join(', ')
    return `Difficulty: ${counted('en')(stars, 'star', 'stars')}. Towns: ${signs}.${rule === null ? '' : ` ${rule}`}`
  },
  banditCard: (cows, bandits, bullets) => `Cows: ${cows}. Bandits: ${bandits}. Bullets: ${bullets}.`,
}
