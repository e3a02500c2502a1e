/** One's own things on a phone: hand, workers, tokens, purse. */
import type { ElPaso } from '@waystation/el-paso'
import { useMemo } from 'preact/hooks'
import type { BoardProps } from '../../adapter.ts'
import { LiveSheet } from '../../board/Frame.tsx'
import { Spots } from '../../board/Spots.tsx'
import { ranchSeat } from './Board.tsx'
import './board.css'
import { Labels } from './labels.ts'
import { dockLayout } from './layout/layout.ts'
import { Ranch } from './scene/Ranch.tsx'
import { spotsOnDock } from './spots/spots.ts'
import { targets } from './targets.ts'

export function Dock(props: BoardProps<ElPaso>) {
  const { view, names, text, lit, picked, preview, watched } = props
  const layout = dockLayout()
  const labels = useMemo(() => new Labels(view, names, text), [view, names, text])
  const seat = ranchSeat(view, watched)
  const spots = useMemo(() => spotsOnDock({ view, layout, labels, lit, seat }), [view, labels, lit, seat])
  return (
    <div class="board-frame ep-board board-tall">
      <LiveSheet size={layout} label={labels.words.regions.ranch}>
        <g aria-hidden="true">
          <Ranch view={view} layout={layout} labels={labels} seat={seat} />
        </g>
        <Spots {...props} spots={spots} picked={preview === null ? picked : targets(preview)} />
      </LiveSheet>
    </div>
  )
}
