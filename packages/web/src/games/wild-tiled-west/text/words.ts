/** The words of the drawn board, in both languages. */
import type { Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import type { Contract, Rank, Suit } from '@waystation/wild-tiled-west'
import { en } from './en.ts'
import { fr } from './fr.ts'

export interface BoardWords {
  readonly board: string
  readonly year: (year: number) => string
  readonly free: string
  readonly inHand: string
  readonly nearest: string
  readonly jump: string
  readonly sawmill: string
  readonly wrangle: string
  readonly aceCards: string
  readonly partners: string
  readonly atTheHat: string
  readonly chooseBoard: string
  readonly choosePartner: string
  readonly regions: {
    readonly trays: string
    readonly mine: string
    readonly others: string
    readonly ridge: string
    readonly goals: string
  }

  readonly stack: (name: string, left: number, price: string) => string
  readonly price: (gold: number) => string
  readonly die: (die: 'prairie' | 'river', notch: number) => string
  readonly alleys: (count: number) => string
  readonly useSawmill: string
  readonly square: (id: string, what: readonly string[]) => string
  readonly bareSquare: string
  readonly town: (name: string) => string
  readonly wrangleFor: (cows: number, points: number, contract: string | null) => string
  readonly suits: { readonly [suit in Suit]: string }
  readonly ace: (suit: string) => string
  readonly aceGone: (suit: string) => string
  readonly deck: (count: number) => string
  readonly store: (gold: number, points: number) => string
  readonly mine: (space: number, income: number, points: number) => string
  readonly purse: (gold: number, bullets: number, bandits: number, tombstones: number) => string
  readonly worthNow: (points: number) => string

  readonly lay: (piece: string) => string
  readonly whereTo: (piece: string) => string
  readonly layIt: string
  readonly putBack: string
  readonly turn: string
  readonly flip: string
  readonly places: (count: number) => string
  readonly ways: string
  readonly way: (turn: string, places: number) => string
  readonly how: string
  readonly howTouch: string
  readonly turnedBy: readonly string[]
  readonly at: (piece: string, turn: string, cell: string) => string
  readonly offBoard: string
  readonly placeOf: (number: number, all: number) => string
  readonly layer: (piece: string) => string

  readonly figures: {
    readonly gold: (count: number) => string
    readonly bullets: (count: number) => string
    readonly mine: (space: number) => string
    readonly bandits: (count: number) => string
  }
  readonly signed: (change: number) => string
  readonly gold: (change: number) => string
  readonly bullets: (change: number) => string
  readonly points: (points: number) => string
  readonly pointsAtEnd: (points: number) => string
  readonly bonus: (contract: Contract, count: number) => string
  readonly shot: (cells: readonly string[]) => string
  readonly banditsStand: (from: number, to: number) => string
  readonly inaugurated: (town: string, points: number, bonus: number) => string
  readonly ghosts: (points: number) => string
  readonly surrounded: (building: string) => string
  readonly roped: (points: number) => string
  readonly mined: (space: number) => string
  readonly horseshoes: (count: number) => string
  readonly then: { readonly [question in Then]: (count: number) => string }
  readonly tussleNow: (points: number) => string
  readonly setWorth: (points: number) => string

  readonly ridge: {
    readonly title: string
    readonly spare: (bullets: number) => string
    readonly against: string
    readonly loose: (cows: number) => string
    readonly next: (cows: number, contract: string) => string
    readonly none: string
    readonly rank: (rank: string, from: number) => string
    readonly top: string
    readonly fresh: string
    readonly win: (points: number) => string
    readonly lose: (points: number) => string
  }
  readonly ranks: { readonly [rank in Rank]: string }
}

/** Questions that may follow a placement. */
export type Then =
  | 'shoot'
  | 'wrangle'
  | 'alley-place'
  | 'store-gold'
  | 'ace-card'
  | 'second-partner'
  | 'church'
  | 'signpost'

const WORDS: { readonly [language in Language]: BoardWords } = { en, fr: typeset('fr', fr) }

export const boardWords = (language: Language): BoardWords => WORDS[language]
