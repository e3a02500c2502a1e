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

const BREED_NAMES = { brown: 'brown', ochre: 'ochre', black: 'black', white: 'white', spotted: 'spotted' } as const

const named = (name: string, the: string) => ({ name, the, from: `from ${the}`, on: `on ${the}` })

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
  tagline: 'Claim cattle on the pampa with dice, and sell the finest herds.',
  breeds: BREED_NAMES,
  tile: (breed, value) => `${BREED_NAMES[breed]} ${value}`,
  theTile: (breed, value) => `${BREED_NAMES[breed]} ${value}`,
  tileHelp: (breed, value, small) =>
    `${breed === 'ochre' ? 'An' : 'A'} ${BREED_NAMES[breed]} animal worth ${value}. Stand a gaucho on it with dice that total ${value}; lay one down, and later raise it, with dice that total ${small}.`,
  areas: {
    sort: {
      ...named('Sort', 'Sort'),
      help: `Stable. Occupied with ${totals('sort')}. While you bring cattle home, at the end of a round or of the game, put one arriving animal in the middle or at the start of its herd.`,
    },
    wish: {
      ...named('Wish', 'Wish'),
      help: `Rodeo hero. Occupied with ${totals('wish')}. Gives you one more die of any value for this turn.`,
    },
    'immediate-sale': {
      ...named('Immediate sale', 'Immediate sale'),
      help: `Hacienda. Occupied with ${totals('immediate-sale')}. Sell one of your herds of at least ${number(SMALLEST_SALE)} animals immediately, for ${IMMEDIATE_SALE_BONUS} pesos more.`,
    },
    theft: {
      ...named('Cattle theft', 'Cattle theft'),
      help: `Cattle thief. Occupied with ${totals('theft')}. Take any animal from another player’s herds for the right end of yours; its owner is paid its value.`,
    },
    overseer: {
      ...named('Overseer', 'the Overseer'),
      help: `Occupied with ${totals('overseer')}. Raise one or two of your lying gauchos, or replace one lying gaucho of another player with one of yours, standing; that player is paid the value of the animal.`,
    },
    steppe: {
      ...named('Steppe', 'the Steppe'),
      help: `Occupied with ${totals('steppe')}. Look at the face-down tiles of the steppe and put one, or two of at most ${STEPPE_PAIR_HIGHEST} each, on the pampa with your gaucho standing on it.`,
    },
  },
  pasture: (number) => `pasture ${number}`,
  pastureHelp: ({ spaces, spacesInPlay }) =>
    `It has ${spaces} spaces; in play: ${byPlayers(spacesInPlay)}. It is filled until its values total ${PASTURE_LIMIT} or more. When every animal of a pasture carries a gaucho at the end of a round, those under standing gauchos go home.`,
  things: {
    gaucho: { name: 'Gaucho', help: 'Standing, it claims an animal. Lying, it only reserves it and must be raised.' },
    herd: {
      name: 'Herd',
      help: 'Animals of one breed in ascending or descending order. It sells for the number of its animals times the value of its best one.',
    },
    rodeo: {
      name: 'Dice rodeo',
      help: `The dice of the round, showing 1 to ${DIE_FACES}. Each player in turn takes two of those left.`,
    },
    pile: {
      name: 'Draw pile',
      help: 'Face-down tiles. When the last one is drawn, one full round and a round without dice remain.',
    },
    'steppe-tiles': {
      name: 'Steppe tiles',
      help: `Up to ${number(STEPPE_SIZE)} face-down tiles, seen only by those who use the Steppe.`,
    },
    'start-player': { name: 'First player', help: 'Rolls the dice and chooses first. Passes to the left every round.' },
    pesos: { name: 'Pesos', help: 'Money from sales and compensation. The richest player wins.' },
    'covered-space': { name: 'Covered space', help: 'Not in play with this number of players.' },
  },
  phases: {
    preliminary: 'preliminary round',
    rounds: 'normal round',
    'last-round': 'last round with dice',
    'no-dice-round': 'round without dice',
    over: 'game over',
  },
  categories: {
    sale: 'Herds sold',
    'immediate-sale': 'Immediate sales',
    'final-sale': 'Final sale',
    'theft-insurance': 'Paid for stolen cattle',
    'displacement-insurance': 'Paid for replaced gauchos',
  },
  variants: {
    'start-player': {
      name: 'First player',
      values: { drawn: 'drawn at random', rolled: `highest total with ${number(START_DICE)} dice` },
    },
    'removed-breed': {
      name: 'Breed left out with two players',
      values: { drawn: 'drawn at random', chosen: 'chosen by the players' },
    },
  },
  list: joined('and'),
}
