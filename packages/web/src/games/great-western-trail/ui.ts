/** The drawn board of Great Western Trail. */
import type { GreatWesternTrail } from '@waystation/great-western-trail'
import type { GameUi } from '../../adapter.ts'
import { Board } from './Board.tsx'
import { consequences } from './consequences/consequences.ts'
import { Dock } from './Dock.tsx'
import { Figures } from './Figures.tsx'
import { next } from './next.ts'
import { phases } from './phases.ts'
import { regions } from './regions.ts'
import { glance } from './glance.ts'
import { component, targets } from './targets.ts'

export const ui: GameUi<GreatWesternTrail> = {
  Board,
  Dock,
  Figures,
  regions,
  watches: true,
  targets,
  component,
  consequences,
  phases,
  next,
  score: glance.score,
}
