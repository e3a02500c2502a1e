/** What the seat is about to choose: clicks on things, narrowed down to an option, committed by a second click. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Option } from '@waystation/kernel'
import type { Suggestion } from '@waystation/protocol'
import type { GameUi, Target } from '../adapter.ts'
import { settings } from '../settings/store.ts'
import { click, type Narrowed, narrow, type Path } from './narrowing.ts'
import type { TableStore } from './store.ts'

export class Choice {
  readonly picked = signal<readonly Target[]>([])
  /** An option that is being looked at in a list, without being chosen. */
  readonly hovered = signal<Option | null>(null)
  /** An option put forward, by a hint for example. */
  readonly proposed = signal<Option | null>(null)
  /** What a strong player would weigh, once it has been asked for. */
  readonly hints = signal<readonly Suggestion[] | 'thinking' | 'failed' | null>(null)
  readonly options: ReadonlySignal<readonly Option[]>
  readonly narrowed: ReadonlySignal<Narrowed>
  readonly preview: ReadonlySignal<Option | null>
  private readonly paths: ReadonlySignal<readonly Path[]>
  private readonly store: TableStore
  private readonly stopWatching: () => void

  constructor(store: TableStore, ui: GameUi | null) {
    this.store = store
    this.options = computed(() => store.decisions.value.flatMap((decision) => decision.options))
    this.paths = computed(() => {
      const view = store.live.value?.view
      return this.options.value.map((option) => ({ option, targets: ui?.targets(option, view) ?? [] }))
    })
    this.narrowed = computed(() => narrow(this.paths.value, this.picked.value))
    this.preview = computed(() => this.hovered.value ?? this.proposed.value ?? this.narrowed.value.preview)
    this.stopWatching = effect(() => {
      void this.options.value
      this.forget()
    })
  }

  dispose(): void {
    this.stopWatching()
  }

  /** A thing on the board was clicked. */
  target(target: Target): void {
    const { preview } = this.narrowed.value
    this.proposed.value = null
    if (preview !== null && this.picked.value.includes(target)) {
      this.commit(preview)
      return
    }
    this.picked.value = click(this.paths.value, this.picked.value, target)
    const found = this.narrowed.value.preview
    if (found !== null && !settings.value.confirm) this.commit(found)
  }

  propose(option: Option): void {
    this.picked.value = []
    this.proposed.value = option
  }

  commit(option: Option | null = this.proposed.value ?? this.narrowed.value.preview): void {
    if (option === null) return
    this.forget()
    this.store.answer(option.id)
  }

  /** One step back; false if there was nothing to step back from. */
  back(): boolean {
    if (this.proposed.value !== null) {
      this.proposed.value = null
      return true
    }
    const before = this.picked.value
    this.picked.value = before.slice(0, -1)
    return before.length > 0
  }

  private forget(): void {
    this.hints.value = null
    this.picked.value = []
    this.hovered.value = null
    this.proposed.value = null
  }
}
