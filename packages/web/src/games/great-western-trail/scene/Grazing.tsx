/** Cattle that graze where nothing is built, in shares of the trail's box. */
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
