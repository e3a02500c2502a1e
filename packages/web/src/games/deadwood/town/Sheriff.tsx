/** The sheriff: his star, and the three plots he watches. */
import type { View } from '@waystation/deadwood'
import { Star } from '../../../art/pieces/small.tsx'
import type { Layout } from '../layout/types.ts'

interface SheriffProps {
  readonly view: View
  readonly layout: Layout
}

/** A warm light under the three plots the sheriff watches. */
export function Lamplight({ view, layout }: SheriffProps) {
  return (
    <g aria-hidden="true">
      {view.sheriff.plots.map((plot) => {
        const { x, y, width, height } = layout.plots[plot]
        return (
          <rect
            key={plot}
            x={x - 5}
            y={y - 5}
            width={width + 10}
            height={height + 10}
            rx="9"
            fill="#f5cf5a"
            opacity="0.6"
          />
        )
      })}
    </g>
  )
}

/** And a cord around them. */
export function Watch({ view, layout }: SheriffProps) {
  return (
    <g aria-hidden="true">
      {view.sheriff.plots.map((plot) => {
        const { x, y, width, height } = layout.plots[plot]
        return (
          <rect
            key={plot}
            x={x - 4}
            y={y - 4}
            width={width + 8}
            height={height + 8}
            rx="8"
            fill="none"
            stroke="#8a5a0c"
            stroke-width="2"
            stroke-dasharray="8 4"
          />
        )
      })}
    </g>
  )
}

/** The star where he stands. */
export function Sheriff({ view, layout }: SheriffProps) {
  const { x, y } = layout.crossings[view.sheriff.crossing]
  return (
    <g class="dw-sheriff" style={{ transform: `translate(${x}px, ${y}px) scale(${layout.star})` }} aria-hidden="true">
      <Star />
    </g>
  )
}
