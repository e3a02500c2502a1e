/** What the option about to be taken would do: ghosts of pieces on their places, and the numbers above. */
import type { ComponentChildren } from 'preact'
import { Bubble } from './Bubble.tsx'
import type { Kind } from './kinds.ts'

interface Place {
  readonly x: number
  readonly y: number
}

interface GhostsProps {
  /** Top left corner of the thing the option is about. */
  readonly spot: Place | null
  readonly note: string | null
  readonly layout: { readonly kind: Kind; readonly width: number }
  readonly children: ComponentChildren
}

export function Ghosts({ spot, note, layout, children }: GhostsProps) {
  return (
    <g class="board-ghost" aria-hidden="true">
      {children}
      {spot !== null && note !== null && (
        <Bubble spot={spot} text={note} size={layout.kind === 'tall' ? 12 : 16} boardWidth={layout.width} />
      )}
    </g>
  )
}

interface AtProps {
  readonly spot: Place
  readonly scale?: number
  readonly children: ComponentChildren
}

/** A piece on its place. */
export function At({ spot, scale = 1, children }: AtProps) {
  return <g transform={`translate(${spot.x} ${spot.y}) scale(${scale})`}>{children}</g>
}
