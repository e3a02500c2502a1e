// Stands in for vitest while mutants are tried: collects the tests of a bundle, so that hundreds of runs need one process.
// What a test expects is judged by vitest's own `expect`.
import { expect, vi } from 'vitest'

/**
 * @typedef {{ file: string, name: string, run: () => unknown }} Test
 * @typedef {(...args: any[]) => unknown} Body
 */

/** @returns {{ tests: Test[], vitest: Record<string, unknown>, inFile: (file: string, load: () => unknown) => void }} */
export function collector() {
  /** @type {Test[]} */
  const tests = []
  let file = ''
  /** @type {{ title: string, after: Body[] }[]} */
  let suites = []

  /**
   * @param {string} name
   * @param {Body} body
   */
  const test = (name, body) => {
    if (typeof body !== 'function') throw new Error(`a test without a body: ${name}`)
    const path = suites
    const title = [...path.map((suite) => suite.title), name].join(' > ')
    const run = async () => {
      try {
        await body()
      } finally {
        for (const after of path.flatMap((suite) => suite.after)) await after()
      }
    }
    tests.push({ file, name: title, run })
  }
  /**
   * @param {string} title
   * @param {Body} body
   */
  const describe = (title, body) => {
    const outer = suites
    suites = [...outer, { title, after: [] }]
    body()
    suites = outer
  }
  const vitest = {
    expect,
    vi,
    test: Object.assign(test, { each: eachOf(test) }),
    it: Object.assign(test, { each: eachOf(test) }),
    describe: Object.assign(describe, { each: eachOf(describe) }),
    afterEach: (/** @type {Body} */ body) => void suites.at(-1)?.after.push(body),
  }
  const inFile = (/** @type {string} */ name, /** @type {() => unknown} */ load) => {
    file = name
    suites = [{ title: name, after: [] }]
    load()
  }
  return { tests, vitest, inFile }
}

/**
 * @param {(name: string, body: Body) => void} make
 * @returns {(table: readonly unknown[]) => (name: string, body: Body) => void}
 */
const eachOf = (make) => (table) => (name, body) => {
  table.forEach((row, i) => {
    const args = Array.isArray(row) ? row : [row]
    make(`${name} #${i + 1}`, () => body(...args))
  })
}
