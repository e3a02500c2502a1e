/** The worker's end: takes requests in bundles, answers in bundles, and says at every moment which one it is at. */
import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '@waystation/kernel'
import { DamagedSnapshot } from '@waystation/table'
import { LoadedGames, NotLoaded } from '../games/registry.ts'
import type { CallIn, CallName, CallOut, Reply, Request, WorkerSetup } from './calls.ts'
import { makeHandlers, NotOpen } from './handlers.ts'
import { isTold, packed } from './packed.ts'
import { Refused, toErrorCode } from './refused.ts'

/** Answers are held back no longer than this while further requests are worked on. */
const HOLD_MS = 2

if (!parentPort) throw new Error('runs as a worker only')
const port = parentPort
const setup = workerData as WorkerSetup
const current = new Int32Array(setup.current)
const games = await LoadedGames.of(setup.modules)
const handlers = makeHandlers(games)

/** The answer; or, for a table of earlier rules, what has to be loaded before there can be one. */
function answer<K extends CallName>([id, name, args]: readonly [number, K, CallIn<K>]): Reply | NotLoaded {
  try {
    const handle: (args: CallIn<K>) => CallOut<K> = handlers[name]
    const value = handle(args)
    return isTold(name, value) ? [id, 'told', packed(value)] : [id, 'done', value]
  } catch (error) {
    return error instanceof NotLoaded ? error : failure(id, error)
  }
}

function failure(id: number, error: unknown): Reply {
  if (error instanceof NotOpen) return [id, 'refused', { code: 'not-open', detail: null }]
  if (error instanceof DamagedSnapshot) return [id, 'refused', { code: 'damaged-snapshot', detail: null }]
  if (error instanceof Refused) return [id, 'refused', { code: error.code, detail: error.detail }]
  if (error instanceof Refusal) return [id, 'refused', { code: toErrorCode(error.code), detail: error.detail }]
  return [id, 'failed', error instanceof Error ? (error.stack ?? error.message) : String(error)]
}

/** Others do not wait while something is loaded: whoever needs it is answered when it is there. */
async function answerOnceLoaded(request: Request, missing: NotLoaded): Promise<void> {
  const [id] = request
  try {
    await missing.load()
    const reply = answer(request)
    if (reply instanceof NotLoaded) await answerOnceLoaded(request, reply)
    else port.postMessage([reply])
  } catch (error) {
    port.postMessage([failure(id, error)])
  }
}

port.on('message', (text: string) => {
  const requests = JSON.parse(text) as readonly Request[]
  let replies: Reply[] = []
  let since = performance.now()
  for (const request of requests) {
    Atomics.store(current, 0, request[0])
    const reply = answer(request)
    if (reply instanceof NotLoaded) void answerOnceLoaded(request, reply)
    else replies.push(reply)
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
