/** Going back where people play with bots at one screen: whoever sits there takes back what a person answered last. */
import { canUndo, type Entry, type Seat } from '@waystation/kernel'
import type { GameTable } from './game-table.ts'

export type UndoRefused = 'nothing-to-undo' | 'undo-barrier'

/**
 * The line that takes back the last answer of one of these people. Bots that answered since do not mind; a revelation stands
 * in the way unless everyone has `agreed`.
 */
export function undoFor({ match }: GameTable, people: readonly Seat[], agreed: boolean): Entry | UndoRefused {
  const { moves } = match
  let index = moves.length - 1
  while (index >= 0 && !people.includes(moves[index].seat)) index--
  if (index < 0) return 'nothing-to-undo'
  const { seat } = moves[index]
  if (canUndo(match, seat)) return { seat, undo: 'own' }
  const hidden = moves.slice(index).every((move) => !move.revealed)
  return agreed || hidden ? { seat, undo: 'agreed' } : 'undo-barrier'
}
