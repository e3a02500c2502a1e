// One check in a thread of its own: it counts and compares for a long time, while this process has to hear when other programs end.
import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/**
 * @template T
 * @param {string} file the module of the check, beside this one
 * @param {string} name its function, which takes nothing and gives plain data
 * @returns {Promise<T>}
 */
export async function inThread(file, name) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { file, name } })
  const [result] = await once(worker, 'message')
  return result
}

if (!isMainThread && parentPort !== null) {
  const { file, name } = workerData
  parentPort.postMessage(await (await import(new URL(file, import.meta.url).href))[name]())
}
