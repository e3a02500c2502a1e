/** Starts the thread of a worker: ready-made from a bundle, or from its TypeScript source. */
import { Worker, type WorkerOptions } from 'node:worker_threads'

export function spawnWorker(data: Readonly<Record<string, unknown>>, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./worker.mjs', import.meta.url), { ...options, workerData: data })
  }
  const workerData = { ...data, entry: new URL('./worker.ts', import.meta.url).href }
  return new Worker(new URL('./from-source.mjs', import.meta.url), { ...options, workerData })
}
