/** The town whose trade space is to be chosen, near enough for a finger. */
import { type TownId, TOWNS, type View } from '@waystation/great-western-trail'
import type { Labels } from '../../labels.ts'
import type { Layout } from '../../layout/types.ts'
import { closeUp } from '../closeup.ts'
import { northLayout } from '../layout/layout.ts'
import { Town } from './North.tsx'
import { ROOMY_LETTERS } from './Town.tsx'

interface CloseUpProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
  readonly town: TownId | null
}

export function TownCloseUp({ view, layout, labels, town }: CloseUpProps) {
  const { north, width, height } = layout
  if (north === null || town === null) return null
  const { boxes, scale } = closeUp(northLayout(north), town, layout)
  const { x, y, width: wide, height: high } = boxes.rect
  return (
    <g aria-hidden="true">
      <rect width={width} height={height} fill="var(--scene-ink)" opacity="0.4" />
      <rect x={x - 5} y={y - 5} width={wide + 10} height={high + 10} rx="14" fill="var(--glow)" />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <Town view={view} index={TOWNS.findIndex(({ id }) => id === town)} labels={labels} letters={ROOMY_LETTERS} />
      </g>
    </g>
  )
}
