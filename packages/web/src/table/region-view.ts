/** Which part of the board is looked at: by choice, or because something is to be chosen there. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { DOCK, type GameUi, type Region, type RegionId } from '../adapter.ts'
import { kindFor } from '../board/kinds.ts'
import { language } from '../text/index.ts'
import type { Choice } from './choice.ts'
import type { TableStore } from './store.ts'

const NO_REGIONS: readonly Region[] = []

export class RegionView {
  /** Of the stage in pixels; 0 before it is known. */
  readonly width = signal(0)
  readonly regions: ReadonlySignal<readonly Region[]>
  /** Whether there is room for one region only. */
  readonly small = computed(() => this.width.value > 0 && kindFor(this.width.value) === 'tall')
  /** Regions that can be asked for by name. */
  readonly offered = computed(() => this.regions.value.filter(({ near }) => this.small.value || near === true))
  /** Regions in which something can be chosen now. */
  readonly waiting: ReadonlySignal<ReadonlySet<RegionId>>
  /** The region that is looked at; null: the whole board. */
  readonly shown: ReadonlySignal<RegionId | null>
  /** What the board is told to draw alone, or large; null: everything as usual. */
  readonly drawn: ReadonlySignal<RegionId | null>
  /** What is brought nearer as it is; null: nothing. */
  readonly enlarged: ReadonlySignal<RegionId | null>
  /** Whether the board is being scrolled by hand: then the region in sight is the one that is looked at. */
  scrolled = false
  private readonly chosen = signal<RegionId | null>(null)
  /** Nobody asked for the region that is enlarged: it goes back when the question is answered. */
  private byItself = false
  private readonly stopFollowing: () => void

  constructor(store: TableStore, choice: Choice, ui: GameUi | null) {
    const view = computed(() => store.shown.value?.view ?? null)
    this.regions = computed(() =>
      view.value === null ? NO_REGIONS : (ui?.regions?.list(view.value, language()) ?? NO_REGIONS),
    )
    this.waiting = computed(() => {
      const going = choice.gesture.value?.region ?? null
      if (going !== null) return new Set([going])
      const now = view.value
      const places = [...choice.narrowed.value.lit].map((target) => ui?.regions?.of(target, now) ?? null)
      return new Set(places.filter((place) => place !== null))
    })
    this.shown = computed(() => {
      const known = this.regions.value.some(({ id }) => id === this.chosen.value)
      if (known) return this.chosen.value
      return this.small.value ? (this.regions.value[0]?.id ?? null) : null
    })
    const redrawn = computed(() => this.regions.value.find(({ id }) => id === this.shown.value)?.redrawn === true)
    this.drawn = computed(() => (this.small.value || redrawn.value ? this.shown.value : null))
    this.enlarged = computed(() => (this.drawn.value === null ? this.shown.value : null))
    const still = computed(
      () => choice.picked.value.length === 0 && store.pending.value === null && !store.animations.behind.value,
    )
    this.stopFollowing = effect(() => this.follow(this.waiting.value, still.value))
  }

  /** A region came into sight. */
  sight(region: RegionId | null): void {
    if (this.scrolled && region !== null) this.chosen.value = region
  }

  dispose(): void {
    this.stopFollowing()
  }

  /** A region, or the whole board again. */
  look(region: RegionId | null): void {
    this.scrolled = false
    this.byItself = false
    this.chosen.value = region
  }

  /** The next region, and after the last one the whole board. */
  next(): void {
    const ids = this.offered.peek().map(({ id }) => id)
    const at = ids.indexOf(this.shown.peek() ?? '')
    this.look(ids[at + 1] ?? (this.small.peek() ? ids[0] : null))
  }

  /** Where only one region can be seen, it is one in which something can be chosen, unless that is at hand already. */
  private follow(waiting: ReadonlySet<RegionId>, still: boolean): void {
    if (this.small.value) {
      const shown = this.shown.peek()
      if (waiting.size === 0 || waiting.has(DOCK) || (shown !== null && waiting.has(shown))) return
      this.chosen.value = this.regions.peek().find(({ id }) => waiting.has(id))?.id ?? shown
      return
    }
    const shown = this.chosen.peek()
    if (waiting.size === 0 && !(this.byItself && still)) return
    if (shown !== null && waiting.has(shown)) return
    const places = [...waiting].filter((place) => place !== DOCK)
    const only = places.length === 1 ? this.regions.peek().find(({ id }) => id === places[0]) : undefined
    const inSight = !waiting.has(DOCK) || only?.redrawn === true
    const near = inSight && only?.nearBelow !== undefined && this.width.value < only.nearBelow
    this.byItself = near
    this.chosen.value = near ? only.id : null
  }
}
