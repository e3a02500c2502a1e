/** Words that only the drawn board needs; everything else comes from the game's own text. */
import type { Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import type { RegionName } from '../layout/types.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Signed where it is less than nothing. */
export type Money = (dollars: number) => string

export interface BoardWords {
  readonly board: string
  readonly regions: { readonly [region in RegionName]: string }
  readonly money: Money
  readonly jobs: string
  readonly cattle: string
  readonly objectives: string
  readonly kansasCity: string
  /** In the prompt: of a turn, and of a visit to Kansas City. */
  readonly phases: { readonly turn: readonly string[]; readonly kansasCity: readonly string[] }
  /** Several roads lead there, several prices are open. */
  readonly next: { readonly branch: string; readonly price: string }
  readonly deck: (count: number) => string
  readonly draw: string
  readonly discard: string
  readonly steps: (count: number) => string
  readonly cards: (count: number) => string
  /** What a screen reader says. */
  readonly space: (where: string, what: readonly string[]) => string
  readonly emptySite: string
  readonly ownedBy: (name: string) => string
  readonly stands: (name: string) => string
  readonly branch: (place: string) => string
  readonly double: (name: string) => string
  readonly drawSo: (count: number) => string
  readonly inHand: (card: string) => string
  readonly left: (name: string, count: number) => string
  readonly cowboysFor: (cowboys: number, cards: number, price: string) => string
  readonly jobsRow: (worker: string, row: number, price: string) => string
  readonly track: (space: number, siding: boolean) => string
  readonly engines: (space: string, names: readonly string[]) => string
  readonly discs: (where: string, names: readonly string[]) => string
  readonly inPile: (pile: string, tile: string) => string
  readonly atWork: (worker: string, count: number) => string
  readonly certificate: (count: number, marker: boolean) => string
  readonly discThere: (name: string) => string
  readonly toBuild: (name: string, craftsmen: string) => string
  readonly craftsmen: (count: number) => string
  readonly side: (name: string) => string
  readonly purse: (money: number) => string
  readonly won: (player: string, name: string) => string
  /** Consequences. */
  readonly cost: (what: string) => string
  readonly gain: (what: string) => string
  readonly points: (count: number) => string
  readonly toBank: (price: string) => string
  readonly toPlayer: (price: string, name: string) => string
  readonly noFee: string
  readonly afterwards: (price: string) => string
  readonly certificates: (count: number) => string
  readonly worker: (name: string) => string
  readonly goesBack: (name: string) => string
  readonly inWoods: string
  /** Of a tile of Kansas City. */
  readonly comesTo: (place: string) => string
  readonly jobRow: (row: number, price: string) => string
  readonly outOfGame: string
  readonly cattleCome: string
  readonly lastTurns: string
  readonly spaces: (count: number) => string
  readonly crosses: (count: number) => string
  readonly reaches: (station: string) => string
  readonly transport: (price: string) => string
  readonly frees: (what: string) => string
  readonly handAfter: (value: number) => string
  readonly unseen: string
  readonly penalty: (points: number) => string
  readonly cowboys: (count: number) => string
  readonly arrow: (points: number) => string
  readonly objective: string
  readonly exchangeToken: string
  readonly figures: {
    readonly money: (money: string) => string
    readonly workers: (cowboys: number, craftsmen: number, engineers: number) => string
    readonly certificates: (count: number, limit: number, permanent: number) => string
    readonly hazards: (count: number) => string
  }
}

const WORDS: { readonly [language in Language]: BoardWords } = { en, fr: typeset('fr', fr) }

export const boardWords = (language: Language): BoardWords => WORDS[language]
