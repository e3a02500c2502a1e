/** One's own things on a phone: purse, hand, piles. */
import type { GreatWesternTrail } from '@waystation/great-western-trail'
import { useMemo } from 'preact/hooks'
import type { BoardProps } from '../../adapter.ts'
import { LiveSheet } from '../../board/Frame.tsx'
import { Spots } from '../../board/Spots.tsx'
import { homeSeat } from './Board.tsx'
import './board.css'
import { Labels } from './labels.ts'
import { dockLayout } from './layout/phone.ts'
import { AtHand } from './scene/Home.tsx'
import { spotsOnDock } from './spots/spots.ts'
import { targets } from './targets.ts'

export function Dock(props: BoardProps<GreatWesternTrail>) {
  const { view, names, text, lit, picked, preview } = props
  const layout = dockLayout(view.map !== null)
  const labels = useMemo(() => new Labels(view, names, text), [view, names, text])
  const seat = homeSeat(props)
  const spots = useMemo(() => spotsOnDock({ view, layout, labels, lit, seat }), [view, labels, lit, seat])
  return (
    <div class="board-frame gw-board board-tall">
      <LiveSheet size={layout} label={labels.words.regions.home}>
        <g aria-hidden="true">
          <AtHand view={view} home={layout.home} labels={labels} seat={seat} />
        </g>
        <Spots {...props} spots={spots} picked={preview === null ? picked : targets(preview, view)} />
      </LiveSheet>
    </div>
  )
}
