/** The page's side of local play. One worker serves all tables of a page; it starts when first needed. */
import type { Analysis } from './analysis.ts'
import type { ServerMessage } from '@waystation/protocol'
import type { CallName, Failure, FromWorker, LocalCalls, ToWorker } from './types.ts'

/** A call that the worker refused. */
export class LocalRefusal extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.name = 'LocalRefusal'
    this.failure = failure
  }
}

/** The part of a worker that is used; a message port will do as well. */
export interface LocalPort {
  postMessage(message: ToWorker): void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

type Result<K extends CallName> = Awaited<ReturnType<LocalCalls[K]>>

export class LocalClient {
  private readonly port: LocalPort
  private readonly waiting = new Map<number, Waiting>()
  private readonly listeners = new Map<string, (message: ServerMessage) => void>()
  private next = 1
  /** Hears how far the analysis of a game is. */
  progress: (done: number, all: number, curve: Analysis | null) => void = () => {}

  constructor(port: LocalPort) {
    this.port = port
    port.onmessage = ({ data }) => this.receive(data)
  }

  call<K extends CallName>(name: K, ...args: Parameters<LocalCalls[K]>): Promise<Result<K>> {
    const id = this.next++
    const answer = new Promise<unknown>((resolve, reject) => this.waiting.set(id, { resolve, reject }))
    this.port.postMessage([id, name, args])
    return answer as Promise<Result<K>>
  }

  /** Hears what a table tells; returns how to stop. */
  listen(table: string, listener: (message: ServerMessage) => void): () => void {
    this.listeners.set(table, listener)
    return () => this.listeners.delete(table)
  }

  private receive(data: FromWorker): void {
    if (data[0] === 'push') {
      this.listeners.get(data[1])?.(data[2])
      return
    }
    if (data[0] === 'progress') {
      this.progress(data[1], data[2], data[3])
      return
    }
    const call = this.waiting.get(data[1])
    this.waiting.delete(data[1])
    if (data[0] === 'done') call?.resolve(data[2])
    else call?.reject(new LocalRefusal(data[2]))
  }
}

let client: LocalClient | null = null

export function localClient(): LocalClient {
  client ??= new LocalClient(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'waystation' }),
  )
  return client
}
