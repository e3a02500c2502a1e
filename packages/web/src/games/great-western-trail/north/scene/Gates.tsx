/** Where a network may begin: barriers that go up with an own disc in the city, and the rails that lead on from what one has. */
import { NORTH, type View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { Point } from '../../../../art/ink.ts'
import { Lettering } from '../../../../art/Lettering.tsx'
import { Disc } from '../../../../art/pieces/Disc.tsx'
import { seatIdentity } from '../../../../art/seats.ts'
import { type NorthLayout, stopAt } from '../layout/layout.ts'
import { along, lineOf } from '../layout/lines.ts'
import { type GateId, GATES, type Track, TRACKS } from '../layout/tracks.ts'
import { GateSign } from '../signs.tsx'
import { isOpen, networkOf } from './network.ts'

const INK = 'var(--piece-ink)'

interface GatesProps {
  readonly view: View
  readonly layout: NorthLayout
  readonly seat: Seat
  readonly name: (component: string) => string
}

export function Gates({ view, layout, seat, name }: GatesProps) {
  const player = view.players[seat]
  const { colour } = seatIdentity(seat)
  const size = 15 * Math.sqrt(layout.scale)
  return (
    <g>
      <path
        d={networkOf(player)
          .map((track) => lineOf(layout, track))
          .join('')}
        fill="none"
        stroke={colour}
        stroke-width={2.4 * Math.sqrt(layout.scale)}
        stroke-linecap="round"
      />
      {TRACKS.map((track, i) => {
        if (!('gate' in track.from)) return null
        const [x, y] = barrierAt(layout, track)
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <GateSign size={size} open={isOpen(track.from.gate, player)} />
          </g>
        )
      })}
      {layout.plate !== null &&
        GATES.map((gate) => <Plate key={gate} gate={gate} view={view} layout={layout} name={name} />)}
    </g>
  )
}

/** Just outside the plate, or the edge of the map. */
function barrierAt(layout: NorthLayout, track: Track): Point {
  const [gx, gy] = stopAt(layout, track.from)
  const half = { x: (layout.plate?.width ?? 0) / 2 + 7, y: (layout.plate?.height ?? 0) / 2 + 9 }
  const shares = Array.from({ length: 20 }, (_, i) => i / 20)
  const outside = shares.find((share) => {
    const [x, y] = along(layout, track, share)
    return Math.abs(x - gx) > half.x || Math.abs(y - gy) > half.y
  })
  return along(layout, track, outside ?? 0.5)
}

/** A city of the strip where that is on another sheet: its name, its value and who has a disc there. */
function Plate({ gate, view, layout, name }: Omit<GatesProps, 'seat'> & { readonly gate: GateId }) {
  const city = NORTH.cities.find(({ id }) => id === gate)
  const [x, y] = layout.gates[gate]
  if (layout.plate === null || city === undefined) return null
  const { width, height } = layout.plate
  const title = name(city.component)
  const owners = view.players.filter(({ cities }) => cities.some((each) => each.city === gate))
  const narrow = width < 2.4 * height
  const room = narrow ? width - 6 : width - 16 - 8.6 * String(city.value).length
  return (
    <g transform={`translate(${x - width / 2} ${y - height / 2})`}>
      <rect x="1" y="1.8" width={width} height={height} rx="3.5" fill={INK} opacity="0.4" />
      <rect
        width={width}
        height={height}
        rx="3.5"
        fill={city.frame === 'black' ? 'var(--gn-frame-black)' : 'var(--gn-frame-white)'}
        stroke={INK}
        stroke-width="1.2"
      />
      <rect x="2.5" y="2.5" width={width - 5} height={height - 5} rx="2" fill="var(--gn-plate)" />
      <Lettering
        x={narrow ? width / 2 : 6}
        y={narrow ? 12.6 : height / 2 + 4}
        size={12}
        within={room}
        anchor={narrow ? 'middle' : 'start'}
        weight={750}
      >
        {title}
      </Lettering>
      <Lettering
        x={narrow ? 7 : width - 6}
        y={narrow ? height - 6 : height / 2 + 4.6}
        size={13}
        anchor={narrow ? 'start' : 'end'}
      >
        {city.value}
      </Lettering>
      {owners.map(({ seat }, i) => (
        <g
          key={seat}
          transform={narrow ? `translate(${width - 9 - i * 10} ${height - 10})` : `translate(${12 + i * 12.5} ${-1})`}
        >
          <Disc identity={seatIdentity(seat)} r={narrow ? 4.8 : 5.8} />
        </g>
      ))}
    </g>
  )
}
