import { KEEP_RULES } from '@waystation/el-gaucho'
import { numeral } from '@waystation/wording'
import type { LessonWords } from './index.ts'

const SMALLER_TILES = KEEP_RULES.slice(1)
  .map(({ count, highest }) => `or ${numeral('en')(count)} of at most ${highest}`)
  .join(', ')

export const en: LessonWords = {
  welcome: {
    title: 'Welcome to the pampa',
    text: 'Claim cattle with dice, drive them home, line them up in herds by breed, and sell the herds. The richest rancher wins.',
  },
  keep: {
    title: 'Your first cattle',
    text: `These tiles are dealt to you alone. Keep one of any value, ${SMALLER_TILES}: click what glows, then confirm.`,
  },
  first: {
    title: 'A gaucho in place',
    text: 'Put a gaucho in one of the glowing areas. Later he returns to you for its special action; Wish gives you a die of any value.',
  },
  numbers: {
    title: 'Two numbers on every animal',
    text: 'Dice that total the large number stand a gaucho on it: it is yours at the round-up. The small number only lays him down; he must be raised later.',
  },
  confirm: {
    title: 'Nothing has happened yet',
    text: 'You see what this would do. Click the same thing again, or press Enter, to do it; Esc steps back. Even afterwards you can undo.',
  },
  dice: {
    title: 'Take two dice',
    text: 'Look for an animal you want, then click two glowing dice. Use them one by one, or added together.',
  },
  areas: {
    title: 'Or send a gaucho to work',
    text: 'The dice beside each sign say what it takes. The gaucho waits there until you use him, in a later turn.',
  },
  spend: {
    title: 'Use your dice',
    text: 'Everything that glows can be paid with your dice. Click it, then the dice if there is a choice. Hover over anything (or long-press it) to see what it is, or why you cannot choose it.',
  },
  others: {
    title: 'The others play',
    text: 'The log tells everything in words; a click on a line shows that moment. “What did I miss?” plays it back when you are next.',
  },
  ready: {
    title: 'Your gaucho can act',
    text: 'Click the area where he waits. He comes back to your supply, and the action happens immediately. It costs no dice.',
  },
  herd: {
    title: 'Read your herd',
    text: 'A line must keep rising or keep falling. An animal that does not fit makes you sell the line first. Its price is shown at its end: number of animals × value of the best one.',
  },
  'round-up': {
    title: 'The round-up',
    text: 'After each round, a pasture whose animals all carry a gaucho is rounded up: standing gauchos bring theirs home. New cattle then fill the pampa.',
  },
  farewell: {
    title: 'You know the way',
    text: 'Play on until the draw pile is empty. Hint shows what a bot would do, and the Rules are beside the board.',
  },
}
