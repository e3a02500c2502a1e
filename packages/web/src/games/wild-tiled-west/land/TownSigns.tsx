/** Borders of towns, dashed until everything in them is covered, and their signs with the points they pay. */
import { TOWN_NAMES } from '@waystation/wild-tiled-west'
import { cut } from '../../../art/ink.ts'
import { edges, U } from './paths.ts'
import type { Plan } from './plan.ts'
import { busySquares, SIGN_END, SIGN_HEIGHT, SIGN_LETTERS, signSpot, type SignSpot, townCells } from './towns.ts'

const INK = 'var(--piece-ink)'

/** Names the signs, so that they can hang over what is drawn on the land. */
export const SIGNS = 'wtw-signs'

interface SignProps {
  readonly name: string
  readonly points: number
  /** Haunted: its bandit had better be dead. */
  readonly haunted: boolean
  readonly spot: SignSpot
}

/** Once it is inaugurated only a golden tick is left: there is nothing more to know. */
function Done({ spot: { x, y, width } }: Pick<SignProps, 'spot'>) {
  return (
    <g transform={`translate(${x + width / 2 - 12} ${y - 9})`}>
      <rect x="1.5" y="2" width="24" height="18" rx="4" fill={INK} opacity=".35" />
      <rect width="24" height="18" rx="4" fill="#e8c14f" stroke={INK} stroke-width="1.4" />
      <path d="M5.4 9L10 13.6L18.6 4.4" fill="none" stroke="#2f7136" stroke-width="3" />
    </g>
  )
}

function Sign({ name, points, haunted, spot: { x, y, width } }: SignProps) {
  const end = width - SIGN_END
  return (
    <g transform={`translate(${x} ${y - SIGN_HEIGHT / 2})`}>
      <rect x="1.5" y="2.5" width={width} height={SIGN_HEIGHT} rx="3" fill={INK} opacity=".35" />
      <rect width={width} height={SIGN_HEIGHT} rx="3" fill="#7a4f29" stroke={INK} stroke-width="1.4" />
      <path d={cut(3, 4.6, end - 2, 4.6, 0.5) + cut(3, 15.6, end - 2, 15.6, 0.5)} fill={INK} opacity=".4" />
      <text x="6" y="14.4" font-size={SIGN_LETTERS} font-weight="750" fill="#fff6e2">
        {name}
      </text>
      {haunted && (
        <path
          d="M-4-3V-9A4 4 0 0 1 4-9V-3L2-5L0-3L-2-5Z"
          transform={`translate(${end - 5} 14)`}
          fill="#fff6e2"
          stroke={INK}
        />
      )}
      <rect x={end} width={SIGN_END} height={SIGN_HEIGHT} rx="3" fill="#fdf6e3" stroke={INK} stroke-width="1.4" />
      <text x={end + SIGN_END / 2} y="15.6" text-anchor="middle" font-size="15.5" font-weight="850" fill={INK}>
        {points}
      </text>
    </g>
  )
}

export function TownBorders({ plan: { side, towns } }: { readonly plan: Plan }) {
  return (
    <g fill="none" stroke-linecap="square">
      {side?.towns.map((town, i) => {
        const line = edges(new Set(townCells(town)), U)
        const done = towns[i]?.inaugurated ?? false
        return (
          <g key={town.id}>
            <path d={line} stroke="#5a3a1c" stroke-width="4" opacity=".8" />
            <path
              d={line}
              stroke={done ? '#e8c14f' : '#fff6e2'}
              stroke-width="2.1"
              stroke-dasharray={done ? undefined : '3.4 2.6'}
            />
          </g>
        )
      })}
    </g>
  )
}

export function TownSigns({ plan }: { readonly plan: Plan }) {
  const { side, towns } = plan
  const busy = busySquares(plan)
  return (
    <g id={SIGNS}>
      {side?.towns.map((town, i) => {
        const spot = signSpot(town, busy)
        if (towns[i]?.inaugurated) return <Done key={town.id} spot={spot} />
        return (
          <Sign
            key={town.id}
            name={TOWN_NAMES[town.id]}
            points={town.points}
            haunted={town.hauntedBy >= 0}
            spot={spot}
          />
        )
      })}
    </g>
  )
}
