import { capitalized } from '@waystation/wording'
import { PROPERTY_MARKERS } from '../../data/buildings.ts'
import {
  amountOf,
  AUX_DOLLARS,
  HIGHEST_CERTIFICATE,
  LATER_HAND_LIMIT,
  LATER_MOVE_LIMIT,
  REMOVAL_LIMIT,
} from '../../data/player-board.ts'
import { SUE_POSTS } from '../../data/solo.ts'
import { DOLLARS_PER_POINT, SIMMENTAL_SPACE_POINTS } from '../../data/table.ts'
import { LOWEST_BLACK_POST } from '../../data/posts.ts'
import type { NameWords } from '../words.ts'
import { number } from './figures.ts'

const building = (number: number) => ({ name: `Building ${number}`, values: { a: 'side a', b: 'side b' } })
const trainCard = (engineers: number) => ({ name: `Train card ${engineers}`, values: { front: 'front', back: 'back' } })

/** The player board, things without a face of their own, table options and notes of the score pad. */
export const things: Pick<NameWords, 'things' | 'discs' | 'auxiliaries' | 'variants' | 'notes'> = {
  discs: {
    'disc-aux-money': {
      name: `disc “$${AUX_DOLLARS.improved}”`,
      help: `Once it is gone, the first auxiliary action gives $${AUX_DOLLARS.improved} instead of $${AUX_DOLLARS.basic}.`,
    },
    'disc-aux-certificate': {
      name: 'disc “certificate”',
      help: 'Once it is gone, an auxiliary action gives a certificate.',
    },
    'disc-aux-exchange': {
      name: 'disc “two exchanges”',
      help: 'Once it is gone, the third auxiliary action allows two exchanges instead of one.',
    },
    'disc-aux-remove': {
      name: `disc “remove” (−$${amountOf('disc-aux-remove')})`,
      help: `Costs $${amountOf('disc-aux-remove')}. Once it is gone, an auxiliary action removes a cattle card in your hand from the game.`,
    },
    'disc-hand-limit': {
      name: `disc “hand of ${number(LATER_HAND_LIMIT)}” (−$${amountOf('disc-hand-limit')})`,
      help: `Costs $${amountOf('disc-hand-limit')}. Your hand limit becomes ${number(LATER_HAND_LIMIT)}.`,
    },
    'disc-permanent-certificate': {
      name: `black disc “permanent certificate” (+$${amountOf('disc-permanent-certificate')})`,
      help: `Gives $${amountOf('disc-permanent-certificate')} and a permanent certificate. Only for trading posts of ${LOWEST_BLACK_POST} and more.`,
    },
    'disc-move-limit': {
      name: `black disc “${number(LATER_MOVE_LIMIT)} steps” (+$${amountOf('disc-move-limit')})`,
      help: `Gives $${amountOf('disc-move-limit')} and a movement limit of ${number(LATER_MOVE_LIMIT)}. Only for trading posts of ${LOWEST_BLACK_POST} and more.`,
    },
  },
  auxiliaries: {
    'aux-money': {
      name: `gain $${AUX_DOLLARS.basic}`,
      improved: `gain $${AUX_DOLLARS.improved}`,
      help: `Open from the start; $${AUX_DOLLARS.improved} instead of $${AUX_DOLLARS.basic} once its disc is gone.`,
    },
    'aux-certificate': {
      name: 'gain a certificate',
      improved: 'gain a certificate',
      help: 'Locked until its disc is gone.',
    },
    'aux-exchange': {
      name: 'exchange a card',
      improved: 'exchange up to two cards',
      help: 'Draw a cattle card, then discard one. Open from the start; up to twice once its disc is gone.',
    },
    'aux-remove': {
      name: 'remove a cattle card',
      improved: 'remove a cattle card',
      help: `Locked until its disc is gone. At most ${number(REMOVAL_LIMIT)} cards per game.`,
    },
  },
  things: {
    rancher: { name: 'rancher', help: 'Moves clockwise. Ranchers never block each other.' },
    money: { name: 'money', help: `Unlimited in the bank. At the end every $${DOLLARS_PER_POINT} is worth a point.` },
    'exchange-token': {
      name: 'exchange token',
      help: 'At any time during your turn: give it back, draw a cattle card, then discard one. One after the other.',
    },
    certificate: {
      name: 'certificates',
      help: `Up to ${number(HIGHEST_CERTIFICATE)}. Spend them in El Paso: each adds one to the value of your hand.`,
    },
    'permanent-certificate': { name: 'permanent certificates', help: 'Each adds one to every delivery.' },
    hand: { name: 'hand', help: 'Cattle only; filled up to your limit at the end of your turn.' },
    herd: { name: 'herd', help: 'All your cards, wherever they are.' },
    'draw-pile': { name: 'draw pile', help: 'Face down. Workers drawn from it go straight to the worker area.' },
    'discard-pile': {
      name: 'discard pile',
      help: 'Open. Becomes the draw pile when you must draw and the draw pile is empty.',
    },
    'reject-pile': {
      name: 'removed cattle',
      help: `Out of the game. Nobody removes more than ${number(REMOVAL_LIMIT)}.`,
    },
    'property-marker': {
      name: 'property marker',
      help: `${capitalized(number(PROPERTY_MARKERS))} each: nobody owns more than ${number(PROPERTY_MARKERS)} buildings.`,
    },
    'empty-space': {
      name: 'empty space',
      help: 'A building can be placed here for the price shown. It does not count as a step.',
    },
    'simmental-space': {
      name: 'Simmental space',
      help: `The first rancher in El Paso after the last Simmental is gone is placed here, for ${SIMMENTAL_SPACE_POINTS} points; everyone else has one more turn.`,
    },
    'objective-stack': { name: 'objective stack', help: 'You may take the unseen top tile instead of a face-up one.' },
    'bonus-stack': { name: 'bonus stack', help: 'You may take the unseen top tile instead of a face-up one.' },
    sue: { name: 'Sue', help: 'Your opponent in the solo game. She never pays, and her workers stay with her.' },
    'sue-supply': { name: 'Sue’s supply', help: 'Workers and cattle that she draws from.' },
    'solo-deck': { name: 'solo deck', help: 'Tells how far Sue moves and what she does.' },
  },
  variants: {
    'neutral-buildings': {
      name: 'Neutral buildings',
      values: { fixed: 'on their letters, for a first game', shuffled: 'shuffled' },
    },
    'building-sides': {
      name: 'Common buildings',
      values: { a: 'all sides a', b: 'all sides b', mixed: 'random sides', chosen: 'sides chosen stack by stack' },
    },
    'building-1-side': building(1),
    'building-2-side': building(2),
    'building-3-side': building(3),
    'building-4-side': building(4),
    'building-5-side': building(5),
    'building-6-side': building(6),
    'building-2a': {
      name: 'Building 2a (errata)',
      values: {
        'as-printed': 'bonus tile and move',
        'choose-one': 'either bonus tile or move',
        'side-b': 'side b for building 2',
      },
    },
    'train-sides': {
      name: 'Train cards',
      values: { front: 'all fronts', back: 'all backs', mixed: 'random sides', chosen: 'sides chosen card by card' },
    },
    'train-1-side': trainCard(1),
    'train-2-side': trainCard(2),
    'train-3-side': trainCard(3),
    'train-4-side': trainCard(4),
    'disc-objectives': {
      name: 'Objectives that ask for a disc',
      values: { 'exact-post': 'on the post shown', 'at-least': 'on that post or a higher one' },
    },
    'solo-b-cards': {
      name: 'Solo: B cards',
      values: { '0': 'none (easiest)', '1': 'one', '2': 'two', '3': 'three (hardest)' },
    },
    'solo-handicap': {
      name: 'Solo: points off Sue’s total',
      values: { '0': 'none', '10': 'ten', '20': 'twenty' },
    },
    'solo-delivery': {
      name: 'Solo: Sue’s deliveries',
      values: {
        'next-higher': 'to the next higher post',
        'always-highest': `always to ${SUE_POSTS[SUE_POSTS.length - 1]} after the first`,
      },
    },
    'solo-train-cattle': {
      name: 'Solo: cattle from the train',
      values: { corriente: 'always a Corriente', 'as-printed': 'the breed on the card' },
    },
  },
  notes: {
    dollars: (dollars) => `$${dollars}`,
    space: (points) => (points > 0 ? `${points} of them for the Simmental space` : 'all cards of the herd'),
    objectives: (fulfilled, failed) => `fulfilled: ${fulfilled}; not fulfilled: ${failed}`,
    none: 'none',
    cards: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
    sue: (points, handicap, categories) =>
      `Sue has ${points} points${handicap > 0 ? `, ${handicap} already taken off` : ''}: ${categories}`,
  },
}
