/** Going back beyond a revelation: one seat asks, every other person at the table must agree. */
import type { TableDoc, TableRow } from '../storage/types.ts'
import { Refused } from '../workers/refused.ts'
import { voters } from './seats.ts'

export function askUndo(row: TableRow, seat: number, seq: number): TableDoc {
  if (row.doc.undo?.seq === seq) throw new Refused('undo-pending')
  return { ...row.doc, undo: { seat, seq, agreed: [] } }
}

export function consentUndo(row: TableRow, seat: number, seq: number, agree: boolean): TableDoc {
  const { undo } = row.doc
  if (undo?.seq !== seq) throw new Refused('no-undo-request')
  if (!agree) return { ...row.doc, undo: null }
  if (undo.seat === seat) throw new Refused('not-allowed')
  return undo.agreed.includes(seat) ? row.doc : { ...row.doc, undo: { ...undo, agreed: [...undo.agreed, seat] } }
}

export function undoGranted(doc: TableDoc): boolean {
  const { undo } = doc
  return undo !== null && voters(doc).every((seat) => seat === undo.seat || undo.agreed.includes(seat))
}
