/** What the option about to be taken would do: ghosts of pieces on their places, and the numbers above. */
import type { ComponentChildren } from 'preact'
import type { Consequence } from '../adapter.ts'
import type { Box } from '../art/ink.ts'
import { Bubble } from './Bubble.tsx'
import type { Kind } from './kinds.ts'

interface Place {
  readonly x: number
  readonly y: number
}

interface GhostsProps {
  /** What the option is about. */
  readonly thing: Box | null
  readonly consequences: readonly Consequence[]
  readonly layout: { readonly kind: Kind; readonly width: number; readonly height: number }
  /** What the words must not hide; see `litBoxes`. */
  readonly avoid: readonly Box[]
  readonly children: ComponentChildren
}

const LETTERS = 16

/** A phone has the words in the prompt: over its board they would hide too much. */
export function Ghosts({ thing, consequences, layout, avoid, children }: GhostsProps) {
  return (
    <g class="board-ghost" aria-hidden="true">
      {children}
      {thing !== null && consequences.length > 0 && layout.kind !== 'tall' && (
        <Bubble thing={thing} text={noteOf(consequences)} size={LETTERS} board={layout} avoid={avoid} />
      )}
    </g>
  )
}

export const noteOf = (consequences: readonly Consequence[]): string =>
  consequences.map(({ words }) => words).join(' · ')

interface AtProps {
  readonly spot: Place
  readonly scale?: number
  readonly children: ComponentChildren
}

/** A piece on its place. */
export function At({ spot, scale = 1, children }: AtProps) {
  return <g transform={`translate(${spot.x} ${spot.y}) scale(${scale})`}>{children}</g>
}
