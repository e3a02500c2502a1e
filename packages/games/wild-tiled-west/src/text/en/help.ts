import { capitalized, ordinal } from '@waystation/wording'
import {
  FIRST_SLOT,
  HAT_SPACE,
  HORSESHOE_POINTS,
  MAX_COWS,
  MIN_COWS,
  PARTNERS_DEALT,
  PARTNER_ROW,
  SET_OF_FOUR,
  SET_OF_THREE,
  STARTING_SCORE,
  TOMBSTONE_POINTS,
  YEARS,
  YEAR_WITHOUT_BANDIT,
} from '../../data/figures.ts'
import { JUMP_COST } from '../../data/trays.ts'
import type { Words } from '../words.ts'
import { number, points, rounds, townBonuses, tusslePoints, wranglePoints } from './figures.ts'

/** The rules in our own words; section ids are those that reasons point to. */
export const help: Pick<Words, 'sections'> = {
  sections: {
    goal: {
      title: 'Goal',
      paragraphs: [
        `Over ${number(YEARS.length)} years you draft tiles with dice and fit them onto your settlement board. Towns, cattle, mines, sheriffs, aces and buildings bring points; the most points win.`,
      ],
    },
    preparation: {
      title: 'Preparation',
      paragraphs: [
        `Everyone takes a board, classic or Conquest side, starts with ${points(STARTING_SCORE)} and the mine marker on space 1. The number of players decides how many tiles and dice are in play.`,
        `You get ${number(PARTNERS_DEALT)} partners and secretly keep one, face down. ${capitalized(number(PARTNER_ROW))} more are laid open.`,
      ],
    },
    year: {
      title: 'A year',
      paragraphs: [
        `Each year begins with income: the gold printed next to your mine marker. Then come rounds of drafting, ${rounds} of them in years 1 to ${YEARS.length}, and at last the tussle.`,
        'After every round the first-player token moves on to the left.',
      ],
    },
    dice: {
      title: 'Dice',
      paragraphs: [
        'All dice are rolled and laid at the notches with their numbers: prairie dice at rows, river dice at columns. If a notch is taken, or its line has no tile at all, the die moves on to the next number; after the highest comes 1.',
        'If a line becomes empty during the round, its die moves on in the same way.',
      ],
    },
    turn: {
      title: 'Your turn',
      paragraphs: [
        'Draft one tile with a die and lay it, or lay free alleys instead.',
        'An alley is a single square of road. Instead of drafting you may lay one, or two side by side. Alleys won as a bonus are laid at once.',
      ],
    },
    draft: {
      title: 'Drafting',
      paragraphs: [
        `A prairie die gives the nearest stack of its row that has tiles. A river die gives the nearest of its column, or one further on for ${JUMP_COST} gold per stack jumped over; empty stacks are skipped free of charge.`,
        'Pay the price printed beside the stack as well. The die you used is out for this round. A tile that fits nowhere cannot be taken.',
      ],
    },
    placing: {
      title: 'Laying tiles',
      paragraphs: [
        'Turn and flip the tile as you like. It stays on the board, overlaps nothing, and never covers a printed cow, field, hill or mine.',
        'The first tile covers the X. Every other one touches, edge to edge, a tile laid before, or a printed field or cow that is itself linked to your tiles.',
      ],
    },
    resolving: {
      title: 'What a tile brings',
      paragraphs: [
        'Gold, bullets, alleys and pickaxes pay, both those on the squares you cover and those on the tile. Then follow the white sign, sheriffs, towns, surrounded buildings, wrangling, and at last the alleys you won, each of which may bring more.',
      ],
    },
    mines: {
      title: 'Mines and partners',
      paragraphs: [
        'Every pickaxe moves your mine marker up one space. Higher spaces bring more income and more points at the end.',
        `On space ${HAT_SPACE} you take a second partner, one of the open ones or the top of the deck, and lay it open. Each condition of a partner that you meet at the end pays.`,
      ],
    },
    towns: {
      title: 'Towns',
      paragraphs: [
        `When the last square of a town is covered, score the value of its sign and the bonus of the year: ${townBonuses} in years 1 to ${YEARS.length}.`,
      ],
    },
    buildings: {
      title: 'Buildings',
      paragraphs: [
        'White signs pay when the building is placed, pink ones at the end, yellow ones help for the rest of the game.',
        'Red signs pay once the building is surrounded: no square next to the tile is left that could take a tile. Edges and printed hills, mines, cows and fields count as closed.',
      ],
    },
    cattle: {
      title: 'Cattle',
      paragraphs: [
        `Fields that touch form a pasture. When you create or extend one with at least ${MIN_COWS} cows and no boot, you may wrangle ${MIN_COWS} to ${MAX_COWS} of them: ${wranglePoints} points. A boot marks the pasture; it cannot be wrangled again, nor can one that grows together with it.`,
        `${capitalized(number(FIRST_SLOT))} cows and more also fulfil the contract for that number. The first to do so gets the big bonus and flips it.`,
      ],
    },
    sheriffs: {
      title: 'Sheriffs and bandits',
      paragraphs: [
        'As soon as you have a bullet, a sheriff shoots a bandit in his row or column. Roads, fields, open squares and other bandits do not stop him; cows, hills, mines and buildings do. A bandit on a hill can be hit, nothing behind that hill.',
        `If there are more bandits in sight than bullets, you choose. A shot bandit is a tombstone: ${points(TOMBSTONE_POINTS)} at the end.`,
      ],
    },
    tussle: {
      title: 'Tussle',
      paragraphs: [
        `At the end of a year standing bandits are compared. The fewest gain ${tusslePoints} points by year and, except in year ${YEAR_WITHOUT_BANDIT}, get a hill bandit on a free hill of their own; the most lose as many points. Ties share. If all are level, all gain.`,
      ],
    },
    aces: {
      title: 'Aces',
      paragraphs: [
        `Three aces of one suit pay ${points(SET_OF_THREE)}, four ${SET_OF_FOUR}; three of different suits ${SET_OF_THREE}, four ${SET_OF_FOUR}. Each ace may count once in a set of its suit and once in a mixed set.`,
      ],
    },
    end: {
      title: 'End of the game',
      paragraphs: [
        `After the ${ordinal('en')(YEARS.length)} tussle: ${points(-HORSESHOE_POINTS)} less for every open horseshoe, pink signs, tombstones, aces, mine track, partners, and what your Conquest side pays. Ties go to the most gold and bullets together.`,
      ],
    },
    conquest: {
      title: 'Conquest sides',
      paragraphs: [
        'Each has a rule of its own. Carpenters store gold on buildings. The Homestead must be kept out of sight of bandits. Pair of Aces pays for linked posts. Lassos want to be surrounded. Signposts bring a General Store. The Railroad pays for a long line. Ghost Towns want their bandit dead. Cattle Drive pays at markets.',
      ],
    },
    solo: {
      title: 'Solo',
      paragraphs: [
        'You play against Bandit Ridge. In some rounds a Bandit card is turned up: its bullets cover bandits of the Ridge, its cows may flip the largest contract they suffice for.',
        'In the tussle you win if you have no more bandits than the Ridge. If you lose, or are level, a hill bandit joins it. At the end your points earn you a rank.',
      ],
    },
  },
}
