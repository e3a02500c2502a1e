/** One sentence after another, each looked at: is it a sentence, and is it free of the machine's own words? */
import type { Language } from '@waystation/kernel'
import { slipIn } from './slips.ts'

/** Ids with several parts, which no player should read: "brown-11", "cattleBought". */
const ID = /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+$|^[a-z]+(?:[A-Z][a-z0-9]*)+$/
const WORDS_LIKE_IDS = /[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+/g
const BROKEN = /\bundefined\b|\bNaN\b|\[object|\$\{|\bnull\b/

export class Speech {
  /** What is wrong, each said once. */
  readonly faults = new Set<string>()
  private readonly ids = new Set<string>()
  /** Texts that were looked at already: most of a game is said over and over. */
  private readonly sound = new Set<string>()
  private readonly said = new Map<string, object>()
  private readonly allowed: ReadonlySet<string>

  constructor(allowed: readonly string[]) {
    this.allowed = new Set(allowed)
  }

  /** Notes every id inside a piece of data, so that it can be recognised in a text. */
  know(data: unknown): void {
    if (typeof data === 'string') {
      if (ID.test(data) && !this.allowed.has(data)) this.ids.add(data)
    } else if (typeof data === 'object' && data !== null) {
      for (const [key, part] of Object.entries(data)) {
        this.know(key)
        this.know(part)
      }
    }
  }

  /** Whether this very option was not read yet in this language; games share their options where they can. */
  isNew(language: string, option: { readonly id: string }): boolean {
    const key = `${language} ${option.id}`
    if (this.said.get(key) === option) return false
    this.said.set(key, option)
    return true
  }

  fault(language: Language, what: string): void {
    this.faults.add(`${language}: ${what}`)
  }

  /** `where` names the text, for a person who has to mend it. */
  say(language: Language, where: string, text: () => string): void {
    let said: unknown
    try {
      said = text()
    } catch (error) {
      this.fault(language, `${where} fails: ${String(error)}`)
      return
    }
    const key = `${language} ${String(said)}`
    if (typeof said === 'string' && this.sound.has(key)) return
    const fault = this.faultOf(said, language)
    if (fault === null) this.sound.add(key)
    else this.fault(language, `${where} ${fault}`)
  }

  private faultOf(said: unknown, language: Language): string | null {
    if (typeof said !== 'string') return `is not a text but ${String(said)}`
    if (said.trim() === '') return 'is empty'
    if (BROKEN.test(said)) return `is broken: "${said}"`
    const raw = said.match(WORDS_LIKE_IDS)?.find((word) => this.ids.has(word))
    if (raw !== undefined) return `shows the id ${raw}: "${said}"`
    const slip = slipIn(language, said)
    return slip === null ? null : `is not good ${language}, "${slip}": "${said}"`
  }
}
