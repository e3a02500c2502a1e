/** The drawn board of El Gaucho. */
import type { ElGaucho } from '@waystation/el-gaucho'
import type { GameUi } from '../../adapter.ts'
import { Board } from './Board.tsx'
import { previewNote } from './note.ts'
import { component, targets } from './targets.ts'

export const ui: GameUi<ElGaucho> = {
  Board,
  targets,
  component,
  previewNote,
  score: (view, seat) => view.players[seat]?.pesos ?? null,
}
