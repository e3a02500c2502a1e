/** What the seat is about to choose: clicks on things, narrowed down to an option, committed by a second click. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Option } from '@waystation/kernel'
import type { Position, Suggestion } from '@waystation/protocol'
import type { GameUi, Target } from '../adapter.ts'
import { settings } from '../settings/store.ts'
import { click, type Narrowed, narrow, type Path } from './narrowing.ts'
import type { TableStore } from './store.ts'

/** What was begun of an answer. */
interface Draft {
  readonly picked: readonly Target[]
  readonly proposed: Option | null
}

const BLANK: Draft = { picked: [], proposed: null }

export class Choice {
  /** Kept while the questions are away; see `ask`. */
  private readonly draft = signal(BLANK)
  readonly picked: ReadonlySignal<readonly Target[]>
  /** An option put forward, by a hint for example. */
  readonly proposed: ReadonlySignal<Option | null>
  /** An option that is being looked at in a list, without being chosen. */
  readonly hovered = signal<Option | null>(null)
  /** What a strong player would weigh, once it has been asked for. */
  readonly hints = signal<readonly Suggestion[] | 'thinking' | 'failed' | null>(null)
  readonly options: ReadonlySignal<readonly Option[]>
  readonly narrowed: ReadonlySignal<Narrowed>
  readonly preview: ReadonlySignal<Option | null>
  private readonly paths: ReadonlySignal<readonly Path[]>
  private readonly store: TableStore
  private readonly stopWatching: () => void
  /** What the seat was last asked. */
  private asked = ''

  constructor(store: TableStore, targets: GameUi['targets'] = () => []) {
    this.store = store
    this.options = computed(() => store.decisions.value.flatMap((decision) => decision.options))
    const shown = computed(() => (this.options.value.length === 0 ? BLANK : this.draft.value))
    this.picked = computed(() => shown.value.picked)
    this.proposed = computed(() => shown.value.proposed)
    this.paths = computed(() => {
      const view = store.live.value?.view
      return this.options.value.map((option) => ({ option, targets: targets(option, view) }))
    })
    this.narrowed = computed(() => narrow(this.paths.value, this.picked.value))
    this.preview = computed(() => this.hovered.value ?? this.proposed.value ?? this.narrowed.value.preview)
    this.stopWatching = effect(() => this.ask(store.decisions.value))
  }

  dispose(): void {
    this.stopWatching()
  }

  /** A thing on the board was clicked. */
  target(target: Target): void {
    const { preview } = this.narrowed.value
    if (preview !== null && this.picked.value.includes(target)) {
      this.commit(preview)
      return
    }
    this.draft.value = { picked: click(this.paths.value, this.picked.value, target), proposed: null }
    const found = this.narrowed.value.preview
    if (found !== null && !settings.value.confirm) this.commit(found)
  }

  propose(option: Option): void {
    this.draft.value = { picked: [], proposed: option }
  }

  commit(option: Option | null = this.proposed.value ?? this.narrowed.value.preview): void {
    if (option === null) return
    this.forget()
    this.store.answer(option.id)
  }

  /** One step back; false if there was nothing to step back from. */
  back(): boolean {
    const picked = this.picked.value
    if (this.proposed.value === null && picked.length === 0) return false
    this.draft.value = { picked: this.proposed.value === null ? picked.slice(0, -1) : picked, proposed: null }
    return true
  }

  /**
   * Questions go away while the board shows what others did, or the past. If the same ones come back, what was begun of
   * an answer stays.
   */
  private ask(decisions: Position['decisions']): void {
    const asked = decisions.map(({ seat, kind, options }) => [seat, kind, ...options.map(({ id }) => id)].join('\n'))
    if (asked.length === 0) {
      this.hovered.value = null
    } else if (asked.join('\n') !== this.asked) {
      this.asked = asked.join('\n')
      this.forget()
    }
  }

  private forget(): void {
    this.hints.value = null
    this.hovered.value = null
    this.draft.value = BLANK
  }
}
