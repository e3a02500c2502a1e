/** The drawn board of El Gaucho. */
import type { ElGaucho } from '@waystation/el-gaucho'
import type { GameUi } from '../../adapter.ts'
import { Board } from './Board.tsx'
import { Figures } from './Figures.tsx'
import { consequences } from './note.ts'
import { regions } from './regions.ts'
import { glance } from './glance.ts'
import { component, targets } from './targets.ts'

export const ui: GameUi<ElGaucho> = {
  Board,
  targets,
  component,
  consequences,
  Figures,
  regions,
  score: glance.score,
}
