/** Where the regions of a board are, for whoever enlarges them or goes there. Nothing of it can be seen. */
import type { RegionId } from '../adapter.ts'
import type { Box } from '../art/ink.ts'

export function RegionMarks({ boxes }: { readonly boxes: { readonly [region: RegionId]: Box } }) {
  return (
    <>
      {Object.entries(boxes).map(([id, { x, y, width, height }]) => (
        <rect
          key={id}
          class="region-mark"
          data-region={id}
          x={x}
          y={y}
          width={width}
          height={height}
          fill="none"
          pointer-events="none"
        />
      ))}
    </>
  )
}
