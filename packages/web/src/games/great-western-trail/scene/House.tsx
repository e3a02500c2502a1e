/** A building as a house front in its box: the roof says whose it is and which, the wall what it does. */
import {
  BUILDINGS,
  type BuildingId,
  NEUTRAL_BUILDINGS,
  type NeutralLetter,
  type Slot,
} from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { type Box, cut } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { SeatShapeMark } from '../../../art/SeatMark.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import { still } from '../../../art/still.ts'
import { GlyphRows } from '../../../board/glyph.tsx'
import { slotGlyph } from '../glyphs/glyph.tsx'
import type { Money } from '../text/words.ts'
import { NeutralCrest, PrivateCrest } from './Crest.tsx'
import { Glow } from './Light.tsx'
import { FeeMark, type Fees, LEAST_MARK, Rosette } from './marks.tsx'

const INK = 'var(--piece-ink)'
const ROOF = 0.29

interface FrontProps {
  readonly rect: Box
  readonly roof: string
  readonly wall: string
  /** What rises behind the roof. */
  readonly crest: ComponentChildren
  readonly slots: readonly Slot[]
  readonly money: Money
}

/** Ground, boards of a wall with its actions, roof with shingles. */
function Front({ rect: { x, y, width, height }, roof, wall, crest, slots, money }: FrontProps) {
  const eaves = y + height * ROOF
  const overhang = width * 0.05
  const shingles = Array.from({ length: 9 }, (_, i) =>
    cut(x + width * (0.1 + i * 0.1), y + 1.5, x + width * (0.05 + i * 0.1125), eaves - 1.5, 0.5),
  ).join('')
  const boards = [0.18, 0.36, 0.54, 0.72].map((share) => {
    const line = (eaves + (y + height - eaves) * share).toFixed(1)
    return `M${x + 2} ${line}h${width - 4}`
  })
  return (
    <g stroke-linejoin="round">
      <Glow x={x + width / 2} y={y + height * 0.72} rx={width * 0.72} ry={height * 0.62} />
      <ellipse cx={x + width / 2} cy={y + height} rx={width * 0.55} ry={height * 0.08} fill={INK} opacity="0.35" />
      {crest}
      <rect
        x={x + 1}
        y={eaves - 1}
        width={width - 2}
        height={y + height - eaves + 1}
        rx="1.5"
        fill={wall}
        stroke={INK}
        stroke-width="1.2"
      />
      <path d={boards.join('')} fill="none" stroke="var(--gw-board-line)" stroke-width="0.7" />
      <path d={`M${x + 1.6} ${eaves}h${width - 3.2}l-1.6 2.6h${4.8 - width}Z`} fill={INK} opacity="0.26" />
      <path d={`M${x + 1} ${y + height}v-2h${width - 2}v2Z`} fill="var(--gw-sill)" stroke={INK} stroke-width="0.7" />
      <path
        d={`M${x - overhang} ${eaves}L${x + overhang} ${y}H${x + width - overhang}L${x + width + overhang} ${eaves}Z`}
        fill={roof}
        stroke={INK}
        stroke-width="1.3"
      />
      <path d={shingles} fill={INK} opacity="0.3" />
      <path
        d={`M${x + overhang + 1.4} ${y + 1.5}H${x + width - overhang - 1.4}`}
        stroke="#fff"
        stroke-width="1.2"
        opacity="0.3"
      />
      <g transform={`translate(${x + width / 2} ${(eaves + y + height) / 2})`}>
        <GlyphRows
          glyphs={slots.map((slot) => slotGlyph(slot, money))}
          width={width - 5}
          height={height * (1 - ROOF) - 2}
        />
      </g>
    </g>
  )
}

interface NeutralProps {
  readonly rect: Box
  readonly letter: NeutralLetter
  readonly money: Money
  /** Laid there by the poker table. */
  readonly addOn?: Slot
}

export const NeutralHouse = still(function NeutralHouse({ rect, letter, money, addOn }: NeutralProps) {
  const slots = addOn === undefined ? NEUTRAL_BUILDINGS[letter] : [...NEUTRAL_BUILDINGS[letter], addOn]
  const { x, y, width, height } = rect
  return (
    <g>
      <Front
        rect={rect}
        roof="#6a4526"
        wall="var(--gw-wall)"
        crest={<NeutralCrest letter={letter} rect={rect} />}
        slots={slots}
        money={money}
      />
      <Lettering x={x + width / 2} y={y + height * ROOF * 0.9} size={height * ROOF * 1.1} fill="var(--seat-light)">
        {letter}
      </Lettering>
    </g>
  )
})

interface OwnProps {
  readonly rect: Box
  readonly building: BuildingId
  readonly owner: Seat
  readonly fees: Fees
  readonly money: Money
}

export const faceOf = (id: BuildingId) => BUILDINGS.find((each) => each.id === id) ?? BUILDINGS[0]

/** The owner's mark on the left of a roof, hands and points on the right, the number between them: on a narrow roof both hang over the eaves, so that it has room. */
export function roofOf({ x, width, height }: Box, number: number, hands: number) {
  const roof = height * ROOF
  const r = Math.max(LEAST_MARK, roof * 0.54)
  const size = roof * 1.1
  const left = x + r + 3
  const right = x + width - r - 2
  const room = right - (hands === 0 ? r : (1.85 + 1.35 * hands) * r) - left - r - 1
  const short = Math.max(0, String(number).length * size * 0.62 + 2 - room)
  const mark = left - Math.min(short, r + 2)
  const points = right + Math.min(Math.max(0, short - r - 2), r + 2)
  const hand = (i: number): number => points - (2.2 + 1.35 * i) * r
  return { roof, r, size, mark, points, hand, from: mark + r + 0.5, to: (hands === 0 ? points : hand(hands - 1)) - r }
}

export const PrivateHouse = still(function PrivateHouse({ rect, building, owner, fees, money }: OwnProps) {
  const { number, craftsmen, vp, green, black, slots } = faceOf(building)
  const { colour } = seatIdentity(owner)
  const { y } = rect
  const hands = [...(black ? (['black'] as const) : []), ...(green ? (['green'] as const) : [])]
  const { roof, r, size, mark, points, hand: handAt, from, to } = roofOf(rect, number, hands.length)
  return (
    <g>
      <Front
        rect={rect}
        roof={colour}
        wall="var(--gw-wall-own)"
        crest={<PrivateCrest craftsmen={craftsmen} colour={colour} rect={rect} />}
        slots={slots}
        money={money}
      />
      <SeatShapeMark seat={owner} x={mark} y={y + roof / 2} r={r} on="colour" />
      <Lettering x={(from + to) / 2} y={y + roof * 0.9} size={size} fill="var(--seat-light)" within={to - from}>
        {String(number)}
      </Lettering>
      <g transform={`translate(${points} ${y + roof / 2})`}>
        <Rosette r={r}>{vp}</Rosette>
      </g>
      {hands.map((hand, i) => (
        <g key={hand} transform={`translate(${handAt(i)} ${y + roof / 2})`}>
          <FeeMark hand={hand} r={r}>
            {fees[hand]}
          </FeeMark>
        </g>
      ))}
    </g>
  )
})
