/** Words below the pictures of a turn and of Kansas City. */
import type { Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import { en } from './steps-en.ts'
import { fr } from './steps-fr.ts'

export interface StepWords {
  /** Phases A, B and C. */
  readonly turn: readonly [move: string, act: string, draw: string]
  readonly kansasCity: readonly [foresight: string, sale: string, delivery: string, disc: string, start: string]
}

const WORDS: { readonly [language in Language]: StepWords } = { en, fr: typeset('fr', fr) }

export const stepWords = (language: Language): StepWords => WORDS[language]
