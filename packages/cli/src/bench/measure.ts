/** Rates on one core: a warm-up round, several rounds, the median. */

export interface Timing {
  readonly rounds: number
  /** Length of a round. */
  readonly milliseconds: number
}

export interface Rate {
  /** Units of work per second, and how often the whole work was done. */
  readonly unitsPerSecond: number
  readonly timesPerSecond: number
}

/** `work` does something whole, such as a game, and says how many units it took. */
export function measure(work: () => number, timing: Timing): Rate {
  round(work, timing.milliseconds)
  const rounds = Array.from({ length: timing.rounds }, () => round(work, timing.milliseconds))
  return {
    unitsPerSecond: median(rounds.map((rate) => rate.unitsPerSecond)),
    timesPerSecond: median(rounds.map((rate) => rate.timesPerSecond)),
  }
}

function round(work: () => number, milliseconds: number): Rate {
  const began = performance.now()
  let units = 0
  let times = 0
  let elapsed = 0
  do {
    units += work()
    times++
    elapsed = performance.now() - began
  } while (elapsed < milliseconds)
  return { unitsPerSecond: (units / elapsed) * 1000, timesPerSecond: (times / elapsed) * 1000 }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
