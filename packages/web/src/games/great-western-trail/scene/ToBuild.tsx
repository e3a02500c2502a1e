/** Buildings still to be built, each a small house with its number, craftsmen and points. */
import { type BuildingId, type PlayerView } from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { WorkerChip } from '../../../art/pieces/workers.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import { still } from '../../../art/still.ts'
import { grid } from '../../../board/boxes.ts'
import { GlyphRows } from '../../../board/glyph.tsx'
import { slotGlyph } from '../glyphs/glyph.tsx'
import type { Labels } from '../labels.ts'
import type { Layout } from '../layout/types.ts'
import type { Money } from '../text/words.ts'
import { faceOf } from './House.tsx'
import { FeeMark, type Fees, feesFor, LEAST, Rosette } from './marks.tsx'

const INK = 'var(--piece-ink)'

/** As many columns as the room is wide for. */
export function buildingBoxes(room: Box, count: number): readonly Box[] {
  const rows = room.width > 500 || room.width < 200 ? (room.width < 200 ? 4 : 2) : 3
  const columns = Math.max(3, Math.ceil(Math.max(count, 10) / rows))
  return grid(room, columns, rows, 3).slice(0, count)
}

interface ToBuildProps {
  readonly view: { readonly players: readonly PlayerView[] }
  readonly layout: Layout
  readonly labels: Labels
  readonly seat: number
}

export function ToBuild({ view, layout, labels, seat }: ToBuildProps) {
  const room = layout.home.buildings
  if (room === null) return null
  const { supply } = view.players[seat]
  const boxes = buildingBoxes(room, supply.length)
  const fees = feesFor(view.players.length)
  return (
    <g>
      {supply.map((id, i) => (
        <BuildingTile key={id} id={id} rect={boxes[i]} seat={seat} fees={fees} money={labels.words.money} />
      ))}
    </g>
  )
}

interface TileProps {
  readonly id: BuildingId
  readonly rect: Box
  readonly seat: number
  readonly fees: Fees
  readonly money: Money
}

/** Lower than this there is room for number and craftsmen alone. */
const LOW = 46

interface FaceProps extends TileProps {
  readonly face: ReturnType<typeof faceOf>
}

export const BuildingTile = still(function BuildingTile(props: TileProps) {
  const face = faceOf(props.id)
  return (
    <g stroke-linejoin="round">
      {props.rect.height > LOW ? <Whole {...props} face={face} /> : <Low {...props} face={face} />}
    </g>
  )
})

/** Wall and roof. */
function Front({
  rect: { x, y, width, height },
  seat,
  roof,
}: Pick<TileProps, 'rect' | 'seat'> & { readonly roof: number }) {
  return (
    <>
      <rect
        x={x}
        y={y + roof - 1}
        width={width}
        height={height - roof + 1}
        rx="2"
        fill="var(--gw-wall-own)"
        stroke={INK}
        stroke-width="1"
      />
      <path
        d={`M${x - 1} ${y + roof}L${x + 4} ${y}H${x + width - 4}L${x + width + 1} ${y + roof}Z`}
        fill={seatIdentity(seat).colour}
        stroke={INK}
        stroke-width="1"
      />
    </>
  )
}

/** Both numbers on the wall, clear of the ring of a tile that can be built. */
function Low({ rect, seat, face: { number, craftsmen } }: FaceProps) {
  const { x, y, width, height } = rect
  const roof = Math.min(7, height * 0.26)
  const size = Math.max(LEAST, Math.min(15, (height - roof) * 0.72))
  const chip = Math.min(6, size * 0.36)
  const line = y + (roof + height) / 2
  const room = width / 2 - chip - 3.6
  return (
    <>
      <Front rect={rect} seat={seat} roof={roof} />
      <Lettering
        x={x + 2.8}
        y={line + size * 0.36}
        size={size}
        anchor="start"
        fill={seatIdentity(seat).colour}
        within={room}
      >
        {String(number)}
      </Lettering>
      <g transform={`translate(${x + width / 2} ${line})`}>
        <WorkerChip look="builder" r={chip} />
      </g>
      <Lettering x={x + width - 2.8} y={line + size * 0.36} size={size} anchor="end" within={room}>
        {String(craftsmen)}
      </Lettering>
    </>
  )
}

/** With what it does, its points and its fees. */
function Whole({ rect, seat, fees, money, face: { number, craftsmen, vp, slots, green, black } }: FaceProps) {
  const { x, y, width, height } = rect
  // The number has room below the ring of a tile that can be built.
  const roof = Math.max(14, Math.min(height * 0.21, 18))
  const foot = Math.min(22, height * 0.26)
  const r = Math.min(foot * 0.46, 10)
  return (
    <>
      <Front rect={rect} seat={seat} roof={roof} />
      <Lettering x={x + width / 2} y={y + roof * 0.82} size={Math.max(12.4, roof * 0.72)} fill="var(--seat-light)">
        {number}
      </Lettering>
      <g transform={`translate(${x + width / 2} ${y + roof + (height - roof - foot) / 2})`}>
        <GlyphRows
          glyphs={slots.map((slot) => slotGlyph(slot, money))}
          width={width - 6}
          height={height - roof - foot - 2}
          largest={2}
        />
      </g>
      <g transform={`translate(${x + 2} ${y + height - foot / 2})`}>
        <g transform={`translate(${r} 0)`}>
          <WorkerChip look="builder" r={r * 0.9} />
        </g>
        <Lettering x={2 * r + 1} y={4} size={Math.max(10.5, Math.min(15, foot * 0.7))} anchor="start">
          {craftsmen}
        </Lettering>
      </g>
      <g transform={`translate(${x + width - r - 1} ${y + height - foot / 2})`}>
        <Rosette r={r}>{vp}</Rosette>
      </g>
      {[...(green ? (['green'] as const) : []), ...(black ? (['black'] as const) : [])].map((hand, i) => (
        <g key={hand} transform={`translate(${x + width - 7 - i * 14} ${y + roof})`}>
          <FeeMark hand={hand} r={8.2}>
            {fees[hand]}
          </FeeMark>
        </g>
      ))}
    </>
  )
}
