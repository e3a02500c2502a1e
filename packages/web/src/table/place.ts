/** Where an explanation stands: beside its thing, in sight, and if it can be off whatever may be chosen now. */
import { visibleBottom } from './visible-bottom.ts'

const GAP = 8

type Edges = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>
type Size = Pick<DOMRectReadOnly, 'width' | 'height'>
type Corner = Pick<DOMRectReadOnly, 'left' | 'top'>

/** Whether something that may be chosen lies under it all the same. */
export function place(box: HTMLElement, anchor: Element): boolean {
  const lit = [...document.querySelectorAll('.stage [data-target][aria-disabled=false]')]
  const { left, top, hides } = corner(
    box.getBoundingClientRect(),
    anchor.getBoundingClientRect(),
    lit.map((thing) => thing.getBoundingClientRect()),
    { width: innerWidth, height: visibleBottom() },
  )
  box.style.left = `${left}px`
  box.style.top = `${top}px`
  return hides
}

/** Below the thing, above, right or left of it: the first place in the window that hides nothing lit, else the first. */
export function corner(size: Size, thing: Edges, lit: readonly Edges[], window: Size): Corner & { hides: boolean } {
  const { width, height } = size
  const left = within((thing.left + thing.right - width) / 2, width, window.width)
  const top = within((thing.top + thing.bottom - height) / 2, height, window.height)
  const above = Math.min(thing.top, window.height) - height - GAP
  const places: readonly Corner[] = [
    { left, top: thing.bottom + GAP },
    { left, top: above },
    { left: thing.right + GAP, top },
    { left: thing.left - width - GAP, top },
  ]
  const inside = places.filter((at) => inWindow(at, size, window))
  const hides = (at: Corner): boolean => lit.some((other) => overlaps(at, size, other))
  const best = inside.find((at) => !hides(at)) ?? inside[0] ?? { left, top: Math.max(GAP, above) }
  return { ...best, hides: hides(best) }
}

const within = (at: number, size: number, all: number): number => Math.max(GAP, Math.min(at, all - size - GAP))

function inWindow({ left, top }: Corner, { width, height }: Size, window: Size): boolean {
  return left >= GAP && top >= GAP && left + width <= window.width && top + height <= window.height
}

function overlaps({ left, top }: Corner, { width, height }: Size, other: Edges): boolean {
  return other.left < left + width && left < other.right && other.top < top + height && top < other.bottom
}
