import { capitalized, counted, joined } from '@waystation/wording'
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

const plural = counted('en')

export const names: Pick<Words, Part> = {
  title: 'Wild Tiled West',
  tagline: 'Draft tiles with dice and fit towns, cattle, mines and sheriffs onto your own piece of frontier.',
  faces: { classic: 'classic side', conquest: 'Conquest side' },
  suits: { spade: 'spades', heart: 'hearts', club: 'clubs', diamond: 'diamonds' },
  dice: { prairie: 'prairie die', river: 'river die' },
  turns: [
    'As printed',
    'Quarter turn right',
    'Half turn',
    'Quarter turn left',
    'Flipped',
    'Flipped, quarter turn right',
    'Flipped, half turn',
    'Flipped, quarter turn left',
  ],
  contracts: {
    alleys: (count) => plural(count, 'alley', 'alleys'),
    gold: (count) => `${count} gold`,
    bullets: (count) => plural(count, 'bullet', 'bullets'),
    points: (count) => plural(count, 'point', 'points'),
  },
  gains: {
    gold: (count) => `${count} gold`,
    bullets: (count) => plural(count, 'bullet', 'bullets'),
    alleys: (count) => plural(count, 'alley', 'alleys'),
  },
  ranks: {
    sidekick: 'Loyal Sidekick',
    cowhand: 'Handy Cowhand',
    deputy: 'Respected Deputy',
    sharpshooter: 'Sharpshooter',
    stranger: 'Mysterious Stranger',
  },
  things: {
    gold: { name: 'Gold', help: 'Pays for tiles and for jumping over stacks. Unused gold breaks ties at the end.' },
    bullet: { name: 'Bullet', help: 'A sheriff uses it immediately on a bandit in sight, who becomes a tombstone.' },
    boot: { name: 'Boot', help: 'Marks a pasture whose cattle have been wrangled: they cannot be wrangled again.' },
    bandit: {
      name: 'Bandits',
      help: 'At the end of each year the player with the fewest standing bandits gains points, the player with the most loses them.',
    },
    tombstone: { name: 'Tombstone', help: `A bandit who was shot: ${points(TOMBSTONE_POINTS)} at the end.` },
    sheriff: {
      name: 'Sheriff',
      help: 'Shoots along rows and columns. Cows, hills, mines and buildings stop the bullet.',
    },
    cow: { name: 'Cows', help: `${capitalized(number(MIN_COWS))} or more in one pasture can be wrangled.` },
    mine: {
      name: 'Mining track',
      help: `Each pickaxe moves you up one space: more income every year, points at the end, a second partner on space ${HAT_SPACE}.`,
    },
    horseshoe: { name: 'Horseshoes', help: `Each one still uncovered at the end costs ${points(-HORSESHOE_POINTS)}.` },
    town: {
      name: 'Town',
      help: `Pays when all its squares are covered, with a bonus in years 1 to ${LAST_BONUS_YEAR}.`,
    },
    contract: {
      name: 'Cattle contract',
      help: 'Bonus for wrangling this many cows. The first one to take it gets the big bonus, the others the small one.',
    },
    ace: {
      name: 'Aces',
      help: `Sets of three pay ${SET_OF_THREE}, sets of four ${SET_OF_FOUR}: of one suit or all of different suits. Each ace counts once for either kind.`,
    },
    'prairie-die': { name: 'Prairie die', help: 'Opens the nearest stack of its row that has tiles.' },
    'river-die': {
      name: 'River die',
      help: `Opens the nearest stack of its column, or one further on for ${JUMP_COST} gold per stack jumped over.`,
    },
    stack: { name: 'Stack', help: 'Tiles of one kind.' },
    'partner-deck': {
      name: 'Partner deck',
      help: 'Face-down partners. Whoever reaches the hat may take the top one unseen.',
    },
    'partner-hidden': { name: 'Face-down partner', help: 'Kept since the start and shown at the end.' },
    score: {
      name: 'Score',
      help: 'Points on the track. Aces, mines, tombstones, partners and others are added at the end.',
    },
    ridge: { name: 'Bandit Ridge', help: 'Your opponent in the solo game: compared with you in every tussle.' },
    'bandit-cards': {
      name: 'Bandit card',
      help: 'Adds bandits to those of the Ridge, or bullets against them, or cows that may take a contract from you.',
    },
    square: { name: 'Square', help: 'A square of the board; the legend explains its letter.' },
  },
  glyphs: {
    empty: 'empty',
    start: 'start',
    pickaxe: 'pickaxe',
    horseshoe: 'horseshoe',
    gold: 'gold',
    bullet: 'bullet',
    alley: 'alley',
    'ace-card': 'ace card',
    lasso: 'lasso',
    signpost: 'signpost',
    rail: 'rail',
    hill: 'hill',
    mine: 'mine',
    field: 'field',
    cow: 'cow',
    posts: 'ace posts: spades, hearts, clubs, diamonds',
    depot: 'depot',
    market: 'cattle market',
    road: 'road laid',
    building: 'building',
    sheriff: 'sheriff',
    bandit: 'bandit',
    tombstone: 'tombstone',
    boot: 'boot',
  },
  categories: {
    start: 'Starting points',
    towns: 'Towns',
    wrangling: 'Wrangling',
    contracts: 'Cattle contracts',
    surrounded: 'Surrounded buildings',
    office: 'Sheriff’s Office',
    tussles: 'Tussles',
    conquest: 'Conquest side, during the game',
    horseshoes: 'Horseshoes',
    pink: 'Pink signs',
    tombstones: 'Tombstones',
    aces: 'Aces',
    mines: 'Mines',
    partner: 'Partner',
    'conquest-end': 'Conquest side, at the end',
  },
  variants: {
    boards: {
      name: 'Boards',
      values: { dealt: 'dealt at random', chosen: 'chosen one by one' },
    },
    sides: {
      name: 'Sides',
      values: { classic: 'classic for all', conquest: 'Conquest for all', chosen: 'everyone chooses' },
    },
    contracts: {
      name: 'Cattle contracts',
      values: { shuffled: 'in random order', 'first-game': 'as in a first game' },
    },
  },
  notes: {
    horseshoes: (count) => `${count} uncovered`,
    tombstones: (count) => plural(count, 'tombstone', 'tombstones'),
    aces: (count) => plural(count, 'ace', 'aces'),
    space: (space) => `space ${space}`,
  },
  list: joined('and'),
}
