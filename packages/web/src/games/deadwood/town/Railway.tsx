/** The railway as far as it has come. */
import { type Event, type PlotId, RAIL_TILES, type View } from '@waystation/deadwood'
import { useMemo } from 'preact/hooks'
import type { Box } from '../../../art/ink.ts'
import { Locomotive } from '../../../art/pieces/Locomotive.tsx'
import type { Layout } from '../layout/types.ts'
import { Track, trackKnots, trackPath } from './Rails.tsx'

/** Plots of the line without the station, which is a house. */
export const trackBoxes = (line: readonly PlotId[], layout: Layout): Box[] =>
  line.slice(0, RAIL_TILES).map((plot) => layout.plots[plot])

interface RailwayProps {
  readonly view: View
  readonly layout: Layout
  readonly event: Event | null
  readonly ms: number
}

/** The line, and the train that comes with every new piece of it. */
export function Railway({ view, layout, event, ms }: RailwayProps) {
  const boxes = useMemo(() => trackBoxes(view.line, layout), [view.line, layout])
  const comes = event?.type === 'railLaid' || event?.type === 'stationBuilt'
  return (
    <g aria-hidden="true">
      <Track boxes={boxes} pitch={layout.pitch} />
      {comes && (
        <g
          class="dw-train"
          style={{ offsetPath: `path("${trackPath(trackKnots(boxes, layout.pitch))}")`, '--ms': `${ms}ms` }}
        >
          <g transform={`scale(${layout.tile.width / 190})`}>
            <Locomotive />
          </g>
        </g>
      )}
    </g>
  )
}
