/** Tiles of the Kansas City supply: hazards with their hand and points, teepees, workers. Centred on the origin, `size` across. */
import {
  type HazardId,
  HAZARDS,
  type HazardType,
  type SupplyTileId,
  type WorkerId,
} from '@waystation/great-western-trail'
import { Lettering } from '../../../art/Lettering.tsx'
import { WorkerBust, WORKER_GROUND, type WorkerLook } from '../../../art/pieces/workers.tsx'
import { still } from '../../../art/still.ts'
import { Teepee, TEEPEE_COLOURS } from '../glyphs/signs.tsx'
import { Glow } from './Light.tsx'
import { FeeMark, type Fees, LEAST_MARK, Rosette } from './marks.tsx'

const INK = 'var(--piece-ink)'

export const LOOKS: { readonly [worker in WorkerId]: WorkerLook } = {
  cowboy: 'cowboy',
  craftsman: 'builder',
  engineer: 'engineer',
}

const GROUNDS: { readonly [type in HazardType]: string } = { flood: '#8db6b6', drought: '#e8cf95', rockfall: '#c4b8a4' }

/** What it looks like, on a field of 20. */
function Danger({ type }: { readonly type: HazardType }) {
  if (type === 'flood')
    return (
      <path
        d="M-8-3Q-5.4-6-2.6-3T2.8-3T8-3M-8 1.4Q-5.4-1.6-2.6 1.4T2.8 1.4T8 1.4M-8 5.8Q-5.4 2.8-2.6 5.8T2.8 5.8T8 5.8"
        fill="none"
        stroke="#1f4d55"
        stroke-width="1.9"
        stroke-linecap="round"
      />
    )
  if (type === 'drought')
    return (
      <g stroke={INK} stroke-width="0.9" stroke-linejoin="round">
        <path
          d="M-9-5C-7-7-4-6-3-4Q0-5.4 3-4C4-6 7-7 9-5C7-5 5.6-4 4.6-2C5-.4 3.6 2 2.6 3.4L1.8 7.4H-1.8L-2.6 3.4C-3.6 2-5-.4-4.6-2C-5.6-4-7-5-9-5Z"
          fill="#fbf2da"
        />
        <path d="M-2.8-.6L-.9 0L-2.2 1.6ZM2.8-.6L.9 0L2.2 1.6Z" fill={INK} stroke="none" />
      </g>
    )
  return (
    <g fill="#7d6e5a" stroke={INK} stroke-width="0.9" stroke-linejoin="round">
      <path d="M-8 6.4L-9 1.6L-4.6-.6L-.4 2.4L-1 6.6Z" />
      <path d="M1 6.4L1.6 1.4L6.2.2L8.8 4.4L7 7Z" />
      <path d="M-3.6-2.4L-3-6.8L1.8-7.2L3.4-3.2L.6-1Z" />
    </g>
  )
}

/** What all of them are printed on. */
const Ground = ({ size, fill, rim = 1.1 }: { readonly size: number; readonly fill: string; readonly rim?: number }) => (
  <rect
    x={-size / 2}
    y={-size / 2}
    width={size}
    height={size}
    rx={size * 0.2}
    fill={fill}
    stroke={INK}
    stroke-width={rim}
  />
)

export const HazardTile = still(function HazardTile({
  id,
  size,
  fees,
}: {
  readonly id: HazardId
  readonly size: number
  readonly fees: Fees
}) {
  const { type, hand, vp } = HAZARDS.find((each) => each.id === id) ?? HAZARDS[0]
  const half = size / 2
  const r = Math.max(LEAST_MARK, size * 0.2)
  return (
    <g>
      <rect x={-half + 1} y={-half + 1.8} width={size} height={size} rx={size * 0.2} fill={INK} opacity="0.4" />
      <Ground size={size} fill={GROUNDS[type]} rim={1.2} />
      <g transform={`translate(0 ${-size * 0.12}) scale(${size / 25})`}>
        <Danger type={type} />
      </g>
      <g transform={`translate(${-half + r * 0.8} ${half - r * 0.8})`}>
        <Rosette r={r}>{vp}</Rosette>
      </g>
      <g transform={`translate(${half - r * 0.8} ${half - r * 0.8})`}>
        <FeeMark hand={hand} r={r}>
          {fees[hand]}
        </FeeMark>
      </g>
    </g>
  )
})

export const TeepeeTile = still(function TeepeeTile({
  id,
  size,
  fees,
}: {
  readonly id: keyof typeof TEEPEE_COLOURS
  readonly size: number
  readonly fees: Fees
}) {
  const hand = id === 'green-teepee' ? 'green' : 'black'
  return (
    <g>
      <Glow x={0} y={size * 0.3} rx={size * 0.7} ry={size * 0.46} />
      <Teepee size={size} colour={TEEPEE_COLOURS[id]} />
      <g transform={`translate(${size * 0.38} ${size * 0.3})`}>
        <FeeMark hand={hand} r={Math.max(LEAST_MARK, size * 0.21)}>
          {fees[hand]}
        </FeeMark>
      </g>
    </g>
  )
})

export const WorkerTile = still(function WorkerTile({
  worker,
  size,
  faint = false,
}: {
  readonly worker: WorkerId
  readonly size: number
  readonly faint?: boolean
}) {
  const look = LOOKS[worker]
  const half = size / 2
  return (
    <g opacity={faint ? 0.4 : 1}>
      <Ground size={size} fill={WORKER_GROUND[look]} />
      <svg x={-half * 0.94} y={-half * 0.92} width={size * 0.94} height={size * 0.94} viewBox="-22 -45.5 44 45.5">
        <WorkerBust look={look} />
      </svg>
    </g>
  )
})

/** Any of them; on paper where it is a teepee. */
export function SupplyTile({
  id,
  size,
  fees,
}: {
  readonly id: SupplyTileId
  readonly size: number
  readonly fees: Fees
}) {
  if (id === 'green-teepee' || id === 'blue-teepee')
    return (
      <g>
        <Ground size={size} fill="#d9c486" />
        <TeepeeTile id={id} size={size * 0.82} fees={fees} />
      </g>
    )
  if (id === 'cowboy' || id === 'craftsman' || id === 'engineer') return <WorkerTile worker={id} size={size} />
  return <HazardTile id={id} size={size} fees={fees} />
}

/** The other side of all of them: the number of their pile. */
export const TileBack = ({ pile, size }: { readonly pile: number; readonly size: number }) => (
  <g>
    <Ground size={size} fill="var(--gw-plank)" />
    <Lettering y={size * 0.2} size={size * 0.56} fill="var(--seat-light)">
      {pile}
    </Lettering>
  </g>
)
