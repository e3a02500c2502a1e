// What earlier runs found, one line per mutant, so that a long survey is made in pieces. Tests grow: what was noticed stays noticed while
// its source is the same; what was not is tried again when any test has changed.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {import('./sites.mjs').Mutant} Mutant
 * @typedef {{ mutant: string, tests: string, noticed: boolean }} Note
 */

/** @param {readonly string[]} texts */
const digest = (texts) => createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16)

export class Notes {
  #file
  #base
  #tests
  /** @type {Map<string, Note>} */
  #known = new Map()
  /** @type {Map<string, string>} */
  #sources = new Map()

  /**
   * @param {string} file where they are kept
   * @param {string} base
   * @param {readonly string[]} tests files below `base`
   */
  constructor(file, base, tests) {
    this.#file = file
    this.#base = base
    this.#tests = digest(tests.map((test) => readFileSync(join(base, test), 'utf8')))
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    for (const line of lines.filter((one) => one !== '')) {
      /** @type {Note} */
      const note = JSON.parse(line)
      this.#known.set(note.mutant, note)
    }
  }

  /** @param {Mutant} mutant */
  #key({ file, start, now }) {
    const source = this.#sources.get(file) ?? digest([readFileSync(join(this.#base, file), 'utf8')])
    this.#sources.set(file, source)
    return `${file} ${source} ${start} ${now}`
  }

  /**
   * @param {Mutant} mutant
   * @returns {boolean | null} whether it was noticed; null: to be tried
   */
  noticed(mutant) {
    const note = this.#known.get(this.#key(mutant))
    if (note === undefined) return null
    return note.noticed || note.tests === this.#tests ? note.noticed : null
  }

  /**
   * @param {Mutant} mutant
   * @param {boolean} noticed
   */
  keep(mutant, noticed) {
    /** @type {Note} */
    const note = { mutant: this.#key(mutant), tests: this.#tests, noticed }
    this.#known.set(note.mutant, note)
    appendFileSync(this.#file, `${JSON.stringify(note)}\n`)
  }
}
