// Test files, those first that notice most in the least time.

/** These play hundreds of random games to find broken promises, or leaks; a wrong number breaks none. They come last, and on request. */
const LONG = /\/(conformance|coverage|secrets|text)\.test\.ts$/

/** @param {string} file */
export const isLong = (file) => LONG.test(file)

/** A test that noticed something in a source notices the next thing there rather than any other test does. */
const HERE = 20

export class Order {
  /** @type {Map<string, { ms: number, caught: number }>} */
  #files = new Map()
  /** @type {Map<string, Map<string, number>>} by source, how often each test file noticed something in it */
  #at = new Map()

  /** @param {readonly import('./worker.mjs').Ran[]} ran */
  took(ran) {
    for (const { file, ms } of ran) this.#of(file).ms += ms
  }

  /**
   * @param {string} file
   * @param {string} source where the mutant is
   */
  noticed(file, source) {
    this.#of(file).caught++
    const here = this.#at.get(source) ?? new Map()
    this.#at.set(source, here.set(file, (here.get(file) ?? 0) + 1))
  }

  /**
   * @param {readonly string[]} files
   * @param {string} source
   */
  sorted(files, source) {
    const here = this.#at.get(source)
    const worth = (/** @type {string} */ file) =>
      (this.#of(file).caught + HERE * (here?.get(file) ?? 0)) / this.#of(file).ms
    return [...files].sort((a, b) => Number(isLong(a)) - Number(isLong(b)) || worth(b) - worth(a))
  }

  /** @param {string} file */
  #of(file) {
    const known = this.#files.get(file) ?? { ms: 1, caught: 1 }
    this.#files.set(file, known)
    return known
  }
}
