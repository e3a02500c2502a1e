/** A bar on a terminal's stderr; silent everywhere else. */
import type { Output } from '../io/output.ts'

const CELLS = 24
/** Redrawing more often than this only costs time. */
const REDRAW_MS = 80

export interface Progress {
  show(done: number, all: number, text: string): void
  end(): void
}

export function progressOn(output: Output, now: () => number): Progress {
  if (!output.isTerminal) return { show: () => {}, end: () => {} }
  let last = Number.NEGATIVE_INFINITY
  return {
    show(done, all, text) {
      const at = now()
      if (done < all && at - last < REDRAW_MS) return
      last = at
      output.write(`\r${bar(done, all)} ${text}\u001b[K`)
    },
    end: () => output.write('\r\u001b[K'),
  }
}

export function bar(done: number, all: number): string {
  const full = all === 0 ? CELLS : Math.round((done / all) * CELLS)
  return '█'.repeat(full) + '░'.repeat(CELLS - full)
}
