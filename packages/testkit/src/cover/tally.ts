/** Counts what happened, topic by topic, and names what never did. */
import type { GameTypes } from '@waystation/kernel'
import type { Watcher } from '../watcher.ts'
import type { Topics } from './topic.ts'

export interface CoverageReport {
  /** "event: won": expected and never seen. */
  readonly misses: readonly string[]
  /** Seen without being expected: a list is out of date. */
  readonly unlisted: readonly string[]
  readonly counts: { readonly [topic: string]: { readonly [id: string]: number } }
}

export class Tally {
  private readonly counts = new Map<string, Map<string, number>>()

  see(topic: string, ids: Iterable<string> | undefined): void {
    if (ids === undefined) return
    const seen = this.counts.get(topic) ?? new Map<string, number>()
    this.counts.set(topic, seen)
    for (const id of ids) seen.set(id, (seen.get(id) ?? 0) + 1)
  }

  report(expected: { readonly [topic: string]: readonly string[] }): CoverageReport {
    const misses: string[] = []
    const unlisted: string[] = []
    for (const [topic, ids] of Object.entries(expected)) {
      const seen = this.counts.get(topic) ?? new Map<string, number>()
      for (const id of ids) if (!seen.has(id)) misses.push(`${topic}: ${id}`)
      for (const id of seen.keys()) if (!ids.includes(id)) unlisted.push(`${topic}: ${id}`)
    }
    const counts = Object.fromEntries([...this.counts].map(([topic, seen]) => [topic, Object.fromEntries(seen)]))
    return { misses, unlisted, counts }
  }
}

export function tallying<T extends GameTypes>(tally: Tally, topics: Topics<T>): Watcher<T> {
  const all = Object.entries(topics)
  return {
    position(position) {
      for (const [name, topic] of all) {
        tally.see(name, topic.atPosition?.(position))
        for (const decision of position.decisions) tally.see(name, topic.ofDecision?.(decision))
      }
    },
    answered(decision, option) {
      for (const [name, topic] of all) tally.see(name, topic.ofAnswer?.(option, decision))
    },
    events(events, state) {
      for (const event of events) for (const [name, topic] of all) tally.see(name, topic.ofEvent?.(event, state))
    },
    ended(position) {
      for (const [name, topic] of all) tally.see(name, topic.atEnd?.(position))
    },
  }
}
