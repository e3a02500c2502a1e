/** The drawn board of Deadwood. */
import type { Deadwood } from '@waystation/deadwood'
import type { GameUi } from '../../adapter.ts'
import { Board } from './Board.tsx'
import { previewNote } from './note.ts'
import { component, targets } from './targets.ts'

export const ui: GameUi<Deadwood> = {
  Board,
  targets,
  component,
  previewNote,
  score: (view, seat) => view.players[seat]?.total ?? null,
}
