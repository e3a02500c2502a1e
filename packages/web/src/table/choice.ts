/** What the seat is about to choose: clicks on things, narrowed down to an option, committed by a second click. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Option } from '@waystation/kernel'
import type { Position, Suggestion } from '@waystation/protocol'
import type { GameUi, Gesture, Gestures, Target } from '../adapter.ts'
import { settings } from '../settings/store.ts'
import { click, type Narrowed, narrow, type Path } from './narrowing.ts'
import type { TableStore } from './store.ts'

/** What was begun of an answer. */
interface Draft {
  readonly picked: readonly Target[]
  readonly proposed: Option | null
}

const BLANK: Draft = { picked: [], proposed: null }

const NO_GESTURES: Gestures = { begins: () => false, within: [] }

export class Choice {
  /** Kept while the questions are away; see `ask`. */
  private readonly draft = signal(BLANK)
  readonly picked: ReadonlySignal<readonly Target[]>
  /** An option put forward, by a hint for example. */
  readonly proposed: ReadonlySignal<Option | null>
  /** An option that is being looked at in a list, without being chosen. */
  readonly hovered = signal<Option | null>(null)
  /** What the hand is doing on the board, where it gives more than one answer. */
  readonly gesture: ReadonlySignal<Gesture | null>
  private readonly moving = signal<Gesture | null>(null)
  /** What a strong player would weigh, once it has been asked for. */
  readonly hints = signal<readonly Suggestion[] | 'thinking' | 'failed' | null>(null)
  readonly options: ReadonlySignal<readonly Option[]>
  readonly narrowed: ReadonlySignal<Narrowed>
  readonly preview: ReadonlySignal<Option | null>
  private readonly paths: ReadonlySignal<readonly Path[]>
  private readonly store: TableStore
  private readonly gestures: Gestures
  private readonly stopWatching: () => void
  /** What the seat was last asked. */
  private asked = ''

  constructor(store: TableStore, targets: GameUi['targets'] = () => [], gestures: Gestures = NO_GESTURES) {
    this.store = store
    this.gestures = gestures
    this.options = computed(() => store.decisions.value.flatMap((decision) => decision.options))
    const shown = computed(() => (this.options.value.length === 0 ? BLANK : this.draft.value))
    this.picked = computed(() => shown.value.picked)
    this.proposed = computed(() => shown.value.proposed)
    this.paths = computed(() => {
      const view = store.live.value?.view
      return this.options.value.map((option) => ({ option, targets: targets(option, view) }))
    })
    this.narrowed = computed(() => narrow(this.paths.value, this.picked.value))
    this.gesture = computed(() => (this.options.value.length === 0 || !this.drawn ? null : this.moving.value))
    this.preview = computed(() => this.hovered.value ?? this.proposed.value ?? this.narrowed.value.preview)
    this.stopWatching = effect(() => this.ask(store.decisions.value))
  }

  dispose(): void {
    this.stopWatching()
  }

  /** What a click on this would come down to; null: nothing, or there is more to choose. */
  leadsTo(target: Target): Option | null {
    return narrow(this.paths.value, click(this.paths.value, this.picked.value, target)).preview
  }

  /** A thing on the board was clicked. */
  target(target: Target): void {
    const { preview } = this.narrowed.value
    if (preview !== null && !this.begins(preview) && this.picked.value.includes(target)) {
      this.commit(preview)
      return
    }
    this.draft.value = { picked: click(this.paths.value, this.picked.value, target), proposed: null }
    const found = this.narrowed.value.preview
    if (found !== null && !settings.value.confirm && !this.begins(found)) this.commit(found)
  }

  /** The board says what the hand is doing. */
  follow(gesture: Gesture | null): void {
    this.moving.value = gesture
    if (gesture?.ready && gesture.letGo && !settings.value.confirm) this.commit()
  }

  propose(option: Option): void {
    this.draft.value = { picked: [], proposed: option }
  }

  /** What may be committed now: the gesture, or the option it comes down to. */
  ready(): readonly string[] {
    const gesture = this.gesture.value
    if (gesture !== null) return gesture.ready ? gesture.answers : []
    const option = this.proposed.value ?? this.narrowed.value.preview
    return option === null ? [] : [option.id]
  }

  commit(option: Option | null = null): void {
    const [first, ...rest] = option === null ? this.ready() : [option.id]
    if (first === undefined) return
    this.forget()
    this.store.answer(first, ...rest)
  }

  /** Back to before the last answer; where that was the end of a gesture, to before the gesture. */
  undo(): void {
    this.store.undo(this.drawn ? this.gestures.within : [])
  }

  /** One step back; false if there was nothing to step back from. */
  back(): boolean {
    const picked = this.picked.value
    if (this.proposed.value === null && picked.length === 0) return this.putBack()
    this.draft.value = { picked: this.proposed.value === null ? picked.slice(0, -1) : picked, proposed: null }
    return true
  }

  /** In the middle of a gesture, however it was begun, stepping back takes back what it has answered already. */
  private putBack(): boolean {
    if (!this.midway()) return false
    this.undo()
    return true
  }

  /** Whether the question at hand only comes up within a gesture, and the gesture can be given up. */
  midway(): boolean {
    const asked = this.store.decisions.value.some(({ kind }) => this.gestures.within.includes(kind))
    return asked && this.drawn && (this.store.live.value?.canUndo ?? false)
  }

  private begins(option: Option): boolean {
    return this.drawn && this.gestures.begins(option)
  }

  private get drawn(): boolean {
    return settings.value.view === 'board'
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
    this.moving.value = null
    this.draft.value = BLANK
  }
}
