/** What belongs to the pastures of this game: free spaces, thickets over covered ones, and the sign with the total. */
import { PASTURE_LIMIT, type PastureView } from '@waystation/el-gaucho'
import { memo } from 'preact/compat'
import { cut } from '../../../art/ink.ts'
import { tuft } from '../../../art/terrain.ts'
import type { Ground, PasturePlace, Spot } from '../layout/types.ts'

const INK = 'var(--scene-ink)'

interface PastureMarksProps {
  readonly ground: Ground
  readonly pastures: readonly PastureView[]
}

const sameMarks = (a: Readonly<PastureMarksProps>, b: Readonly<PastureMarksProps>): boolean =>
  a.ground === b.ground && a.pastures.every(({ total }, i) => total === b.pastures[i].total)

export const PastureMarks = memo(
  ({ ground, pastures }: PastureMarksProps) => (
    <g>
      {ground.pastures.map((place, i) => (
        <g key={place.id}>
          {place.spaces.map((spot, n) =>
            n < pastures[i].spaces.length ? (
              <FreeSpace key={n} spot={spot} size={ground.tile} />
            ) : (
              <Thicket key={n} spot={spot} size={ground.tile} seed={i * 10 + n} />
            ),
          )}
          <TotalSign place={place} total={pastures[i].total} scale={ground.kind === 'tall' ? 0.6 : 1} />
        </g>
      ))}
    </g>
  ),
  sameMarks,
)

function FreeSpace({ spot, size }: { readonly spot: Spot; readonly size: number }) {
  return (
    <rect
      x={spot.x + 3}
      y={spot.y + 3}
      width={size - 6}
      height={size - 6}
      rx={size * 0.12}
      fill="var(--earth)"
      fill-opacity="0.35"
      stroke={INK}
      stroke-opacity="0.6"
      stroke-width="1.4"
      stroke-dasharray="5 4"
    />
  )
}

/** Thorns and a boulder: no pasture here with so few players. */
function Thicket({ spot, size, seed }: { readonly spot: Spot; readonly size: number; readonly seed: number }) {
  const k = size / 78
  const thorns = [10, 24, 52, 66].map((x, i) => tuft(x, 68 - (i % 2) * 10, 1.9, seed * 7 + i)).join('')
  return (
    <g transform={`translate(${spot.x} ${spot.y}) scale(${k})`} stroke={INK} stroke-linejoin="round">
      <ellipse cx="40" cy="69" rx="36" ry="7" fill={INK} opacity="0.25" stroke="none" />
      <path
        d="M8 66C6 52 14 40 24 42C26 28 42 22 52 32C64 32 72 48 70 66C60 72 20 72 8 66Z"
        fill="var(--stone)"
        stroke-width="1.7"
      />
      <path
        d="M8 66C6 52 14 40 24 42C30 48 28 60 26 69C20 69 12 68 8 66Z"
        fill="var(--stone-dark)"
        stroke-width="1.4"
      />
      <path
        d={[0, 1, 2, 3, 4, 5].map((i) => cut(50 + i * 3.4, 38 + i * 3, 56 + i * 2.6, 66 - i, 0.9)).join('')}
        fill={INK}
        stroke="none"
        opacity="0.7"
      />
      <path d={cut(30, 50, 44, 40, 0.9) + cut(34, 60, 46, 52, 0.8)} fill={INK} stroke="none" />
      <path d={thorns} fill="var(--leaf)" stroke-width="0.8" />
    </g>
  )
}

function TotalSign({
  place,
  total,
  scale,
}: {
  readonly place: PasturePlace
  readonly total: number
  readonly scale: number
}) {
  const full = total >= PASTURE_LIMIT
  return (
    <g transform={`translate(${place.sign.x} ${place.sign.y}) scale(${scale})`} stroke-linejoin="round">
      <ellipse cx="-24" cy="0" rx="13" ry="3" fill={INK} opacity="0.35" />
      <path d="M-27.5 1V-30H-20.5V1Z" fill="var(--wood)" stroke={INK} stroke-width="1.4" />
      <path d="M-58-60L7-63L8-26L-57-24Z" fill="var(--wood-light)" stroke={INK} stroke-width="1.8" />
      <path
        d={cut(-50, -53, 2, -56, 0.6) + cut(-50, -29, 3, -31, 0.6) + cut(-42, -34, -12, -35, 0.5)}
        fill="var(--wood-dark)"
        opacity="0.7"
      />
      <g font-family="var(--font-text)" font-weight="800" text-anchor="middle" fill="var(--piece-ink)">
        <text x="-35" y="-34.5" font-size="24">
          {total}
        </text>
        <text x="-7" y="-35" font-size="13.5" fill={full ? 'var(--piece-ink)' : '#6b1c10'}>
          /{PASTURE_LIMIT}
        </text>
      </g>
    </g>
  )
}
