/** Hovering: the explanation comes after a moment, and stays long enough to be reached. */
import type { GameUi, Target } from '../adapter.ts'
import type { Panels } from './room-context.ts'

const COME = 500
const STAY = 300

export class Inspector {
  private readonly panels: Panels
  private readonly ui: GameUi
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(panels: Panels, ui: GameUi) {
    this.panels = panels
    this.ui = ui
  }

  inspect(target: Target | null, anchor: Element | null, view: unknown, asked = false): void {
    if (this.timer !== null) clearTimeout(this.timer)
    if (target === null || anchor === null) {
      this.timer = setTimeout(() => this.close(), STAY)
      return
    }
    const found = { target, component: this.ui.component(target, view), anchor, asked }
    const show = (): void => {
      this.panels.inspected.value = found
    }
    if (asked) show()
    else this.timer = setTimeout(show, COME)
  }

  /** Something was chosen: what is under a pointer that rests there explains itself no more. */
  leave(): void {
    this.forget()
    this.panels.inspected.value = null
  }

  /** What was about to be explained is not. */
  forget(): void {
    if (this.timer !== null) clearTimeout(this.timer)
  }

  /** Stays while the pointer is on the explanation itself, which may hold a link. */
  private close(): void {
    if (document.querySelector('.why:hover') === null) this.panels.inspected.value = null
  }
}
