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

/** Small: number and craftsmen; where there is room also what it does and its points. */
export const BuildingTile = still(function BuildingTile({
  id,
  rect: { x, y, width, height },
  seat,
  fees,
  money,
}: TileProps) {
  const { number, craftsmen, vp, slots, green, black } = faceOf(id)
  const roomy = height > 46
  const roof = Math.min(height * (roomy ? 0.21 : 0.42), 18)
  const size = Math.max(roomy ? 12.4 : LEAST, roof * 0.72)
  const foot = roomy ? Math.min(22, height * 0.26) : height - roof
  const r = Math.min(foot * 0.46, 10)
  const chip = roomy ? r : Math.min(foot * 0.42, 7)
  return (
    <g stroke-linejoin="round">
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
      <Lettering x={x + width / 2} y={y + roof * 0.82} size={size} fill="var(--seat-light)">
        {number}
      </Lettering>
      {roomy && (
        <g transform={`translate(${x + width / 2} ${y + roof + (height - roof - foot) / 2})`}>
          <GlyphRows
            glyphs={slots.map((slot) => slotGlyph(slot, money))}
            width={width - 6}
            height={height - roof - foot - 2}
            largest={2}
          />
        </g>
      )}
      <g transform={`translate(${x + (roomy ? 2 : width / 2 - 2 * chip)} ${y + height - foot / 2})`}>
        <g transform={`translate(${chip} 0)`}>
          <WorkerChip look="builder" r={chip * 0.9} />
        </g>
        <Lettering x={2 * chip + 1} y={4} size={Math.max(10.5, Math.min(15, foot * 0.7))} anchor="start">
          {craftsmen}
        </Lettering>
      </g>
      {roomy && (
        <g transform={`translate(${x + width - r - 1} ${y + height - foot / 2})`}>
          <Rosette r={r}>{vp}</Rosette>
        </g>
      )}
      {roomy &&
        [...(green ? (['green'] as const) : []), ...(black ? (['black'] as const) : [])].map((hand, i) => (
          <g key={hand} transform={`translate(${x + width - 7 - i * 14} ${y + roof})`}>
            <FeeMark hand={hand} r={8.2}>
              {fees[hand]}
            </FeeMark>
          </g>
        ))}
    </g>
  )
})
