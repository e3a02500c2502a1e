/** Cattle that belong to nobody yet, far away and along the edges: the pampa is alive. */
import { CowSide } from '../../../art/cow/CowSide.tsx'
import type { Coat } from '../../../art/cow/coats.ts'
import type { Ground } from '../layout/types.ts'

interface Stray {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly coat: Coat
  readonly pose: 'stand' | 'graze'
  readonly flip?: true
}

/** Shares of the width, and heights over or under the horizon. */
function strays(ground: Ground): Stray[] {
  const { horizon: y, pastures, tile } = ground
  const w = ground.scene.width
  const k = ground.kind === 'tall' ? 0.6 : 1
  const far: Stray[] = [
    { x: w * 0.19, y: y + 6 * k, scale: 0.26 * k, coat: 'brown', pose: 'graze' },
    { x: w * 0.225, y: y + 8 * k, scale: 0.3 * k, coat: 'white', pose: 'stand', flip: true },
    { x: w * 0.5, y: y + 4 * k, scale: 0.26 * k, coat: 'black', pose: 'graze', flip: true },
  ]
  if (ground.kind !== 'wide') return far
  const row = (i: number): number => pastures[i].rect.y + tile
  const east = (x: number): number => (x / 672) * ground.pampa.width
  return [
    ...far,
    { x: east(500), y: row(1) - 8, scale: 0.62, coat: 'ochre', pose: 'graze', flip: true },
    { x: east(606), y: row(2) - 30, scale: 0.66, coat: 'spotted', pose: 'stand' },
    { x: east(640), y: row(2) + 2, scale: 0.78, coat: 'brown', pose: 'graze', flip: true },
  ]
}

export function Cattle({ ground }: { readonly ground: Ground }) {
  return (
    <g>
      {strays(ground).map(({ x, y, scale, coat, pose, flip }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>
          <ellipse cx="2" cy="1" rx="32" ry="4" fill="var(--scene-ink)" opacity="0.3" />
          <CowSide coat={coat} pose={pose} />
        </g>
      ))}
    </g>
  )
}
