import type { StepWords } from './steps-words.ts'

export const en: StepWords = {
  turn: ['A: ride to a place', 'B: use what it says', 'C: fill your hand'],
  kansasCity: [
    'choose new tiles',
    'sell your hand',
    'deliver to a city',
    'a disc opens something',
    'back to the start',
  ],
}
