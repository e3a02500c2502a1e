/** Words that only the drawn board needs; everything else comes from the game's own text. */
import type { Breed } from '@waystation/el-gaucho'
import type { Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import { en } from './en.ts'
import { fr } from './fr.ts'

export interface BoardWords {
  /** Printed on tiles; different for every breed. */
  readonly initials: { readonly [breed in Breed]: string }
  readonly board: string
  readonly die: (value: number) => string
  readonly takenDie: (value: number) => string
  readonly wish: (value: number) => string
  readonly numbers: (large: number, small: number) => string
  readonly standing: (name: string) => string
  readonly lying: (name: string) => string
  readonly unclaimed: string
  readonly accepts: (values: readonly number[]) => string
  readonly occupiedBy: (names: readonly string[]) => string
  readonly herd: (breed: string, size: number, price: number) => string
  readonly rising: string
  readonly falling: string
  readonly ofPlayer: (name: string) => string
  readonly pasture: (name: string, total: number, free: number) => string
  readonly gauchos: (name: string, count: number) => string
  readonly tilesLeft: (count: number) => string
  readonly diceOf: (name: string) => string
  readonly diceInFront: string
  readonly regions: { readonly [region in 'pampa' | 'village' | 'ranches']: string }
  readonly figures: { readonly [figure in 'supply' | 'herds']: (count: number) => string }
  readonly pesos: (count: number) => string
  readonly gain: (formula: string, pesos: number) => string
  readonly ownerGains: (pesos: number) => string
  readonly supplyAfter: (count: number) => string
  readonly sellsFirst: (pesos: number) => string
  readonly herdBecomes: (size: number, price: number) => string
}

const WORDS: { readonly [language in Language]: BoardWords } = { en, fr: typeset('fr', fr) }

export const boardWords = (language: Language): BoardWords => WORDS[language]
