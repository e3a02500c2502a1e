/** What is on its way while an event is on stage: dice that roll and move on, tiles, gold, bullets, a shot, the tussle. */
import { type CellId, cellOf, type Event, type View } from '@waystation/wild-tiled-west'
import { seatIdentity } from '../../../art/seats.ts'
import { SeatShapeMark } from '../../../art/SeatMark.tsx'
import { centre } from '../../../board/boxes.ts'
import { Flying } from '../../../board/Flying.tsx'
import { shapeOf } from '../laying/shape.ts'
import { U } from '../land/paths.ts'
import type { Layout } from '../layout/types.ts'
import { Bandit } from '../pieces/people.tsx'
import { DieFace } from '../scene/Dice.tsx'
import { TussleBadge } from '../scene/Others.tsx'
import { Glyph, type GlyphName } from '../small/glyphs.tsx'
import { SmallPiece, V } from '../small/SmallTiles.tsx'
import { cellBox } from '../spots.ts'

interface MovingProps {
  readonly event: Event | null
  readonly view: View
  readonly before: View
  readonly layout: Layout
  readonly ms: number
  readonly moment: number
  /** Whose land is in sight. */
  readonly shown: number
}

export function Moving(props: MovingProps) {
  const { event, moment } = props
  if (event === null) return null
  return (
    <g key={moment} class="wtw-moving" aria-hidden="true" font-family="var(--font-text)">
      <OnStage {...props} event={event} />
    </g>
  )
}

function OnStage({ event, view, layout, ms, shown }: MovingProps & { readonly event: Event }) {
  switch (event.type) {
    case 'diceRolled':
      return <Rolling event={event} layout={layout} />
    case 'dieMoved': {
      const notches = layout.trays?.notches[event.die]
      return notches === undefined ? null : (
        <Flying from={notches[event.from - 1]} to={notches[event.to - 1]} ms={ms}>
          <DieFace die={event.die} value={event.to} />
        </Flying>
      )
    }
    case 'drafted':
    case 'sawmillUsed':
      return <TileFlies tile={event.tile} layout={layout} ms={ms} own={event.seat === shown} />
    case 'gained':
      return event.seat === shown ? <Gain event={event} layout={layout} ms={ms} /> : null
    case 'shot':
      return event.seat === shown ? <Shot cells={event.cells} layout={layout} /> : null
    case 'hillBandit':
      return event.seat === shown ? <Settles cell={event.cell} layout={layout} ms={ms} /> : null
    case 'tussle':
      return <TussleCard event={event} view={view} layout={layout} />
    default:
      return null
  }
}

/** All dice tumble over the river before they find their notches. */
function Rolling({
  event,
  layout,
}: {
  readonly event: Extract<Event, { type: 'diceRolled' }>
  readonly layout: Layout
}) {
  const { trays } = layout
  if (trays === null) return null
  const { x, y } = centre(trays.rect)
  const dice = [
    ...event.prairie.map((value) => ({ die: 'prairie', value }) as const),
    ...event.river.map((value) => ({ die: 'river', value }) as const),
  ]
  return (
    <>
      {dice.map(({ die, value }, i) => (
        <g key={i} transform={`translate(${x + (i - (dice.length - 1) / 2) * 52} ${y + (i % 2) * 24 - 12}) scale(1.7)`}>
          <g class="wtw-tumble" style={{ animationDelay: `${i * 40}ms` }}>
            <DieFace die={die} value={value} />
          </g>
        </g>
      ))}
    </>
  )
}

interface TileFliesProps {
  readonly tile: Extract<Event, { type: 'drafted' }>['tile']
  readonly layout: Layout
  readonly ms: number
  readonly own: boolean
}

