/** Walks through the past of a game by itself. */
import { signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { TableStore } from './store.ts'

const STEP = 1100

export class Playback {
  readonly running = signal(false)
  private readonly store: TableStore
  /** Where to stop: back in the present, or at the last line. */
  private readonly home: 'present' | 'end'
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(store: TableStore, home: 'present' | 'end') {
    this.store = store
    this.home = home
  }

  get last(): number {
    return this.store.past.value.length - 1
  }

  get at(): number {
    return this.store.cursor.value ?? this.last
  }

  goTo(seq: number): void {
    this.pause()
    this.show(seq)
  }

  step(by: number): void {
    this.goTo(this.at + by)
  }

  /** Back to the game as it is. */
  present(): void {
    this.pause()
    this.store.cursor.value = null
    this.store.animations.skip()
  }

  from(seq: number): void {
    this.show(seq)
    this.running.value = true
    this.timer = setTimeout(() => this.tick(), STEP)
  }

  toggle(): void {
    if (this.running.value) this.pause()
    else this.from(this.at >= this.last ? 0 : this.at)
  }

  pause(): void {
    this.running.value = false
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  private show(seq: number): void {
    const to = Math.max(0, Math.min(this.last, seq))
    if (to === this.last && this.home === 'present') this.present()
    else this.store.cursor.value = to
  }

  private tick(): void {
    if (!this.running.value) return
    this.show(this.at + 1)
    if (this.at >= this.last) this.pause()
    else this.timer = setTimeout(() => this.tick(), STEP)
  }
}

const Context = createContext<Playback | null>(null)
export const PlaybackProvider = Context.Provider

export function usePlayback(): Playback {
  const playback = useContext(Context)
  if (playback === null) throw new Error('not at a table')
  return playback
}
