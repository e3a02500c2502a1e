/** Beside a name: somebody else's settlement, small, and how the tussle stands; alone, the Ridge. */
import type { WildTiledWest } from '@waystation/wild-tiled-west'
import { useMemo } from 'preact/hooks'
import type { PanelProps } from '../../adapter.ts'
import './board.css'
import './panel.css'
import { Labels } from './labels.ts'
import { Ridge } from './scene/Ridge.tsx'
import { SmallSettlement } from './small/SmallSettlement.tsx'

const RIDGE = { x: 0, y: 0, width: 330, height: 318 }

export function Panel({ of, view, names, text }: PanelProps<WildTiledWest>) {
  const labels = useMemo(() => new Labels(view, names, text), [view, names, text])
  if (view.ridge !== null)
    return (
      <svg
        class="wtw-panel wtw-ridge"
        viewBox={`0 0 ${RIDGE.width} ${RIDGE.height}`}
        aria-hidden="true"
        focusable="false"
      >
        <Ridge rect={RIDGE} view={view} ridge={view.ridge} labels={labels} />
      </svg>
    )
  if (of === view.seat) return null
  return (
    <svg class="wtw-panel wtw-small" viewBox="-2 -2 180 180" aria-hidden="true" focusable="false">
      <SmallSettlement player={view.players[of]} />
    </svg>
  )
}
