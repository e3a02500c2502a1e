/** What stands on the map: towns with their shops, the gates of whoever looks, the supply of exchange tokens. */
import { STATIONS, stationIn, TOWNS, type View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import { Count } from '../../../../art/pieces/paper.tsx'
import { ExchangeSign } from '../../../../art/pieces/signs.tsx'
import { drawnFrom } from '../../../../board/shared.ts'
import type { Labels } from '../../labels.ts'
import type { Layout } from '../../layout/types.ts'
import { LEAST } from '../../scene/marks.tsx'
import { MasterTile } from '../../scene/MasterTile.tsx'
import { WorkerTile } from '../../scene/Tile.tsx'
import { type NorthLayout, northLayout } from '../layout/layout.ts'
import { Gates } from './Gates.tsx'
import { ROOMY_LETTERS, TownTile } from './Town.tsx'
import type { Discs, MapStation } from './TownParts.tsx'

interface NorthProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
  /** Whose network is shown. */
  readonly seat: Seat
}

const northFacts = ({ view, layout, labels, seat }: NorthProps): readonly unknown[] => [
  layout,
  labels.text,
  seat,
  view.map,
  view.stationMasters,
  view.players[seat],
  ...view.players.flatMap(({ cities, stations }) => [cities, stations]),
]

export const North = drawnFrom(northFacts, function North({ view, layout: { north }, labels, seat }: NorthProps) {
  if (north === null) return null
  const layout = northLayout(north)
  return (
    <g>
      <Gates view={view} layout={layout} seat={seat} name={(component) => labels.name(component)} />
      <Towns view={view} layout={layout} labels={labels} />
      {view.map !== null && <Supply layout={layout} count={view.map.exchangeTokens} />}
    </g>
  )
})

const discsOnCity = (view: View, city: string): readonly Discs[] =>
  view.players.flatMap(({ seat, cities }) =>
    cities.filter((each) => each.city === city).map(({ discs }) => ({ seat, count: discs })),
  )
const discsOnStation = (view: View, station: string): readonly Discs[] =>
  view.players.flatMap(({ seat, stations }) => stations.filter((id) => id === station).map(() => ({ seat, count: 1 })))

interface TownsProps {
  readonly view: View
  readonly layout: NorthLayout
  readonly labels: Labels
}

const Towns = ({ view, layout, labels }: TownsProps) => (
  <>
    {TOWNS.map(({ id }, i) => (
      <g key={id} transform={`translate(${layout.towns[id].rect.x} ${layout.towns[id].rect.y}) scale(${layout.scale})`}>
        <Town view={view} index={i} labels={labels} letters={Math.max(ROOMY_LETTERS, LEAST / layout.scale)} />
      </g>
    ))}
  </>
)

interface TownDetails {
  readonly index: number
  /** Size of its smallest letters, in its own units. */
  readonly letters: number
}

/** By number, from the top left of its box and in units of its own. */
export function Town({ view, index, labels, letters }: Omit<TownsProps, 'layout'> & TownDetails) {
  const { id, type } = TOWNS[index]
  const station: MapStation | null = type === 'station' ? STATIONS[stationIn(id)] : null
  const town = view.map?.towns[index]
  if (town === undefined) return null
  return (
    <TownTile
      view={town}
      letters={letters}
      name={labels.name(`town-${id}`)}
      discs={station === null ? discsOnCity(view, id) : discsOnStation(view, station.id)}
      station={station}
      master={station !== null && <Master view={view} station={station} labels={labels} />}
      money={labels.words.money}
    />
  )
}

const MASTER = { width: 22, height: 24 }

/** Who runs the station: its master, or the worker somebody gave for him. */
function Master({
  view,
  station,
  labels,
}: {
  readonly view: View
  readonly station: MapStation
  readonly labels: Labels
}) {
  const there = view.stationMasters.find((each) => each.station === station.id)
  if (there === undefined) return null
  return (
    <>
      {there.master !== null && (
        <g transform={`translate(${-MASTER.width / 2} ${-MASTER.height / 2})`}>
          <MasterTile id={there.master} size={MASTER} money={labels.words.money} />
        </g>
      )}
      {there.worker !== null && <WorkerTile worker={there.worker} size={MASTER.width * 0.86} />}
    </>
  )
}

/** Exchange tokens that are left. */
function Supply({ layout: { supply, scale }, count }: { readonly layout: NorthLayout; readonly count: number }) {
  const r = 9 * Math.sqrt(scale)
  const number = Math.max(r * 0.78, LEAST / 1.44)
  return (
    <g transform={`translate(${supply[0]} ${supply[1]})`}>
      <g transform={`translate(${-r * 0.9} ${r * 0.25})`}>
        <ExchangeSign r={r} />
      </g>
      <g transform={`translate(${-r * 0.55} ${-r * 0.15})`}>
        <ExchangeSign r={r} />
      </g>
      <g transform={`translate(${r * 0.9} ${r * 0.2})`}>
        <Count r={number}>{count}</Count>
      </g>
    </g>
  )
}
