/** On a phone the finger hides what it drags: the tile and the land around it are seen once more, enlarged above it. */
import { SIZE } from '@waystation/wild-tiled-west'
import { U } from '../land/paths.ts'
import type { Grid, Point } from '../layout/types.ts'
import { LAND } from '../scene/Land.tsx'
import { HeldPiece } from './HeldPiece.tsx'
import type { Laying } from './laying.ts'

const INK = 'var(--piece-ink)'
/** In units of a phone's sheet. */
export const LOUPE_SIDE = 158
const LARGER = 1.7
/** Between the finger and the edge of what is shown. */
const CLEAR = 40

/** Above the finger; beside it where that would be beyond the board. */
export function loupeAt({ x, y }: Point, grid: Grid): Point {
  const right = grid.x + SIZE * grid.cell
  const within = (left: number): number => Math.max(grid.x, Math.min(right - LOUPE_SIDE, left))
  const above = y - CLEAR - LOUPE_SIDE
  if (above >= 0) return { x: within(x - LOUPE_SIDE / 2), y: above }
  const beside = x > (grid.x + right) / 2 ? x - CLEAR - LOUPE_SIDE : x + CLEAR
  return { x: within(beside), y: 0 }
}

export function Loupe({ laying, grid }: { readonly laying: Laying; readonly grid: Grid }) {
  const finger = laying.finger.value
  if (finger === null || laying.hand.value?.spot === null) return null
  const { x, y } = loupeAt(finger, grid)
  return (
    <g class="wtw-loupe" transform={`translate(${x} ${y})`}>
      <clipPath id="wtw-loupe">
        <rect width={LOUPE_SIDE} height={LOUPE_SIDE} rx="14" />
      </clipPath>
      <rect x="2" y="4" width={LOUPE_SIDE} height={LOUPE_SIDE} rx="14" fill={INK} opacity=".45" />
      <g clip-path="url(#wtw-loupe)">
        <rect width={LOUPE_SIDE} height={LOUPE_SIDE} fill="var(--wtw-frame)" />
        <g
          transform={`translate(${LOUPE_SIDE / 2} ${LOUPE_SIDE / 2}) scale(${LARGER}) translate(${-finger.x} ${-finger.y})`}
        >
          <use href={`#${LAND}`} />
          <g transform={`translate(${grid.x} ${grid.y}) scale(${grid.cell / U})`}>
            <HeldPiece laying={laying} />
          </g>
        </g>
      </g>
      <rect width={LOUPE_SIDE} height={LOUPE_SIDE} rx="14" fill="none" stroke={INK} stroke-width="4.4" />
      <rect width={LOUPE_SIDE} height={LOUPE_SIDE} rx="14" fill="none" stroke="var(--glow)" stroke-width="2.2" />
    </g>
  )
}
