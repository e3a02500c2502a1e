/** Cattle that graze where nothing is built, in shares of the trail's box. */
import type { Box } from '../../../art/ink.ts'
import { CowSide, type Pose } from '../../../art/cow/CowSide.tsx'
import type { Coat } from '../../../art/cow/coats.ts'
import type { TrailLayout } from '../layout/types.ts'

const HERD: readonly (readonly [x: number, y: number, coat: Coat, pose: Pose, turned: boolean])[] = [
  [0.835, 0.665, 'spotted', 'graze', false],
  [0.872, 0.705, 'brown', 'stand', true],
  [0.5, 0.275, 'black', 'graze', false],
  [0.03, 0.45, 'ochre', 'stand', true],
  [0.455, 0.745, 'brown', 'graze', true],
  [0.56, 0.345, 'white', 'graze', true],
  [0.945, 0.63, 'white', 'graze', true],
]

export function Grazing({ trail: { rect } }: { readonly trail: TrailLayout }) {
  const size = Math.min(0.34, rect.height / 950)
  return (
    <g>
      {HERD.map(([x, y, coat, pose, turned]) => (
        <g
          key={`${x}`}
          transform={`translate(${rect.x + x * rect.width} ${rect.y + y * rect.height}) scale(${turned ? -size : size} ${size})`}
        >
          <CowSide coat={coat} pose={pose} />
        </g>
      ))}
    </g>
  )
}

/** A herd that rests in a box, in shares of it, those behind first. */
const RESTING: readonly (readonly [x: number, y: number, coat: Coat, pose: Pose, turned: boolean])[] = [
  [0.12, 0.42, 'brown', 'graze', false],
  [0.24, 0.5, 'white', 'stand', false],
  [0.66, 0.44, 'ochre', 'graze', true],
  [0.8, 0.52, 'black', 'stand', true],
  [0.34, 0.72, 'spotted', 'graze', true],
  [0.07, 0.86, 'black', 'stand', true],
  [0.54, 0.84, 'brown', 'stand', false],
  [0.9, 0.9, 'spotted', 'graze', false],
]

/** Where there is room for them. */
const LEAST_PASTURE = 44

export function Pasture({ rect: { x, y, width, height } }: { readonly rect: Box }) {
  if (height < LEAST_PASTURE) return null
  const size = Math.min(0.86, height / 150)
  return (
    <g>
      {RESTING.map(([across, down, coat, pose, turned]) => (
        <g
          key={across}
          transform={`translate(${x + across * width} ${y + down * height}) scale(${turned ? -size : size} ${size})`}
        >
          <ellipse rx="30" ry="4" fill="var(--scene-ink)" opacity="0.25" />
          <CowSide coat={coat} pose={pose} />
        </g>
      ))}
    </g>
  )
}
