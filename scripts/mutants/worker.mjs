// Runs the tests of one bundle after the other, and says which test first noticed something.
import { createRequire } from 'node:module'
import { runInThisContext } from 'node:vm'
import { collector } from './stand-in.mjs'

/**
 * @typedef {{ code: string, order: readonly string[], goOn: boolean }} Task
 *   `order`: the files to run, none for all as they stand; `goOn`: after a failure
 * @typedef {{ file: string, name: string, ms: number, failed: string | null }} Ran
 */

const nodeRequire = createRequire(import.meta.url)
const collected = collector()

/**
 * @param {string} code
 * @param {(name: string) => unknown} load
 */
function evaluate(code, load) {
  const module = { exports: /** @type {Record<string, unknown>} */ ({}) }
  runInThisContext(`(function (require, __inFile, module, exports) {${code}\n})`)(
    load,
    collected.inFile,
    module,
    module.exports,
  )
  return module.exports
}

const withVitest = (/** @type {string} */ name) => (name === 'vitest' ? collected.vitest : nodeRequire(name))
/** @type {Record<string, unknown>} what stays the same from bundle to bundle */
let shared = {}

/**
 * @param {Task} task
 * @returns {Promise<{ caught: string | null, ran: Ran[] }>}
 */
async function work({ code, order, goOn }) {
  /** @type {Ran[]} */
  const ran = []
  let caught = null
  collected.tests.length = 0
  try {
    evaluate(code, (name) => shared[name] ?? withVitest(name))
  } catch (error) {
    return { caught: `loading: ${String(error)}`, ran }
  }
  const tests = [...collected.tests]
  const chosen = order.length === 0 ? tests : order.flatMap((file) => tests.filter((test) => test.file === file))
  for (const { file, name, run } of chosen) {
    process.send?.({ at: name })
    const began = performance.now()
    let failed = null
    try {
      await run()
    } catch (error) {
      failed = String(error).slice(0, 300)
    }
    ran.push({ file, name, ms: performance.now() - began, failed })
    if (failed === null) continue
    caught ??= name
    if (!goOn) break
  }
  return { caught, ran }
}

process.on('message', (/** @type {{ shared: string } | { task: Task }} */ message) => {
  if ('shared' in message) shared = evaluate(message.shared, withVitest)
  else void work(message.task).then((done) => process.send?.({ done }))
})
