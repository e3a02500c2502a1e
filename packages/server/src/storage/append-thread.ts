/** A thread that only appends: while it waits for the disk, the main thread goes on. */
import { parentPort, workerData } from 'node:worker_threads'
import { openFile } from './sqlite-file.ts'
import { sqliteAppend } from './sqlite-append.ts'
import type { Append } from './types.ts'

if (!parentPort) throw new Error('runs as a thread only')
const port = parentPort
const file = openFile((workerData as { path: string }).path)
const append = sqliteAppend(file)

port.on('message', (batch: readonly Append[] | 'close') => {
  if (batch === 'close') {
    file.close()
    port.close()
    return
  }
  try {
    port.postMessage(append(batch))
  } catch (error) {
    port.postMessage(error instanceof Error ? error.message : String(error))
  }
})
