/** On a phone the finger hides what it drags: the tile and the land around it are seen once more, enlarged above it. */
import { SIZE } from '@waystation/wild-tiled-west'
import { U } from '../land/paths.ts'
import type { Grid, Point } from '../layout/types.ts'
import { SIGNS } from '../land/TownSigns.tsx'
import { LAND } from '../scene/Land.tsx'
import { HeldPiece } from './HeldPiece.tsx'
import type { Laying } from './laying.ts'

const INK = 'var(--piece-ink)'
/** In units of a phone's sheet; smaller where the land is, so that it always has a place beside the finger. */
export const loupeSide = ({ cell }: Grid): number => Math.min(158, (SIZE * cell) / 2 - 20)
const LARGER = 1.7
/** Between the finger and the edge of what is shown. */
const CLEAR = 40

/** Above the finger; beside it where that would be beyond the board. */
export function loupeAt({ x, y }: Point, grid: Grid): Point {
  const right = grid.x + SIZE * grid.cell
  const side = loupeSide(grid)
  const within = (left: number): number => Math.max(grid.x, Math.min(right - side, left))
  const above = y - CLEAR - side
  if (above >= 0) return { x: within(x - side / 2), y: above }
  const beside = x > (grid.x + right) / 2 ? x - CLEAR - side : x + CLEAR
  return { x: within(beside), y: 0 }
}

export function Loupe({ laying, grid }: { readonly laying: Laying; readonly grid: Grid }) {
  const finger = laying.finger.value
  if (finger === null || laying.hand.value?.spot === null) return null
  const { x, y } = loupeAt(finger, grid)
  const side = loupeSide(grid)
  return (
    <g class="wtw-loupe" transform={`translate(${x} ${y})`}>
      <clipPath id="wtw-loupe">
        <rect width={side} height={side} rx="14" />
      </clipPath>
      <rect x="2" y="4" width={side} height={side} rx="14" fill={INK} opacity=".45" />
      <g clip-path="url(#wtw-loupe)">
        <rect width={side} height={side} fill="var(--wtw-frame)" />
        <g transform={`translate(${side / 2} ${side / 2}) scale(${LARGER}) translate(${-finger.x} ${-finger.y})`}>
          <use href={`#${LAND}`} />
          <g transform={`translate(${grid.x} ${grid.y}) scale(${grid.cell / U})`}>
            <use href={`#${SIGNS}`} font-family="var(--font-text)" />
            <HeldPiece laying={laying} />
          </g>
        </g>
      </g>
      <rect width={side} height={side} rx="14" fill="none" stroke={INK} stroke-width="4.4" />
      <rect width={side} height={side} rx="14" fill="none" stroke="var(--glow)" stroke-width="2.2" />
    </g>
  )
}
