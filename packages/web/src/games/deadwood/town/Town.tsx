/** The town: plots, houses, rails, and who stands where. */
import { type Event, type PlotId, type PlotView, PLOT_IDS, RAIL_TILES, type View } from '@waystation/deadwood'
import { useMemo } from 'preact/hooks'
import { Locomotive } from '../../../art/pieces/Locomotive.tsx'
import { Cowboy } from '../../../art/pieces/Cowboy.tsx'
import { Star } from '../../../art/pieces/small.tsx'
import { type Box, cut } from '../../../art/ink.ts'
import { strengthOf, type Labels } from '../labels.ts'
import { standing } from '../layout/places.ts'
import type { Layout } from '../layout/types.ts'
import { StationTile, Track, trackKnots, trackPath } from './Rails.tsx'
import { Tile } from './Tile.tsx'

const INK = 'var(--scene-ink)'

interface TownProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
  /** Just built, or about to fall. */
  readonly rising: PlotId | null
}

export function Town({ view, layout, labels, rising }: TownProps) {
  return (
    <g>
      {view.plots.map((plot) => (
        <PlotAt key={plot.plot} plot={plot} view={view} layout={layout} labels={labels} rising={plot.plot === rising} />
      ))}
    </g>
  )
}

interface PlotProps extends Omit<TownProps, 'rising'> {
  readonly plot: PlotView
  readonly rising: boolean
}

function PlotAt({ plot, view, layout, labels, rising }: PlotProps) {
  const { x, y, width, height } = layout.plots[plot.plot]
  const { tile } = plot
  return (
    <g transform={`translate(${x} ${y})`}>
      {(tile === null || tile === 'rail') && (
        <Stakes width={width} height={height} line={view.nextOnLine.includes(plot.plot)} />
      )}
      <g class={rising ? 'dw-rise' : undefined} style={{ transformOrigin: `${width / 2}px ${height}px` }}>
        {tile === 'train-station' && <StationTile width={width} height={height} name={labels.name(tile)} />}
        {tile !== null && tile !== 'rail' && tile !== 'train-station' && (
          <Tile id={tile} name={labels.name(tile)} size={layout.tile} />
        )}
      </g>
    </g>
  )
}

/** A surveyed plot: four stakes and a cord; where the railway may go next, two chalk lines. */
function Stakes({ width: w, height: h, line }: { width: number; height: number; line: boolean }) {
  const corners = [
    [4, 6],
    [w - 4, 6],
    [4, h - 4],
    [w - 4, h - 4],
  ] as const
  return (
    <g>
      <rect x="3" y="5" width={w - 6} height={h - 9} rx="5" fill="var(--earth-dark)" opacity="0.28" />
      <rect
        x="4"
        y="6"
        width={w - 8}
        height={h - 10}
        rx="3"
        fill="none"
        stroke={INK}
        stroke-width="1"
        stroke-dasharray="2 5"
        opacity="0.6"
      />
      {corners.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x - 2} ${y + 5}V${y - 6}L${x} ${y - 9}L${x + 2} ${y - 6}V${y + 5}Z`}
          fill="var(--wood-light)"
          stroke={INK}
          stroke-width="1"
        />
      ))}
      {line && (
        <path
          d={`M${w * 0.38} ${h - 8}V12M${w * 0.62} ${h - 8}V12${[0.2, 0.4, 0.6, 0.8].map((t) => `M${w * 0.3} ${h * t}H${w * 0.7}`).join('')}`}
          stroke="var(--paper-high)"
          stroke-width="2"
          stroke-dasharray="4 4"
          fill="none"
          opacity="0.8"
        />
      )}
    </g>
  )
}

/** Plots of the line without the station, which is a house. */
export const trackBoxes = (line: readonly PlotId[], layout: Layout): Box[] =>
  line.slice(0, RAIL_TILES).map((plot) => layout.plots[plot])

/** The line, and the train that comes with every new piece of it. */
export function Railway({
  view,
  layout,
  event,
  ms,
}: WatchProps & { readonly event: Event | null; readonly ms: number }) {
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

interface WatchProps {
  readonly view: View
  readonly layout: Layout
}

/** A warm light under the three plots the sheriff watches. */
export function Lamplight({ view, layout }: WatchProps) {
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
export function Watch({ view, layout }: WatchProps) {
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
export function Sheriff({ view, layout }: WatchProps) {
  const { x, y } = layout.crossings[view.sheriff.crossing]
  return (
    <g class="dw-sheriff" style={{ transform: `translate(${x}px, ${y}px) scale(${layout.star})` }} aria-hidden="true">
      <Star />
    </g>
  )
}

export function Townsfolk({ view, layout }: { readonly view: View; readonly layout: Layout }) {
  return (
    <g aria-hidden="true">
      {view.plots.flatMap(({ plot, cowboys, tile }) =>
        cowboys.map(({ seat, cowboy }, i) => {
          const { x, y } = standing(layout, plot, cowboys.length, i)
          const crowd = cowboys.length > 2 ? 0.84 : 1
          return (
            <g key={`${tile} ${seat}`} transform={`translate(${x} ${y}) scale(${layout.cowboy * crowd})`}>
              <Cowboy seat={seat} strength={strengthOf(cowboy)} turned={cowboys.length === 2 && i === 0} />
            </g>
          )
        }),
      )}
    </g>
  )
}

/** The house somebody is asked about. */
export function Asked({ view, layout }: { readonly view: View; readonly layout: Layout }) {
  const at = view.plots.findIndex(({ tile }) => tile !== null && tile === view.annexing)
  if (at < 0) return null
  const { x, y, width } = layout.plots[PLOT_IDS[at]]
  return (
    <g class="dw-asked" transform={`translate(${x + width / 2} ${y - 6})`} aria-hidden="true">
      <path
        d="M0 6L-11-9H-4V-22H4V-9H11Z"
        fill="var(--glow)"
        stroke="var(--piece-ink)"
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <path d={cut(-2, -20, -2, -8, 0.8)} fill="#fff6e2" />
    </g>
  )
}
