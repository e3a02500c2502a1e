/** The drawn board of Deadwood. */
import type { Deadwood } from '@waystation/deadwood'
import type { GameUi } from '../../adapter.ts'
import { Board } from './Board.tsx'
import { Figures } from './Figures.tsx'
import { consequences } from './note.ts'
import { regions } from './regions.ts'
import { glance } from './glance.ts'
import { component, targets } from './targets.ts'

export const ui: GameUi<Deadwood> = {
  Board,
  targets,
  component,
  consequences,
  Figures,
  regions,
  score: glance.score,
}
