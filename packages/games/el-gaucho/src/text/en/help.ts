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

/** The rules in our own words; section ids are those that reasons point to. */
export const help: Pick<Words, 'sections'> = {
  sections: {
    goal: {
      title: 'Goal',
      paragraphs: [
        'Send gauchos onto the pampa, bring cattle home, line them up in herds by breed and sell the herds. Whoever has the most pesos at the end wins; players tied for the most share the victory.',
      ],
    },
    preparation: {
      title: 'Set-up',
      paragraphs: [
        `There are ${TILE_COUNT} cattle tiles: ${number(BREEDS.length)} breeds with values 1 to ${HIGHEST_VALUE}. With two players ${spelled('en')(SETUP[2].breedsRemoved, 'one breed stays', 'breeds stay')} out and ${number(coveredWith(2))} spaces are covered; with three players ${number(coveredWith(3))} spaces are covered.`,
        `Pastures are filled from the smallest to the largest, one tile after the other, until the values of a pasture total ${PASTURE_LIMIT} or more or its spaces are full. ${capitalized(number(STEPPE_SIZE))} tiles are placed face down on the steppe; the rest is the draw pile.`,
        `Two players use ${equipment(2)} each, three players ${equipment(3)}, four players ${equipment(4)}. The first player is drawn at random or, as a variant, whoever rolls the highest total with ${number(START_DICE)} dice; with two players the breed left out is drawn at random or chosen.`,
      ],
    },
    'preliminary-round': {
      title: 'Preliminary round',
      paragraphs: [
        `Everyone is dealt start tiles in secret (${anyOf(Object.values(SETUP).map(({ startHand }) => startHand))} with two, three or four players) and keeps one of any value, ${smallerTiles}. The choices are shown together and begin the herds. Tiles not kept leave the game, face down.`,
        'Then, beginning to the right of the first player and against the turn order, everyone places one gaucho in an action area. In this step an area takes only one gaucho in all.',
      ],
    },
    turn: {
      title: 'Your turn',
      paragraphs: [
        'The first player rolls all dice. In turn order everyone takes two dice of those left and uses them: each for one action, or both added up for a single one. The total must match exactly.',
        'A die that can be used must be used; one that fits nothing is lost. Then the next player is first player.',
      ],
    },
    pampa: {
      title: 'On the pampa',
      paragraphs: [
        'Stand a gaucho on a free animal with dice that total its large number. Or lay one down with its small number, and raise a lying gaucho of yours with that same small number, even in the same turn.',
      ],
    },
    areas: {
      title: 'Action areas',
      paragraphs: [
        `Put a gaucho on your own free space. Sort, Wish and Immediate sale take a total of ${totals('sort')}, Cattle theft a ${totals('theft')}, the Overseer a ${totals('overseer')} and the Steppe a ${totals('steppe')}.`,
        'In one turn you either enter or leave an area, once. So you never use a gaucho you have just placed, nor return to an area you have just left.',
      ],
    },
    'more-gauchos': {
      title: 'Running out of gauchos',
      paragraphs: [
        'If your supply is empty you may take back lying gauchos from the pampa when an action needs one, and in your turn gauchos from action areas, used or not. Standing gauchos stay, and so do those placed this turn.',
      ],
    },
    'round-up': {
      title: 'Round-up',
      paragraphs: [
        'After everyone’s turn look at each pasture: if every animal in it carries a gaucho, all animals under standing gauchos go home with them. Lying gauchos stay with theirs. Then the pampa is refilled as at the start.',
        'You choose the order of animals that arrive together.',
      ],
    },
    herds: {
      title: 'Herds and sales',
      paragraphs: [
        'Each breed has one line. New animals go to its right end, and the line must rise or fall throughout. If an animal does not fit, the herd before it is sold and the animal begins a new one.',
        'A herd earns the number of its animals times the value of its best one.',
      ],
    },
    'special-actions': {
      title: 'Special actions',
      paragraphs: [
        'In your turn you may use as many of your gauchos on action areas as you like, in any order and at any moment. The gaucho returns to your supply first and can be placed again immediately.',
      ],
    },
    sort: {
      title: 'Sort',
      paragraphs: [
        'Only while bringing cattle home, at the end of a round and at the end of the game: put one arriving animal in the middle or at the beginning of its herd, so that the line still rises or falls throughout. A gaucho placed during the round already serves at the end of that round.',
      ],
    },
    wish: {
      title: 'Wish',
      paragraphs: ['You have one more die this turn, of any value. Use it alone or together with your other dice.'],
    },
    'immediate-sale': {
      title: 'Immediate sale',
      paragraphs: [
        `Sell one of your herds of at least ${number(SMALLEST_SALE)} animals immediately and receive ${IMMEDIATE_SALE_BONUS} pesos more.`,
      ],
    },
    theft: {
      title: 'Cattle theft',
      paragraphs: [
        `Take any animal from another player’s herds and put it at the right end of yours. If it does not fit, your herd is sold first, without the ${IMMEDIATE_SALE_BONUS} pesos of an immediate sale. The robbed player is paid the animal’s value. Sort cannot be used here.`,
      ],
    },
    overseer: {
      title: 'Overseer',
      paragraphs: [
        'Raise one or two of your lying gauchos, or replace one lying gaucho of another player with a standing one of yours; that player takes the gaucho back and is paid the value of the animal.',
      ],
    },
    steppe: {
      title: 'Steppe',
      paragraphs: [
        `Look at the tiles of the steppe in secret and take one, or two of at most ${STEPPE_PAIR_HIGHEST} each. Put each on a free space of any pasture, whatever its total, and stand a gaucho on it. Then the steppe is filled up to ${number(STEPPE_SIZE)} tiles.`,
      ],
    },
    ending: {
      title: 'End of the game',
      paragraphs: [
        'When the draw pile is exhausted, finish the round and play one more full round. Then everyone has a turn without dice, for special actions only, followed by a last ordinary round-up.',
      ],
    },
    'final-count': {
      title: 'Final count',
      paragraphs: [
        'All animals still under standing gauchos come home, from complete pastures or not; Sort works here too. Then every herd is sold, single animals too.',
      ],
    },
  },
}
