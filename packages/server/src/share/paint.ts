/** Cards as pictures. A thread that is started when the first one is wanted draws them; the game never waits for it. */
import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'

/** The same few links are looked at again and again: pictures that are kept, the latest used last. */
const KEPT = 100
/** A thread that has not answered by then is given up. */
const LIMIT_MS = 10_000

export class Painter {
  private thread: Worker | null = null
  private next = 1
  private readonly waiting = new Map<number, { resolve(png: Buffer): void; reject(error: Error): void }>()
  private readonly kept = new Map<string, Promise<Buffer>>()

  paint(svg: string): Promise<Buffer> {
    // The drawing itself is larger than its picture.
    const key = createHash('sha256').update(svg).digest('base64')
    const picture = this.kept.get(key) ?? this.draw(svg)
    this.kept.delete(key)
    this.kept.set(key, picture)
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break
      this.kept.delete(oldest)
    }
    picture.catch(() => this.kept.delete(key))
    return picture
  }

  async close(): Promise<void> {
    await this.thread?.terminate()
    this.thread = null
  }

  private draw(svg: string): Promise<Buffer> {
    const id = this.next++
    const thread = (this.thread ??= this.start())
    return new Promise<Buffer>((resolve, reject) => {
      const timer = setTimeout(() => this.lost(new Error(`no picture within ${LIMIT_MS} ms`)), LIMIT_MS)
      timer.unref()
      const settled = (): void => {
        clearTimeout(timer)
        this.waiting.delete(id)
      }
      this.waiting.set(id, {
        resolve: (png) => (settled(), resolve(png)),
        reject: (error) => (settled(), reject(error)),
      })
      thread.postMessage([id, svg])
    })
  }

  private start(): Worker {
    const thread = startPainter()
    thread.unref()
    thread.on('message', ([id, png]: readonly [number, Uint8Array]) => this.waiting.get(id)?.resolve(Buffer.from(png)))
    thread.on('error', (error) => this.lost(error instanceof Error ? error : new Error('the painter failed')))
    return thread
  }

  /** The next picture gets a new thread. */
  private lost(error: Error): void {
    void this.close()
    for (const { reject } of this.waiting.values()) reject(error)
  }
}

/** Ready-made from a bundle, or from its TypeScript source. */
function startPainter(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./painter.mjs', import.meta.url))
  const workerData = { entry: new URL('./painter.ts', import.meta.url).href }
  return new Worker(new URL('../workers/from-source.mjs', import.meta.url), { workerData })
}
