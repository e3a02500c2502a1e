// Runs the tests of one bundle after the other, and says which test first noticed something.
import { createRequire } from 'node:module'
import { runInThisContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { collector } from './stand-in.mjs'

/**
 * @typedef {{ code: string, order: readonly string[], goOn: boolean }} Task
 *   `order`: the files to run, none for all as they stand; `goOn`: after a failure
 * @typedef {{ file: string, name: string, ms: number, failed: string | null }} Ran
 */

const nodeRequire = createRequire(import.meta.url)

/**
 * @param {Task} task
 * @returns {Promise<{ caught: string | null, ran: Ran[] }>}
 */
async function work({ code, order, goOn }) {
  const { tests, vitest, inFile } = collector()
  const load = (/** @type {string} */ name) => (name === 'vitest' ? vitest : nodeRequire(name))
  /** @type {Ran[]} */
  const ran = []
  let caught = null
  try {
    runInThisContext(`(function (require, __inFile, module, exports) {${code}\n})`)(load, inFile, { exports: {} }, {})
  } catch (error) {
    return { caught: `loading: ${String(error)}`, ran }
  }
  const chosen = order.length === 0 ? tests : order.flatMap((file) => tests.filter((test) => test.file === file))
  for (const { file, name, run } of chosen) {
    parentPort?.postMessage({ at: name })
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

parentPort?.on('message', (/** @type {Task} */ task) => {
  void work(task).then((done) => parentPort?.postMessage({ done }))
})
