/** Puts an explanation beside its thing: in sight, and if it can be off whatever may be chosen now. */
import { freePlace } from '../ui/free-place.ts'
import { visibleBottom } from '../ui/visible-bottom.ts'

/** From the edges of the window. */
const EDGE = 8

/** Whether something that may be chosen lies under it all the same. */
export function place(box: HTMLElement, anchor: Element): boolean {
  const lit = [...document.querySelectorAll('.stage [data-target][aria-disabled=false]')]
  const room = { x: EDGE, y: EDGE, width: innerWidth - 2 * EDGE, height: visibleBottom() - 2 * EDGE }
  const { x, y, hides } = freePlace(
    box.getBoundingClientRect(),
    anchor.getBoundingClientRect(),
    lit.map((thing) => thing.getBoundingClientRect()),
    room,
  )
  box.style.left = `${x}px`
  box.style.top = `${y}px`
  return hides
}
