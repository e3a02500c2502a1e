/** Rates on one core: rounds until they get no faster, then several more, and their median. */

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

/** Warm-up rounds for each round that counts, at most. */
const MOST_WARM_UPS = 6
/** So many rounds in a row without a noticeable gain. */
const STEADY = 4
const NOTICEABLE = 1.05

/** `work` does something whole, such as a game, and says how many units it took. */
export function measure(work: () => number, timing: Timing): Rate {
  warmUp(work, timing)
  const rounds = Array.from({ length: timing.rounds }, () => round(work, timing.milliseconds))
  return {
    unitsPerSecond: median(rounds.map((rate) => rate.unitsPerSecond)),
    timesPerSecond: median(rounds.map((rate) => rate.timesPerSecond)),
  }
}

/** The compiler works in the background, and on a busy machine for seconds: code is warm when it gains no more speed. */
function warmUp(work: () => number, { rounds, milliseconds }: Timing): void {
  let best = 0
  let sinceBest = 0
  for (let n = 0; n < rounds * MOST_WARM_UPS && sinceBest < STEADY; n++) {
    const { unitsPerSecond } = round(work, milliseconds)
    sinceBest = unitsPerSecond > best * NOTICEABLE ? 0 : sinceBest + 1
    best = Math.max(best, unitsPerSecond)
  }
}

function round(work: () => number, milliseconds: number): Rate {
  const processor = process.cpuUsage()
  const began = performance.now()
  let units = 0
  let times = 0
  let elapsed = 0
  do {
    units += work()
    times++
    elapsed = performance.now() - began
  } while (elapsed < milliseconds)
  const seconds = oneCoreSeconds(elapsed / 1000, process.cpuUsage(processor))
  return { unitsPerSecond: units / seconds, timesPerSecond: times / seconds }
}

/**
 * The time this thread had a core to itself is at most the wall time, and at most the time all threads of the process
 * had one. On a quiet machine the wall time is the smaller; on a busy one the other, which leaves out the waiting.
 */
export function oneCoreSeconds(wallSeconds: number, { user, system }: NodeJS.CpuUsage): number {
  const busySeconds = (user + system) / 1e6
  return busySeconds > 0 ? Math.min(wallSeconds, busySeconds) : wallSeconds
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
