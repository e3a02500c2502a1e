import { HAT_SPACE, JUMP_COST, MIN_COWS, TOMBSTONE_POINTS, YEARS } from '@waystation/wild-tiled-west'
import type { LessonWords } from './index.ts'

export const en: LessonWords = {
  welcome: {
    title: 'Welcome to the frontier',
    text: `In ${YEARS.length} years you fit tiles onto your own piece of land: towns, pastures, mines and sheriffs. The most points win.`,
  },
  'welcome-alone': {
    title: 'Alone on the frontier',
    text: `In ${YEARS.length} years you fit tiles onto your land. Your opponent is the Bandit Ridge; your points decide your rank.`,
  },
  board: {
    title: 'Your land',
    text: 'Point at a board to see it large. More stars are harder. Click it again, or press Enter, to settle there.',
  },
  partner: {
    title: 'A partner in secret',
    text: 'Each line that is met at the end pays its points. Keep the one you can plan for.',
  },
  dice: {
    title: 'Dice open stacks',
    text: 'A prairie die lies beside a row of tiles and opens the nearest stack that is left in it.',
  },
  draft: {
    title: 'Take a tile',
    text: 'Drag a glowing tile onto your land, or click it. It is not drafted before you lay it; Escape puts it back.',
  },
  lay: {
    title: 'Lay it',
    text: 'Rings show where it may go. R turns, F flips. Everything that follows is shown before you let go; Enter or “Lay it” does it.',
  },
  river: {
    title: 'The river',
    text: `A river die opens a whole column: the nearest stack, or one further on for ${JUMP_COST} gold per stack you jump.`,
  },
  alleys: {
    title: 'Free alleys',
    text: 'In the place of a tile you may lay one or two alleys for nothing. They fill gaps and finish towns.',
  },
  wrangle: {
    title: 'Wrangle',
    text: `${MIN_COWS} or more cows in one pasture can be wrangled, once per pasture. More cows pay more: you may wait.`,
  },
  towns: {
    title: 'Towns',
    text: 'A town pays the number on its sign when all its squares are covered, and a bonus in the early years.',
  },
  bandits: {
    title: 'The tussle',
    text: 'At the end of each year the fewest standing bandits win points and the most lose them. The badge beside each name says how it stands.',
  },
  ridge: {
    title: 'The Ridge',
    text: 'Its bandits and those on its cards are compared with yours at the end of each year. Bullets on cards bury some of them.',
  },
  herd: {
    title: 'Their cattle',
    text: 'Cows on the cards gather. With enough of them the Ridge takes the best contract away from you.',
  },
  mines: {
    title: 'Mines',
    text: `Every pickaxe moves you on: more gold each year, points at the end, and a second partner at space ${HAT_SPACE}.`,
  },
  shoot: {
    title: 'Sheriffs',
    text: `A sheriff shoots along rows and columns as soon as you have a bullet. A tombstone is worth ${TOMBSTONE_POINTS} points.`,
  },
  hill: {
    title: 'A new bandit',
    text: 'Who wins a tussle gets a bandit on a free hill. Put him where a sheriff will see him.',
  },
  second: { title: 'A second partner', text: 'Take one of the three, or the unseen top of the deck. It lies open.' },
  farewell: {
    title: 'You know the way',
    text: 'Hover or hold anything to read what it is; Undo takes a whole placement back until something is revealed. Good luck!',
  },
}
