/** The town whose trade space is to be chosen, near enough for a finger. */
import { TOWNS, type View } from '@waystation/great-western-trail'
import type { Target } from '../../../../adapter.ts'
import type { Box } from '../../../../art/ink.ts'
import type { Labels } from '../../labels.ts'
import { closeUp } from '../closeup.ts'
import { northLayout } from '../layout/layout.ts'
import { Town } from './North.tsx'

interface CloseUpProps {
  readonly view: View
  readonly box: Box
  /** The sheet it must stay within. */
  readonly sheet: Box
  readonly labels: Labels
  readonly lit: ReadonlySet<Target>
}

export function TownCloseUp({ view, box, sheet, labels, lit }: CloseUpProps) {
  const near = closeUp(northLayout(box), lit, sheet)
  if (near === null) return null
  const { x, y, width, height } = near.boxes.rect
  return (
    <g class="gn-near">
      <rect x={box.x} y={box.y} width={box.width} height={box.height} fill="var(--scene-ink)" opacity="0.4" />
      <rect x={x - 5} y={y - 5} width={width + 10} height={height + 10} rx="14" fill="var(--glow)" />
      <g transform={`translate(${x} ${y}) scale(${near.scale})`}>
        <Town view={view} index={TOWNS.findIndex(({ id }) => id === near.town)} labels={labels} />
      </g>
    </g>
  )
}
