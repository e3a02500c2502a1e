// Test files, those first that notice most in the least time.

/** These play hundreds of random games to find broken promises; a wrong number breaks none. They come last, and on request. */
const LONG = /\/(conformance|coverage|text)\.test\.ts$/

/** @param {string} file */
export const isLong = (file) => LONG.test(file)

export class Order {
  /** @type {Map<string, { ms: number, caught: number }>} */
  #files = new Map()

  /** @param {readonly import('./worker.mjs').Ran[]} ran */
  took(ran) {
    for (const { file, ms } of ran) this.#of(file).ms += ms
  }

  /** @param {string} file */
  noticed(file) {
    this.#of(file).caught++
  }

  /** @param {readonly string[]} files */
  sorted(files) {
    const worth = (/** @type {string} */ file) => this.#of(file).caught / this.#of(file).ms
    return [...files].sort((a, b) => Number(isLong(a)) - Number(isLong(b)) || worth(b) - worth(a))
  }

  /** @param {string} file */
  #of(file) {
    const known = this.#files.get(file) ?? { ms: 1, caught: 1 }
    this.#files.set(file, known)
    return known
  }
}
