/** The sheriff: his star, and the three plots he watches. */
import type { View } from '@waystation/deadwood'
import { Star } from '../../../art/pieces/small.tsx'
import type { Layout } from '../layout/types.ts'

interface SheriffProps {
  readonly view: View
  readonly layout: Layout
}

/** The plots he watches, so much larger than they are; looks come from around. */
function Watched({ view, layout, by }: SheriffProps & { readonly by: number }) {
  return view.sheriff.plots.map((plot) => {
    const { x, y, width, height } = layout.plots[plot]
    return <rect key={plot} x={x - by} y={y - by} width={width + 2 * by} height={height + 2 * by} rx={by + 4} />
  })
}

/** A warm light under the three plots. */
export function Lamplight(props: SheriffProps) {
  return (
    <g fill="#f5cf5a" opacity="0.6" aria-hidden="true">
      <Watched {...props} by={5} />
    </g>
  )
}

/** And a cord around them. */
export function Watch(props: SheriffProps) {
  return (
    <g fill="none" stroke="#8a5a0c" stroke-width="2" stroke-dasharray="8 4" aria-hidden="true">
      <Watched {...props} by={4} />
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
