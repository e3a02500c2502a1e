/** Memory, measured after a full collection. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: (() => void) | null = null

function collector(): () => void {
  if (collect === null) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  return collect
}

export function heapUsed(): number {
  collector()()
  return process.memoryUsage().heapUsed
}

const COPIES = 2000

/** Bytes of heap that one more copy takes. */
export function bytesPerCopy<S>(originals: readonly S[], clone: (state: S) => S): number {
  const before = heapUsed()
  const held = Array.from({ length: COPIES }, (_, i) => clone(originals[i % originals.length]))
  const after = heapUsed()
  return Math.max(0, Math.round((after - before) / held.length))
}
