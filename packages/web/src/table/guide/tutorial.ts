/** Which lesson of a first game is told now. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { GameTypes } from '@waystation/kernel'
import type { Guide, Lesson, LessonContext } from '../../adapter.ts'
import type { Choice } from '../choice.ts'
import type { TableStore } from '../store.ts'

/** Where it is kept which lessons have been told; they outlive a reload. */
type Kept = Pick<Storage, 'getItem' | 'setItem'>

export class Tutorial {
  readonly lesson: ReadonlySignal<Lesson | null>
  readonly context: ReadonlySignal<LessonContext | null>
  private readonly told = signal<ReadonlySet<string>>(new Set())
  private readonly guide: Guide
  private readonly keep: (told: ReadonlySet<string>) => void
  private readonly stopWatching: () => void

  constructor(guide: Guide, store: TableStore, choice: Choice, kept: Kept) {
    this.guide = guide
    const key = `waystation guide ${store.table.value?.id ?? ''}`
    this.told.value = new Set((kept.getItem(key) ?? '').split(' ').filter((id) => id !== ''))
    this.keep = (told) => kept.setItem(key, [...told].join(' '))
    this.context = computed(() => contextOf(store, choice))
    this.lesson = computed(() => {
      const now = this.context.value
      return now === null ? null : (this.remaining().find((lesson) => lesson.due(now)) ?? null)
    })
    this.stopWatching = this.watch(store)
  }

  /** Of as many as can come up at this table. */
  readonly count = computed(() => {
    const view = this.context.value?.view
    return this.guide.lessons.filter(({ inPlay }) => view === undefined || (inPlay?.(view) ?? true)).length
  })

  /** How many have been told, the present one included: they are told when they are due, not in their order. */
  readonly place = computed(() => this.told.value.size + 1)

  read(): void {
    const lesson = this.lesson.peek()
    if (lesson !== null) this.tell([lesson.id])
  }

  skip(): void {
    this.tell(this.guide.lessons.map(({ id }) => id))
  }

  dispose(): void {
    this.stopWatching()
  }

  private remaining(): readonly Lesson[] {
    return this.guide.lessons.filter(({ id }) => !this.told.value.has(id))
  }

  private tell(ids: readonly string[]): void {
    this.told.value = new Set([...this.told.peek(), ...ids])
    this.keep(this.told.peek())
  }

  /** Whoever answers has understood what was being told. */
  private watch(store: TableStore): () => void {
    let shown: { readonly id: string; readonly seq: number } | null = null
    return effect(() => {
      const lesson = this.lesson.value
      const live = store.live.value
      if (shown !== null && live !== null && live.seq > shown.seq && live.line?.seat === store.you.peek()) {
        const { id } = shown
        shown = null
        this.tell([id])
        return
      }
      if (lesson?.id !== shown?.id) shown = lesson && live ? { id: lesson.id, seq: live.seq } : null
    })
  }
}

function contextOf(store: TableStore, choice: Choice): LessonContext<GameTypes> | null {
  const live = store.live.value
  const seat = store.you.value
  if (live === null || seat === null || live.over || store.cursor.value !== null || store.animations.behind.value)
    return null
  return {
    view: live.view,
    seat,
    asked: store.decisions.value[0]?.kind ?? null,
    lit: choice.narrowed.value.lit,
    preview: choice.narrowed.value.preview,
  }
}
