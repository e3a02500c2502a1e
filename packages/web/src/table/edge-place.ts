/** Where the button stands that leads beyond an edge of the board: off everything that can be chosen on this side of it. */
interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const EDGE = 8
export const BUTTON = { width: 208, height: 44 }
/** The button without words. */
export const ARROW = { width: 48, height: 44 }

export interface EdgePlace {
  readonly left: number
  readonly top: number
  readonly short: boolean
}

/** In the middle, left or right; or else an arrow alone, wherever it hides least. */
export function edgePlace(stage: Area, top: number, open: readonly Area[]): EdgePlace {
  const hidden = (left: number, { width, height }: typeof BUTTON): number =>
    open.reduce((sum, box) => {
      const wide = Math.min(left + width, box.right) - Math.max(left, box.left)
      const high = Math.min(top + height, box.bottom) - Math.max(top, box.top)
      return sum + (wide > 0 && high > 0 ? wide * high : 0)
    }, 0)
  const [first, last] = [stage.left + EDGE, stage.right - EDGE]
  const words = [(first + last - BUTTON.width) / 2, first, last - BUTTON.width]
  const free = words.find((left) => hidden(left, BUTTON) === 0)
  if (free !== undefined) return { left: free, top, short: false }
  const steps = 12
  const arrows = Array.from({ length: steps + 1 }, (_, i) => first + ((last - first - ARROW.width) * i) / steps)
  // From the right: there a thumb is near.
  const left = arrows.reduceRight((best, at) => (hidden(at, ARROW) < hidden(best, ARROW) ? at : best), arrows[steps])
  return { left, top, short: true }
}
