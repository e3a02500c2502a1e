/** Words of the poker table that the game's own text does not have. */
import type { Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import { en } from './en.ts'
import { fr } from './fr.ts'

export interface PokerWords {
  readonly place: (name: string, parts: readonly string[]) => string
  readonly empty: string
  readonly cards: (count: number) => string
  readonly pot: (money: string, bank: string) => string
  readonly tokens: (tokens: readonly string[]) => string
  readonly token: (points: number, money: string) => string
  /** Before sitting down, laying a card, showing. */
  readonly toThePot: (money: string) => string
  readonly potWould: (money: string) => string
  readonly yourHand: (value: number) => string
  readonly against: (cards: number) => string
}

const WORDS: { readonly [language in Language]: PokerWords } = { en, fr: typeset('fr', fr) }

export const pokerWords = (language: Language): PokerWords => WORDS[language]
