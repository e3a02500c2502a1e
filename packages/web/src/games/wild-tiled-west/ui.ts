/** The drawn board of Wild Tiled West. */
import type { WildTiledWest } from '@waystation/wild-tiled-west'
import type { GameUi } from '../../adapter.ts'
import { Board } from './Board.tsx'
import { Panel } from './Panel.tsx'
import { consequences } from './consequences.ts'
import { Figures } from './Figures.tsx'
import { regions } from './regions.ts'
import { glance } from './glance.ts'
import { component, gestures, targets } from './targets.ts'

export const ui: GameUi<WildTiledWest> = {
  Board,
  Panel,
  targets,
  component,
  consequences,
  gestures,
  regions,
  Figures,
  watches: true,
  score: glance.score,
}
