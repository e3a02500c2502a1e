/** What was measured, and how it is told. */
import { readFileSync } from 'node:fs'

interface Spent {
  readonly seconds: number
  /** Processor time. */
  readonly serverMs: number
  readonly clientMs: number
}

export interface Figures extends Spent {
  readonly latencies: readonly number[]
  readonly answers: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

export function figures(latencies: readonly number[], spent: Spent): Figures {
  const sorted = [...latencies].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  const answers = sorted.length
  return { ...spent, latencies, answers, perSecond: answers / spent.seconds, p50: at(0.5), p99: at(0.99), max: at(1) }
}

/** Several waves as one. */
export function together(waves: readonly Figures[]): Figures {
  const sum = (of: (one: Figures) => number): number => waves.reduce((total, one) => total + of(one), 0)
  return figures(
    waves.flatMap(({ latencies }) => latencies),
    { seconds: sum((f) => f.seconds), serverMs: sum((f) => f.serverMs), clientMs: sum((f) => f.clientMs) },
  )
}

/** Processor time used so far, where the system tells (Linux). */
export function cpuMs(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
      return Number(fields[11]) + Number(fields[12])
    } catch {
      return 0
    }
  })
  return ticks.reduce((sum, one) => sum + one * 10, 0)
}

export function memoryMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Processor time per answer is comparable even when the machine is busy. */
export function line(name: string, f: Figures): string {
  const each = (ms: number): string => `${Math.round((ms * 1000) / f.answers)} us`
  const cells = [
    name.padEnd(40),
    `${Math.round(f.perSecond).toString().padStart(6)} answers/s`,
    ...(
      [
        ['p50', f.p50],
        ['p99', f.p99],
        ['max', f.max],
      ] as const
    ).map(([of, ms]) => `${of} ${ms.toFixed(1).padStart(6)} ms`),
    `processor per answer: server ${each(f.serverMs).padStart(6)}, client ${each(f.clientMs).padStart(6)}`,
    `(${f.answers} in ${f.seconds.toFixed(1)} s)`,
  ]
  return cells.join('   ')
}
