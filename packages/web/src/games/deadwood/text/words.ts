/** Words that only the drawn board needs; everything else comes from the game's own text. */
import type { Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import { en } from './en.ts'
import { fr } from './fr.ts'

export interface BoardWords {
  readonly board: string
  readonly plot: (row: number, column: number) => string
  readonly empty: string
  readonly safe: string
  readonly stands: (cowboy: string, name: string) => string
  readonly crossing: (places: readonly string[]) => string
  readonly sheriffHere: string
  readonly atHome: (count: number, type: string, name: string) => string
  readonly inMine: (count: number, type: string, name: string) => string
  readonly hire: (type: string, left: number, price: string) => string
  readonly player: (name: string, money: string) => string
  readonly tokens: (has: {
    readonly name: string
    readonly cartridges: number
    readonly ponies: number
    readonly posters: number
    readonly fine: string
  }) => string
  readonly stack: (number: number, count: number) => string
  readonly drawn: (name: string) => string
  readonly pool: (count: number, box: number) => string
  readonly reserve: string
  readonly money: (amount: number) => string
  readonly regions: { readonly [region in 'town' | 'outskirts' | 'ranches']: string }
  readonly figures: { readonly [figure in 'home' | 'cartridges' | 'ponies' | 'posters']: (count: number) => string }
  readonly toBuild: string
  readonly inStack: (number: number) => string
  readonly duel: (building: string) => string
  readonly finalDuel: string
  readonly shots: { readonly [shot in 'miss' | 'wound' | 'kill']: string }
  readonly outcomes: {
    readonly attackerWins: (attacker: string) => string
    readonly defenderWins: (defender: string) => string
    readonly bothLive: (defender: string) => string
    readonly bothDie: string
    readonly fled: (defender: string) => string
  }
  readonly pays: (money: string) => string
  readonly loses: (money: string) => string
  readonly odds: (win: number, die: number) => string
  readonly destroys: (name: string) => string
  readonly posters: (change: number) => string
  readonly activates: (count: number) => string
}

const WORDS: { readonly [language in Language]: BoardWords } = { en, fr: typeset('fr', fr) }

export const boardWords = (language: Language): BoardWords => WORDS[language]
