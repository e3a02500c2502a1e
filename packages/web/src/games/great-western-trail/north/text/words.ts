/** Words of the map of Rails to the North that the game's own text does not have. */
import type { Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import { en } from './en.ts'
import { fr } from './fr.ts'

export interface NorthWords {
  /** "Memphis: …" */
  readonly town: (name: string, parts: readonly string[]) => string
  readonly shopOf: (name: string) => string
  readonly tradeSpace: (town: string, print: string) => string
  readonly pay: (money: string) => string
  readonly gain: (money: string) => string
  readonly bare: string
  readonly certificate: string
  readonly objective: string
  readonly exchangeToken: string
  readonly besideNewYork: (master: string) => string
  readonly tokens: (count: number) => string
  readonly bell: (number: number, shops: number) => string
  readonly supply: (count: number) => string
  /** What a shop would do. */
  readonly opensCity: (city: string, value: number) => string
  readonly opensTowns: (count: number) => string
  readonly station: (price: string) => string
  readonly emptiesBell: (number: number) => string
  readonly draws: (count: number) => string
  /** What the tile of a medium town offers. */
  readonly thenHire: (money: string) => string
  readonly thenRemove: (cards: number) => string
  readonly thenEngine: (spaces: number) => string
  readonly thenMoneyOrCattle: (money: string, value: number) => string
  readonly thenBuild: (price: string) => string
}

const WORDS: { readonly [language in Language]: NorthWords } = { en, fr: typeset('fr', fr) }

export const northWords = (language: Language): NorthWords => WORDS[language]
