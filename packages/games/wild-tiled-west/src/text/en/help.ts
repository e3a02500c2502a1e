import { capitalized, ordinal } from '@waystation/wording'
import {
  FIRST_SLOT,
  HAT_SPACE,
  HORSESHOE_POINTS,
  LAST_MINE_SPACE,
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
import { FACES_OF, JUMP_COST } from '../../data/trays.ts'
import type { Words } from '../words.ts'
import { RANK_FROM, RANKS, RIDGE_BANDITS } from '../../data/solo.ts'
import {
  contractBonuses,
  crowds,
  mineIncome,
  minePoints,
  number,
  points,
  revealRounds,
  rounds,
  townBonuses,
  tusslePoints,
  wranglePoints,
} from './figures.ts'
import { names } from './names.ts'

/** The ranks of the solo game, the lowest first. */
const ranks = RANKS.map((rank) =>
  Number.isFinite(RANK_FROM[rank]) ? `${names.ranks[rank]} from ${RANK_FROM[rank]}` : names.ranks[rank],
).join(', ')

/** The rules in our own words; section ids are those that reasons point to. */
export const help: Pick<Words, 'sections'> = {
  sections: {
    goal: {
      title: 'Goal',
      paragraphs: [
        `Over ${number(YEARS.length)} years you draft tiles with dice and fit them onto your settlement board. Towns, cattle, mines, sheriffs, aces and buildings bring points; whoever has the most points wins.`,
      ],
    },
    preparation: {
      title: 'Set-up',
      paragraphs: [
        `Everyone takes a board, classic or Conquest side, starts with ${points(STARTING_SCORE)} and the mine marker on space 1. The number of players decides on dice and tiles: ${crowds}.`,
        `You get ${number(PARTNERS_DEALT)} partners and secretly keep one, face down. ${capitalized(number(PARTNER_ROW))} more are turned face up.`,
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
        `All dice are rolled and placed at the notches with their numbers: prairie dice at rows (${FACES_OF.prairie} faces), river dice at columns (${FACES_OF.river} faces). If a notch is taken, or its line has no tile at all, the die moves on to the next number; after the highest comes 1.`,
        'If a line becomes empty during the round, its die moves on in the same way.',
      ],
    },
    turn: {
      title: 'Your turn',
      paragraphs: [
        'Draft one tile with a die and lay it, or lay free alleys instead.',
        'An alley is a single square of road. Instead of drafting you may lay one, or two side by side. Alleys won as a bonus are laid immediately.',
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
        `Every pickaxe moves your mine marker up one space. Higher spaces bring more income and more points at the end. From space 1 to space ${LAST_MINE_SPACE} the income is ${mineIncome} gold, and the points are ${minePoints}.`,
        `On space ${HAT_SPACE} you take a second partner, one of the face-up ones or the top of the deck, and place it face up. Each condition of a partner that you meet at the end pays.`,
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
        `${capitalized(number(FIRST_SLOT))} cows and more also fulfil the contract for that number. The first to do so gets the big bonus and flips it, the others the small one: ${contractBonuses}.`,
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
        `At the end of a year standing bandits are compared. The player with the fewest gains ${tusslePoints} points by year and, except in year ${YEAR_WITHOUT_BANDIT}, gets a hill bandit on one of their free hills; the player with the most loses as many points. Tied players each gain or lose in full. If all are tied, all gain.`,
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
        `After the ${ordinal('en')(YEARS.length)} tussle: ${points(-HORSESHOE_POINTS)} less for every open horseshoe, pink signs, tombstones, aces, mine track, partners, and what your Conquest side pays. A tie goes to the player with the most gold and bullets left; if it persists, the victory is shared.`,
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
        `You play against Bandit Ridge, which starts with ${number(RIDGE_BANDITS)} bandits. In some rounds (${revealRounds}) a Bandit card is turned up and stays face up. Its bullets cover bandits of the Ridge and of the face-up cards; spare bullets wait for the next ones. If it has cows, those of all face-up cards that are not wrangled yet are added up: if there are enough, the largest contract possible is flipped.`,
        `In the tussle you win if you have no more bandits than the Ridge and the face-up cards together. If you lose, or are tied, a hill bandit joins the Ridge. At the end your points earn you a rank: ${ranks}.`,
      ],
    },
  },
}
