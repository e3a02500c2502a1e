/** What happened at a table while nobody looked: since the page was last in front, on this visit or an earlier one. */
import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { noteSeen, seenOf } from './seen.ts'
import type { TableStore } from './store.ts'

export class Visit {
  /** The last line that was seen before others went on; null: nothing was missed. */
  private readonly from = signal<number | null>(null)
  private readonly store: TableStore
  private seen: number | null = null
  private away = true

  constructor(store: TableStore) {
    this.store = store
  }

  get missedFrom(): ReadonlySignal<number | null> {
    return this.from
  }

  /** It has been played back. */
  caughtUp(): void {
    this.from.value = null
  }

  /** Returns how to stop. */
  watch(page: Document): () => void {
    const look = (): void => this.look(page.visibilityState === 'visible')
    page.addEventListener('visibilitychange', look)
    const stop = effect(look)
    return () => {
      stop()
      page.removeEventListener('visibilitychange', look)
    }
  }

  private look(visible: boolean): void {
    const table = this.store.table.value
    const live = this.store.live.value
    if (!visible) this.away = true
    if (table === null || live === null || !visible) return
    const seen = this.seen ?? seenOf(table.id) ?? live.seq
    const own = live.line?.seat === this.store.you.value && live.line?.quiet === undefined
    // In front of the page, lines are seen as they come; several at once come after a lost connection.
    const missed = live.seq > seen + (this.away ? 0 : 1)
    if (own) this.from.value = null
    else if (missed) this.from.value = this.from.peek() ?? seen
    this.away = false
    this.seen = live.seq
    noteSeen(table.id, live.seq)
  }
}

export function useVisit(store: TableStore, at: 'table' | 'replay'): Visit {
  const visit = useMemo(() => new Visit(store), [store])
  useEffect(() => (at === 'table' ? visit.watch(document) : undefined), [visit, at])
  return visit
}
