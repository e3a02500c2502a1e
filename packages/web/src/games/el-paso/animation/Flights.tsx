/** Draws what is on its way: a rider on the road, or something that flies to its owner. */
import type { Event, NodeId, View, Who } from '@waystation/el-paso'
import { CattleCard } from '../../../art/cow/CattleCard.tsx'
import { Disc } from '../../../art/pieces/Disc.tsx'
import { Certificate, Dollars } from '../../../art/pieces/paper.tsx'
import { Rider } from '../../../art/pieces/Rider.tsx'
import { ExchangeSign } from '../../../art/pieces/signs.tsx'
import { WorkerCard } from '../../../art/pieces/workers.tsx'
import { Flying, Riding } from '../../../board/Flying.tsx'
import { cattle } from '../cattle.ts'
import { identityOf } from '../identity.ts'
import type { Layout } from '../layout/types.ts'
import { Bonus, Objective } from '../scene/Tiles.tsx'
import { pathOf, wayBetween } from '../scene/Roads.tsx'
import type { BoardWords } from '../text/words.ts'
import { type Cargo, flightOf, wayTo } from './flights.ts'

interface FlightsProps {
  readonly event: Event | null
  /** The position before the events and the one on stage. */
  readonly before: View
  readonly view: View
  readonly layout: Layout
  readonly seat: number
  readonly words: BoardWords
  readonly ms: number
  readonly moment: number
}

export function Flights(props: FlightsProps) {
  const { event, before, view, layout, seat, words, ms, moment } = props
  if (event === null) return null
  if ((event.type === 'moved' || event.type === 'sueMoved') && layout.shows.includes('trail'))
    return <Ride key={moment} {...props} event={event} />
  const flight = flightOf(
    { layout, view: event.type === 'tileTaken' || event.type === 'sueTile' ? before : view, seat },
    event,
  )
  if (flight === null) return null
  return (
    <Flying key={moment} from={flight.from} to={flight.to} ms={ms}>
      <Load cargo={flight.cargo} words={words} />
    </Flying>
  )
}

const CARD = { width: 52, height: 68 }
const TILE = { width: 56, height: 48 }

function Load({ cargo, words }: { readonly cargo: Cargo; readonly words: BoardWords }) {
  switch (cargo.kind) {
    case 'money':
      return <Dollars r={15}>{words.money(cargo.amount)}</Dollars>
    case 'token':
      return <ExchangeSign r={15} />
    case 'certificate':
      return <Certificate height={32} />
    case 'worker':
      return (
        <g transform="translate(-23 -24)">
          <WorkerCard look={cargo.worker} size={{ width: 46, height: 48 }} />
        </g>
      )
    case 'cattle':
      return (
        <g transform={`translate(${-CARD.width / 2} ${-CARD.height / 2})`}>
          <CattleCard breed={cargo.breed} size={CARD} {...cattle(cargo.breed)} />
        </g>
      )
    case 'tile':
      return (
        <g transform={`translate(${-TILE.width / 2} ${-TILE.height / 2})`}>
          {cargo.tile.startsWith('objective') ? (
            <Objective id={cargo.tile as Parameters<typeof Objective>[0]['id']} size={TILE} />
          ) : (
            <Bonus id={cargo.tile as Parameters<typeof Bonus>[0]['id']} size={TILE} money={words.money} />
          )}
        </g>
      )
    case 'disc':
      return <Disc identity={identityOf(cargo.who)} r={13} />
  }
}

type Riding = Extract<Event, { type: 'moved' | 'sueMoved' }>

/** Along the roads, from where the rider stood. */
function Ride({ event, before, view, layout, ms }: FlightsProps & { readonly event: Riding }) {
  const who: Who = event.type === 'moved' ? event.seat : 'sue'
  const from: NodeId =
    event.type === 'moved'
      ? event.from
      : (before.trail.find(({ ranchers }) => ranchers.includes('sue'))?.node ?? 'el-paso')
  const nodes = wayTo(view, from, event.node, who === 'sue')
  const road = nodes
    .slice(1)
    .map((node, i) => pathOf(wayBetween(layout.trail, nodes[i], node)))
    .join('')
    .replace(/(?!^)M[^QL]*(?=Q)/g, '')
  return (
    <Riding road={road} ms={ms} trots>
      <g transform={`translate(0 8) scale(${layout.trail.rider})`}>
        <Rider identity={identityOf(who)} />
      </g>
    </Riding>
  )
}
