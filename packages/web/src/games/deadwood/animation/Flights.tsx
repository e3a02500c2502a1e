/** Draws what is on its way. */
import type { Event, View } from '@waystation/deadwood'
import { Cowboy } from '../../../art/pieces/Cowboy.tsx'
import { Die } from '../../../art/pieces/Die.tsx'
import { Poster } from '../../../art/pieces/Poster.tsx'
import { Bullet, Coin, Horseshoe } from '../../../art/pieces/small.tsx'
import { Flying } from '../../../board/Flying.tsx'
import { strengthOf } from '../labels.ts'
import { onBuilding } from '../layout/places.ts'
import type { Layout } from '../layout/types.ts'
import { type Cargo, flightOf } from './flights.ts'

interface FlightsProps {
  readonly event: Event | null
  readonly view: View
  /** The position before the events, where pieces that leave still stand. */
  readonly before: View
  readonly layout: Layout
  readonly ms: number
  readonly moment: number
}

export function Flights({ event, view, before, layout, ms, moment }: FlightsProps) {
  if (event === null) return null
  if (event.type === 'goldRolled') return <GoldDie key={moment} event={event} view={view} layout={layout} />
  const flight = flightOf(layout, event.type === 'fled' || event.type === 'killed' ? before : view, event)
  if (flight === null) return null
  const { cargo, from, to } = flight
  return (
    <Flying key={moment} from={from} to={to} ms={ms}>
      <g transform={`scale(${cargo.kind === 'cowboy' ? layout.cowboy * 1.15 : layout.kind === 'tall' ? 0.8 : 1.1})`}>
        <Load cargo={cargo} />
      </g>
    </Flying>
  )
}

function Load({ cargo }: { readonly cargo: Cargo }) {
  switch (cargo.kind) {
    case 'cowboy':
      return (
        <>
          {cargo.rides && (
            <g transform="translate(-16 -4) scale(.7)">
              <Horseshoe />
            </g>
          )}
          <Cowboy seat={cargo.seat} strength={strengthOf(cargo.type)} />
        </>
      )
    case 'money':
      return <Coin>{`$${cargo.amount}`}</Coin>
    case 'cartridge':
      return <Bullet />
    case 'pony':
      return <Horseshoe />
    case 'poster':
      return <Poster />
  }
}

interface GoldProps {
  readonly event: Extract<Event, { type: 'goldRolled' }>
  readonly view: View
  readonly layout: Layout
}

function GoldDie({ event, view, layout }: GoldProps) {
  const { x, y } = onBuilding(layout, view, 'gold-mine', event.seat)
  return (
    <g transform={`translate(${x - 20} ${y - 40})`} aria-hidden="true">
      <Die value={event.face} rolling />
    </g>
  )
}
