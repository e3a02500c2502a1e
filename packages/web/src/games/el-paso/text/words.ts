/** Words that only the drawn board needs; everything else comes from the game's own text. */
import type { DiscId, WorkerId } from '@waystation/el-paso'
import type { Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import type { RegionName } from '../layout/types.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { SueWords } from './sue-words.ts'

export type Money = (dollars: number) => string

export interface BoardWords extends SueWords {
  readonly board: string
  readonly regions: { readonly [region in RegionName]: string }
  readonly phases: { readonly turn: readonly string[]; readonly elPaso: readonly string[] }
  readonly money: Money
  /** An empty space that costs nothing. */
  readonly free: string
  readonly left: (count: number) => string
  /** What is done at the gate. */
  readonly deliver: string
  readonly objectives: string
  readonly bonuses: string
  readonly market: string
  readonly hands: string
  readonly yard: string
  readonly draw: string
  readonly discard: string
  readonly shelves: { readonly [shelf in 'discard' | 'lastHand' | 'herd']: string }
  readonly handWorth: (value: number) => string
  readonly handShort: (value: number) => string
  readonly sum: (values: readonly number[], twins: readonly number[], permanent: number) => string
  readonly slots: { readonly [disc in DiscId]: string }
  /** What a screen reader says. */
  readonly space: (what: string, where: string, rest: readonly string[]) => string
  readonly emptyFor: (price: string) => string
  readonly ownedBy: (name: string) => string
  readonly stands: (name: string) => string
  readonly steps: (count: number) => string
  readonly inSupply: (name: string, count: number, price: string) => string
  readonly workers: { readonly [worker in WorkerId]: (count: number) => string }
  readonly post: (name: string, discs: readonly string[]) => string
  readonly disc: (name: string, there: boolean) => string
  readonly auxiliary: (name: string, open: boolean) => string
  readonly inHand: (breed: string) => string
  readonly atWork: (worker: string, count: number) => string
  readonly bonusOf: (worker: string, gives: string) => string
  readonly stack: (name: string, count: number) => string
  readonly tileOf: (name: string, done: boolean) => string
  readonly purse: {
    readonly [thing in 'money' | 'tokens' | 'certificates' | 'permanent' | 'markers' | 'removed']: (
      count: number,
    ) => string
  }
  /** Consequences. */
  readonly cost: (what: string) => string
  readonly gain: (what: string) => string
  readonly points: (count: number) => string
  readonly handAfter: (value: number) => string
  readonly insteadOfAll: string
  readonly unseen: string
  readonly actions: string
  readonly onlyAuxiliary: string
  readonly simmental: string
  readonly token: (count: number) => string
  readonly certificates: (count: number) => string
  readonly permanent: string
  readonly handOf: (limit: number) => string
  readonly stepsNow: (limit: number) => string
  readonly drawOne: string
  readonly outOf: (count: number, limit: number) => string
  readonly objective: string
  readonly bonus: string
  readonly goesBack: (what: string) => string
  readonly figures: {
    readonly money: (money: string) => string
    readonly workers: (count: number) => string
    readonly tokens: (count: number) => string
    readonly certificates: (count: number, permanent: number) => string
    readonly discs: (count: number) => string
  }
}

const WORDS: { readonly [language in Language]: BoardWords } = { en, fr: typeset('fr', fr) }

export const boardWords = (language: Language): BoardWords => WORDS[language]
