/** The real engine behind the real messages, in this process: what the worker runs, over a message channel. */
import { MessageChannel } from 'node:worker_threads'
import { LocalClient, type LocalPort } from '../../src/local/client.ts'
import { LocalHost } from '../../src/local/host.ts'
import { memoryShelf } from '../../src/local/memory-shelf.ts'
import type { Shelf, ToWorker } from '../../src/local/types.ts'

export interface LocalHouse {
  readonly client: LocalClient
  readonly shelf: Shelf
  close(): void
}

/** Bots answer at once. `secret` counts up from `first`, so that every run deals the same. */
export function localHouse(shelf: Shelf = memoryShelf(), first = 0): LocalHouse {
  const { port1, port2 } = new MessageChannel()
  let n = first
  const secret = (): string => String(++n).padStart(6, '0').padEnd(32, 'f')
  /** A pause of no length still lets messages in. */
  const sleep = (milliseconds: number): Promise<void> =>
    milliseconds === 0 ? new Promise((resolve) => setImmediate(resolve)) : Promise.resolve()
  const host = new LocalHost(
    { shelf, now: () => 1_000_000 + n, clock: () => performance.now(), secret, sleep },
    { post: (message) => port2.postMessage(message) },
  )
  port2.on('message', (message: ToWorker) => void host.receive(message))
  return {
    client: new LocalClient(port1 as unknown as LocalPort),
    shelf,
    close() {
      port1.close()
      port2.close()
    },
  }
}

/** Waits until something holds; the test's own time limit ends the wait. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1))
}
