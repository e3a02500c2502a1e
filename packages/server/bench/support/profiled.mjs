/**
 * Loaded into a server that is measured (`--import`): the first SIGUSR2 begins to profile its thread and its workers, the second one
 * writes what was seen. A file beside says when it has begun: beginning takes a while with much code.
 */
import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { isMainThread } from 'node:worker_threads'

const folder = process.env['WAYSTATION_PROFILES']
const EVERY_US = 250

if (isMainThread && folder !== undefined && /(serve|boardgame-io-server)\.mjs$/.test(process.argv[1] ?? '')) {
  const session = new Session()
  session.connect()
  /** @type {Set<string>} */
  const workers = new Set()
  /** @type {Map<number, (result: unknown) => void>} */
  const waiting = new Map()
  let asked = 0
  session.on('NodeWorker.attachedToWorker', ({ params }) => workers.add(params.sessionId))
  session.on('NodeWorker.detachedFromWorker', ({ params }) => workers.delete(params.sessionId))
  session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
    const { id, result } = JSON.parse(params.message)
    waiting.get(id)?.(result)
  })
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false })

  /** @param {string} worker @param {string} method @param {object} params @returns {Promise<any>} */
  const ask = (worker, method, params = {}) =>
    new Promise((resolve) => {
      const id = ++asked
      waiting.set(id, resolve)
      void session.post('NodeWorker.sendMessageToWorker', {
        sessionId: worker,
        message: JSON.stringify({ id, method, params }),
      })
    })

  const begin = async () => {
    for (const worker of workers) {
      await ask(worker, 'Profiler.enable')
      await ask(worker, 'Profiler.setSamplingInterval', { interval: EVERY_US })
      await ask(worker, 'Profiler.start')
    }
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: EVERY_US })
    await session.post('Profiler.start')
    writeFileSync(`${folder}/${process.pid}.begun`, '')
  }
  let wave = 0
  const end = async () => {
    const { profile } = await session.post('Profiler.stop')
    /** @type {Record<string, unknown>} */
    const of = { main: profile }
    for (const worker of workers) of[`worker${worker}`] = (await ask(worker, 'Profiler.stop')).profile
    for (const [thread, seen] of Object.entries(of)) {
      writeFileSync(`${folder}/${process.pid}-${wave}-${thread}.cpuprofile`, JSON.stringify(seen))
    }
    writeFileSync(`${folder}/${process.pid}.ended`, '')
    wave++
  }
  let on = false
  process.on('SIGUSR2', () => {
    on = !on
    void (on ? begin() : end())
  })
}
