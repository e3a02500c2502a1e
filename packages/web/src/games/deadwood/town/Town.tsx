/** The town: plots, houses, and who stands where. */
import { type PlotId, type PlotView, PLOT_IDS, type View } from '@waystation/deadwood'
import { cut } from '../../../art/ink.ts'
import { Cowboy } from '../../../art/pieces/Cowboy.tsx'
import { strengthOf, type Labels } from '../labels.ts'
import { standing } from '../layout/places.ts'
import type { Layout } from '../layout/types.ts'
import { StationTile } from './Rails.tsx'
import { Stakes } from './Stakes.tsx'
import { Tile } from './Tile.tsx'

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
