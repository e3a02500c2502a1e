// A process that tries mutants, watched: one that never ends, or eats all memory, was noticed.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {import('./worker.mjs').Task} Task
 * @typedef {import('./worker.mjs').Ran} Ran
 * @typedef {{ caught: string | null, ran: Ran[] }} Outcome
 */

/** Silence during a test that usually answers at once. */
export const PATIENCE_MS = 8_000
/** Many times what a whole run needs. A list that grows for ever ends the whole process, so it is not this one. */
const MEMORY_MB = 1_500
const WORKER = fileURLToPath(new URL('./worker.mjs', import.meta.url))

export class Runner {
  /** @type {import('node:child_process').ChildProcess | null} */
  #worker = null
  #shared
  #memory

  /**
   * @param {string} shared what is loaded once
   * @param {number} memory megabytes
   */
  constructor(shared, memory = MEMORY_MB) {
    this.#shared = shared
    this.#memory = memory
  }

  /**
   * @param {Task} task
   * @param {number} patience
   * @returns {Promise<Outcome>}
   */
  run(task, patience = PATIENCE_MS) {
    const worker = (this.#worker ??= this.#start())
    return new Promise((resolve) => {
      let at = 'loading'
      /** @type {NodeJS.Timeout | undefined} */
      let timer
      const end = (/** @type {Outcome} */ outcome) => {
        clearTimeout(timer)
        worker.off('message', hear)
        worker.off('exit', fail)
        resolve(outcome)
      }
      const giveUp = (/** @type {string} */ why) => {
        this.#worker = null
        worker.kill('SIGKILL')
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
      const fail = () => giveUp('ended')
      worker.on('message', hear)
      worker.on('exit', fail)
      wait()
      worker.send({ task })
    })
  }

  #start() {
    const worker = fork(WORKER, {
      execArgv: [`--max-old-space-size=${this.#memory}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    worker.send({ shared: this.#shared })
    return worker
  }

  close() {
    this.#worker?.kill('SIGKILL')
  }
}
