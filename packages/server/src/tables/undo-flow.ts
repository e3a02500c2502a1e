/** Asking the table, and acting once everybody has agreed. */
import { Refused } from '../workers/refused.ts'
import type { TableActor } from './actor.ts'
import { playedSeat } from './seats.ts'
import { askUndo, consentUndo, undoGranted } from './undo-request.ts'

export async function requestUndo(actor: TableActor, guest: string | null, seq: number): Promise<void> {
  const row = await actor.change(async (table, at) => {
    const seat = playedSeat(table, guest)
    if (table.status !== 'running') throw new Refused(table.status === 'open' ? 'not-started' : 'game-over')
    if (seq !== at) throw new Refused('stale')
    if (!(await actor.hasMoved(seat))) throw new Refused('nothing-to-undo')
    return askUndo(table, seat, at)
  })
  if (row.doc.undo && undoGranted(row.doc)) await actor.takeBack(row.doc.undo)
}

export async function consentToUndo(actor: TableActor, guest: string | null, agree: boolean): Promise<void> {
  const row = await actor.change((table, at) => consentUndo(table, playedSeat(table, guest), at, agree))
  if (row.doc.undo && undoGranted(row.doc)) await actor.takeBack(row.doc.undo)
}