/** To one's own land, or off to somebody else's. */
function TileFlies({ tile, layout, ms, own }: TileFliesProps) {
  const { trays, frame, width } = layout
  if (trays === null) return null
  const from = centre(trays.stacks[tile])
  const to = own && frame !== null ? centre(frame) : { x: width + 40, y: from.y * 0.6 }
  const shape = shapeOf(tile, 0)
  return (
    <Flying from={from} to={to} ms={ms}>
      <g class="wtw-grow">
        <g transform={`scale(1.4) translate(${(-shape.width * V) / 2} ${(-shape.height * V) / 2})`}>
          <SmallPiece piece={tile} turn={0} />
        </g>
      </g>
    </Flying>
  )
}

const GAINS: { readonly [gain: string]: GlyphName } = { gold: 'gold', bullets: 'bullet', alleys: 'alley' }

function Gain({
  event,
  layout,
  ms,
}: {
  readonly event: Extract<Event, { type: 'gained' }>
  readonly layout: Layout
  readonly ms: number
}) {
  const { frame, purse } = layout
  if (frame === null || purse === null) return null
  return (
    <Flying from={centre(frame)} to={centre(purse)} ms={ms}>
      <Glyph name={GAINS[event.gain]} size={2.2} />
      <text
        x="16"
        y="8"
        font-size="22"
        font-weight="850"
        fill="var(--glow-core)"
        class="wtw-outlined"
      >{`+${event.count}`}</text>
    </Flying>
  )
}

function Shot({ cells, layout: { grid } }: { readonly cells: readonly CellId[]; readonly layout: Layout }) {
  if (grid === null) return null
  return (
    <>
      {cells.map((id) => {
        const { x, y } = centre(cellBox(grid, cellOf(id)))
        return (
          <g key={id} transform={`translate(${x} ${y}) scale(${grid.cell / U})`}>
            <path
              class="wtw-bang"
              d="M0-24L6-9L21-16L12-2L24 6L9 8L8 23L-2 11L-15 19L-10 4L-24-2L-9-7L-14-21Z"
              fill="var(--glow)"
              stroke="#9c2f1f"
              stroke-width="2"
            />
          </g>
        )
      })}
    </>
  )
}

/** A bandit rides in from the edge of the land. */
function Settles({
  cell,
  layout: { grid },
  ms,
}: {
  readonly cell: CellId
  readonly layout: Layout
  readonly ms: number
}) {
  if (grid === null) return null
  const to = centre(cellBox(grid, cellOf(cell)))
  return (
    <Flying from={{ x: grid.x - 20, y: to.y }} to={to} ms={ms}>
      <g transform={`scale(${grid.cell / U})`}>
        <Bandit />
      </g>
    </Flying>
  )
}

/** Everybody's bandits side by side, and what that pays. */
function TussleCard({
  event,
  view,
  layout,
}: {
  readonly event: Extract<Event, { type: 'tussle' }>
  readonly view: View
  readonly layout: Layout
}) {
  const rect = layout.trays?.rect ?? layout.frame
  if (rect === null || rect === undefined) return null
  const rows = view.players.map(({ seat }) => ({
    seat,
    bandits: event.bandits[seat],
    points: event.winners.includes(seat) ? event.points : event.losers.includes(seat) ? -event.points : 0,
  }))
  const high = rows.length * 34 + 20
  const [left, top] = [rect.x + rect.width / 2 - 130, rect.y + rect.height / 2 - high / 2]
  return (
    <g class="wtw-card-in">
      <rect
        x={left}
        y={top}
        width="260"
        height={high}
        rx="10"
        fill="var(--paper-high)"
        stroke="var(--piece-ink)"
        stroke-width="2"
      />
      {rows.map(({ seat, bandits, points }, i) => (
        <g key={seat} transform={`translate(${left} ${top + 27 + i * 34})`}>
          <rect x="6" y="-15" width="6" height="30" fill={seatIdentity(seat).colour} />
          <SeatShapeMark seat={seat} x={30} r={9} />
          {Array.from({ length: Math.min(bandits, 9) }, (_, n) => (
            <Glyph key={n} name="bandit" x={56 + n * 15} size={1} />
          ))}
          <TussleBadge x={234} y={0} points={points} />
        </g>
      ))}
    </g>
  )
}
