/** Asks the rules, in a worker, what a placement would bring. Only what the seat sees goes there. */
import type { Question, View } from '@waystation/wild-tiled-west'
import type { Foresight, foresee } from '@waystation/wild-tiled-west/foresee'

export type { Foresight } from '@waystation/wild-tiled-west/foresee'

export interface Wish {
  readonly view: View
  readonly seat: number
  readonly asked: Question
  readonly answers: readonly string[]
}

export type ToForesight = readonly [id: number, view: View | null, wish: Omit<Wish, 'view'>]
export type FromForesight = readonly [id: number, foresight: Foresight | null]

export interface Foreseer {
  ask(wish: Wish): Promise<Foresight | null>
  close(): void
}

/** A view is sent once; what is asked about it follows. */
class InWorker implements Foreseer {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'foresight' })
  private readonly waiting = new Map<number, (foresight: Foresight | null) => void>()
  private known: View | null = null
  private count = 0

  constructor() {
    this.worker.onmessage = ({ data: [id, foresight] }: MessageEvent<FromForesight>) => {
      this.waiting.get(id)?.(foresight)
      this.waiting.delete(id)
    }
  }

  ask({ view, ...wish }: Wish): Promise<Foresight | null> {
    const id = ++this.count
    const message: ToForesight = [id, view === this.known ? null : view, wish]
    this.known = view
    this.worker.postMessage(message)
    return new Promise((resolve) => this.waiting.set(id, resolve))
  }

  close(): void {
    this.worker.terminate()
  }
}

/** Where there are no workers the rules are loaded beside the page. */
class Beside implements Foreseer {
  private readonly rules: Promise<{ readonly foresee: typeof foresee }> = import('@waystation/wild-tiled-west/foresee')

  async ask({ view, seat, asked, answers }: Wish): Promise<Foresight | null> {
    return (await this.rules).foresee(view, seat, asked, answers)
  }

  close(): void {}
}

export const newForeseer = (): Foreseer => (typeof Worker === 'undefined' ? new Beside() : new InWorker())
