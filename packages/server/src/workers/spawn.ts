/** Starts threads: ready-made ones from a bundle, or from their TypeScript source. */
import { Worker, type WorkerOptions } from 'node:worker_threads'

/** Where each thread begins, seen from here. Bundles carry them under their names, beside the server. */
const ENTRIES = { worker: './worker.ts', append: '../storage/append-thread.ts' } as const

export function spawnThread(
  name: keyof typeof ENTRIES,
  data: Readonly<Record<string, unknown>>,
  options: WorkerOptions = {},
): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./${name}.mjs`, import.meta.url), { ...options, workerData: data })
  }
  const workerData = { ...data, entry: new URL(ENTRIES[name], import.meta.url).href }
  return new Worker(new URL('./from-source.mjs', import.meta.url), { ...options, workerData })
}
