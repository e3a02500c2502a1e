/** The worker's end: takes requests in bundles, answers in bundles, and says at every moment which one it is at. */
import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '@waystation/kernel'
import { loadGames } from '../games/registry.ts'
import type { CallIn, CallName, CallOut, Reply, Request, WorkerSetup } from './calls.ts'
import { makeHandlers, NotOpen } from './handlers.ts'
import { Refused, toErrorCode } from './refused.ts'

/** Answers are held back no longer than this while further requests are worked on. */
const HOLD_MS = 2

if (!parentPort) throw new Error('runs as a worker only')
const port = parentPort
const setup = workerData as WorkerSetup
const current = new Int32Array(setup.current)
const handlers = makeHandlers(await loadGames(setup.modules))

function answer<K extends CallName>([id, name, args]: readonly [number, K, CallIn<K>]): Reply {
  try {
    const handle: (args: CallIn<K>) => CallOut<K> = handlers[name]
    return [id, 'done', handle(args)]
  } catch (error) {
    if (error instanceof NotOpen) return [id, 'refused', { code: 'not-open', detail: null }]
    if (error instanceof Refused) return [id, 'refused', { code: error.code, detail: error.detail }]
    if (error instanceof Refusal) return [id, 'refused', { code: toErrorCode(error.code), detail: error.detail }]
    return [id, 'failed', error instanceof Error ? (error.stack ?? error.message) : String(error)]
  }
}

port.on('message', (text: string) => {
  const requests = JSON.parse(text) as readonly Request[]
  let replies: Reply[] = []
  let since = performance.now()
  for (const request of requests) {
    Atomics.store(current, 0, request[0])
    replies.push(answer(request))
    if (performance.now() - since > HOLD_MS) {
      port.postMessage(replies)
      replies = []
      since = performance.now()
    }
  }
  Atomics.store(current, 0, 0)
  if (replies.length > 0) port.postMessage(replies)
})
port.postMessage('ready')
