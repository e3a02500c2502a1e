/** The drawn board of El Paso. */
import type { ElPaso } from '@waystation/el-paso'
import type { GameUi } from '../../adapter.ts'
import { Board } from './Board.tsx'
import { consequences } from './consequences.ts'
import { Dock } from './Dock.tsx'
import { Figures } from './Figures.tsx'
import { phases } from './phases.ts'
import { regions } from './regions.ts'
import { SuePanel } from './sue/SuePanel.tsx'
import { glance } from './glance.ts'
import { component, targets } from './targets.ts'

export const ui: GameUi<ElPaso> = {
  Board,
  Dock,
  Figures,
  rival: ({ sue }) => (sue === null ? null : SuePanel),
  regions,
  phases,
  watches: true,
  targets,
  component,
  consequences,
  score: glance.score,
}
