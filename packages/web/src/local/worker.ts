/** The web worker: rules and bots run here, so that the page never waits for them. */
import { LocalHost } from './host.ts'
import { indexedShelf } from './indexed-shelf.ts'
import type { FromWorker, ToWorker } from './types.ts'

const secret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

const clock = (): number => performance.now()

const host = indexedShelf().then(
  (shelf) =>
    new LocalHost(
      { shelf, now: Date.now, clock, secret, sleep },
      { post: (message: FromWorker) => postMessage(message) },
    ),
)

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  void host.then((ready) => ready.receive(event.data))
})
