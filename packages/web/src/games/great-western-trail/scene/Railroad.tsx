/** The line: numbers on its spaces, red crosses, stations, cities, and the engines of all seats. */
import { LAST_SPACE, type SpaceId, type View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import { Lettering } from '../../../art/Lettering.tsx'
import { Locomotive } from '../../../art/pieces/Locomotive.tsx'
import { Cross } from '../../../art/pieces/signs.tsx'
import { SeatShapeMark } from '../../../art/SeatMark.tsx'
import { still } from '../../../art/still.ts'
import { drawnFrom } from '../../../board/shared.ts'
import type { Labels } from '../labels.ts'
import type { Layout, RailroadLayout, Spot } from '../layout/types.ts'
import { NewYork } from '../north/scene/NewYork.tsx'
import { Cities } from './Cities.tsx'
import { Beam } from './Light.tsx'
import { Stations } from './Stations.tsx'

interface RailroadProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
}

const lineFacts = ({ view, layout, labels }: RailroadProps): readonly unknown[] => [
  layout,
  labels.text,
  view.stationMasters,
  view.map?.newYork,
  ...view.players.flatMap(({ engine, cities, stations }) => [engine, cities, stations]),
]

export const Railroad = drawnFrom(lineFacts, function Railroad({ view, layout: { railroad }, labels }: RailroadProps) {
  return (
    <g>
      <Numbers railroad={railroad} />
      {Object.entries(railroad.crosses).map(([space, { x, y }]) => (
        <g key={space} transform={`translate(${x} ${y})`}>
          <Cross r={5.2 * railroad.scale} />
        </g>
      ))}
      <Stations view={view} railroad={railroad} money={labels.words.money} />
      <Cities view={view} railroad={railroad} labels={labels} />
      {railroad.newYork !== null && (
        <NewYork view={view} box={railroad.newYork} labels={labels} apart={!railroad.upright && railroad.scale > 1} />
      )}
      <Engines view={view} railroad={railroad} />
    </g>
  )
})

const Numbers = still(function Numbers({ railroad: { spaces, scale } }: { readonly railroad: RailroadLayout }) {
  return (
    <g>
      {Array.from({ length: LAST_SPACE + 1 }, (_, n) => {
        const { x, y } = spaces[`rail-${n}`]
        const width = n > 9 ? 16 : 13
        return (
          <g key={n} transform={`translate(${x} ${y}) scale(${scale})`}>
            <rect
              x={-width / 2}
              y="-5.8"
              width={width}
              height="11.6"
              rx="4"
              fill="var(--gw-number)"
              stroke="var(--piece-ink)"
              stroke-width="0.9"
            />
            <Lettering y={3.5} size={9.8}>
              {n}
            </Lettering>
          </g>
        )
      })}
    </g>
  )
})

/** Size of an engine. */
const ENGINE = 0.36
/** Its letter: from the place of an engine that runs to the right, and how large. */
export const MARK = { x: -13, y: -12, r: 6.4 }

/** Where an engine stands: the start holds any number of them. */
export function engineAt({ spaces, scale }: RailroadLayout, space: SpaceId, among = 0): Spot {
  const { x, y } = spaces[space]
  return { x: x + among * 40 * ENGINE * scale, y: y + 7 * scale }
}

/** On the way back they run to the left. */
export function Engine({
  seat,
  railroad,
  space,
}: {
  readonly seat: Seat
  readonly railroad: RailroadLayout
  readonly space: SpaceId
}) {
  const back = Math.abs(railroad.spaces[space].turn) > 90 || railroad.spaces[space].turn < 0
  return (
    <g transform={`scale(${railroad.scale})`}>
      <g transform={`scale(${back ? -ENGINE : ENGINE} ${ENGINE})`}>
        <Beam x={42} y={-34} length={86} />
        <Locomotive seat={seat} />
      </g>
      <SeatShapeMark seat={seat} x={back ? -MARK.x : MARK.x} y={MARK.y} r={MARK.r} on="colour" />
    </g>
  )
}

function Engines({ view, railroad }: { readonly view: View; readonly railroad: RailroadLayout }) {
  return (
    <g>
      {view.players.map(({ seat, engine }) => {
        const among = view.players.filter((other) => other.engine === engine && other.seat < seat).length
        const { x, y } = engineAt(railroad, engine, among)
        return (
          <g key={seat} transform={`translate(${x} ${y})`}>
            <Engine seat={seat} railroad={railroad} space={engine} />
          </g>
        )
      })}
    </g>
  )
}
