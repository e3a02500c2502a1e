/** Draws what is on its way: a cattleman on the road, an engine on the rails, or something that flies to its owner. */
import { type Event, NODES, type NodeId, type View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import { CattleCard } from '../../../art/cow/CattleCard.tsx'
import { smooth, type Point } from '../../../art/ink.ts'
import { Disc } from '../../../art/pieces/Disc.tsx'
import { Certificate, Dollars } from '../../../art/pieces/paper.tsx'
import { Rider } from '../../../art/pieces/Rider.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import { Flying, Riding } from '../../../board/Flying.tsx'
import type { Layout, RailroadLayout } from '../layout/types.ts'
import { cattleFace } from '../scene/CattleMarket.tsx'
import { feesFor } from '../scene/marks.tsx'
import { Objective } from '../scene/Objective.tsx'
import { Engine } from '../scene/Railroad.tsx'
import { wayPath } from '../scene/roads.ts'
import { SupplyTile, WorkerTile } from '../scene/Tile.tsx'
import type { BoardWords } from '../text/words.ts'
import { northJourney } from '../north/journey.tsx'
import { pokerJourney } from '../poker/journey.tsx'
import { type Cargo, type Flight, flightOf, type Stage } from './flights.ts'
import type { Journey } from './journey.ts'

interface FlightsProps {
  readonly event: Event | null
  /** The position before the events and the one on stage. */
  readonly before: View
  readonly view: View
  readonly layout: Layout
  readonly seat: Seat
  readonly words: BoardWords
  readonly ms: number
  readonly moment: number
}

export function Flights(props: FlightsProps) {
  const { event, before, view, layout, seat, words, ms, moment } = props
  if (event === null) return null
  if (event.type === 'cattlemanMoved')
    return layout.shows.includes('trail') ? <Ride key={moment} event={event} layout={layout} ms={ms} /> : null
  if (event.type === 'engineMoved')
    return layout.shows.includes('railroad') ? <Run key={moment} event={event} layout={layout} ms={ms} /> : null
  const stage: Stage = { layout, view: before, seat }
  const journey =
    northJourney(stage, event, words.money) ??
    pokerJourney(stage, event, words.money) ??
    journeyOf(flightOf(stage, event), words, view.players.length)
  if (journey === null) return null
  return (
    <Flying key={moment} from={journey.from} to={journey.to} ms={ms}>
      {journey.load}
    </Flying>
  )
}

const journeyOf = (flight: Flight | null, words: BoardWords, players: number): Journey | null =>
  flight === null ? null : { ...flight, load: <Load cargo={flight.cargo} words={words} players={players} /> }

const CARD = { width: 50, height: 66 }

function Load({
  cargo,
  words,
  players,
}: {
  readonly cargo: Cargo
  readonly words: BoardWords
  readonly players: number
}) {
  switch (cargo.kind) {
    case 'money':
      return <Dollars r={15}>{words.money(cargo.amount)}</Dollars>
    case 'certificate':
      return <Certificate height={32} />
    case 'worker':
      return <WorkerTile worker={cargo.worker} size={34} />
    case 'tile':
      return <SupplyTile id={cargo.tile} size={32} fees={feesFor(players)} />
    case 'disc':
      return <Disc identity={seatIdentity(cargo.seat)} r={12} />
    case 'cattle':
      return (
        <g transform={`translate(${-CARD.width / 2} ${-CARD.height / 2})`}>
          <CattleCard {...cattleFace(cargo.card)} size={CARD} />
        </g>
      )
    case 'objective':
      return (
        <g transform={`translate(${-CARD.width / 2} ${-CARD.height / 2})`}>
          <Objective id={cargo.card} size={CARD} money={words.money} />
        </g>
      )
  }
}

interface OnTheWay<E> {
  readonly event: E
  readonly layout: Layout
  readonly ms: number
}

/** The spaces between stops: the way that leads through all of them. */
export function spacesBetween(from: NodeId, stops: readonly NodeId[]): readonly NodeId[] {
  return stops.reduce<readonly NodeId[]>((way, stop) => [...way, ...road(way[way.length - 1], stop)], [from])
}

/** From one space to another, without the first; the shortest. */
function road(from: NodeId, to: NodeId): readonly NodeId[] {
  let rows: readonly (readonly NodeId[])[] = [[]]
  for (let steps = 0; steps < NODES.length; steps++) {
    const found = rows.find((row) => row[row.length - 1] === to)
    if (found !== undefined) return found
    rows = rows.flatMap((row) => {
      const { next } = NODES.find(({ id }) => id === (row[row.length - 1] ?? from)) ?? NODES[0]
      return (next as readonly NodeId[]).map((id) => [...row, id])
    })
  }
  return [to]
}

function Ride({
  event: { from, path, seat },
  layout: { trail },
  ms,
}: OnTheWay<Extract<Event, { type: 'cattlemanMoved' }>>) {
  return (
    <Riding road={wayPath(trail, spacesBetween(from, path))} ms={ms} trots>
      <g transform={`translate(0 8) scale(${trail.rider})`}>
        <Rider identity={seatIdentity(seat)} />
      </g>
    </Riding>
  )
}

/** Along the spaces between, sidings only at the ends. */
export function railPath(
  { spaces }: RailroadLayout,
  from: keyof RailroadLayout['spaces'],
  to: keyof RailroadLayout['spaces'],
): string {
  const number = (space: string): number => Number(space.split('-')[1])
  const [a, b] = [number(from), number(to)]
  const step = a <= b ? 1 : -1
  const between: Point[] = []
  for (let n = a + step; step > 0 ? n < b + (to.startsWith('turnout') ? 1 : 0) : n > b; n += step) {
    const spot = spaces[`rail-${n}`]
    if (spot !== undefined) between.push([spot.x, spot.y])
  }
  const ends = [spaces[from], spaces[to]].map(({ x, y }): Point => [x, y])
  return smooth([ends[0], ...between, ends[1]])
}

function Run({
  event: { from, to, seat },
  layout: { railroad },
  ms,
}: OnTheWay<Extract<Event, { type: 'engineMoved' }>>) {
  return (
    <Riding road={railPath(railroad, from, to)} ms={ms}>
      <g transform="translate(0 7)">
        <Engine seat={seat} railroad={railroad} space={to} />
      </g>
    </Riding>
  )
}
