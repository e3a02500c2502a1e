// A thread that tries mutants, watched: one that never ends, or eats all memory, was noticed.
import { Worker } from 'node:worker_threads'

/**
 * @typedef {import('./worker.mjs').Task} Task
 * @typedef {import('./worker.mjs').Ran} Ran
 * @typedef {{ caught: string | null, ran: Ran[] }} Outcome
 */

/** Silence during a test that usually answers at once. */
const PATIENCE_MS = 20_000
/** Many times what a whole run needs. */
const MEMORY_MB = 1_500

export class Runner {
  /** @type {Worker | null} */
  #worker = null
  #shared

  /** @param {string} shared what is loaded once */
  constructor(shared) {
    this.#shared = shared
  }

  /**
   * @param {Task} task
   * @param {number} patience
   * @returns {Promise<Outcome>}
   */
  run(task, patience = PATIENCE_MS) {
    const worker = (this.#worker ??= new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: this.#shared,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    }))
    return new Promise((resolve) => {
      let at = 'loading'
      /** @type {NodeJS.Timeout | undefined} */
      let timer
      const end = (/** @type {Outcome} */ outcome) => {
        clearTimeout(timer)
        worker.off('message', hear)
        worker.off('error', fail)
        resolve(outcome)
      }
      const giveUp = (/** @type {string} */ why) => {
        this.#worker = null
        void worker.terminate()
        end({ caught: `${at}: ${why}`, ran: [] })
      }
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(() => giveUp('does not end'), patience)
      }
      const hear = (/** @type {{ done: Outcome } | { at: string }} */ message) => {
        if ('done' in message) return end(message.done)
        at = message.at
        wait()
      }
      const fail = (/** @type {unknown} */ error) => giveUp(String(error))
      worker.on('message', hear)
      worker.on('error', fail)
      wait()
      worker.postMessage(task)
    })
  }

  async close() {
    await this.#worker?.terminate()
  }
}
