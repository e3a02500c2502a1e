import type { StepWords } from './steps-words.ts'

export const fr: StepWords = {
  turn: ['A : allez à un lieu', 'B : utilisez ce qu’il dit', 'C : complétez votre main'],
  kansasCity: [
    'choisissez des tuiles',
    'vendez votre main',
    'livrez dans une ville',
    'un disque libère quelque chose',
    'retour au départ',
  ],
}
