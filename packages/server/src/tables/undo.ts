/** Going back beyond a revelation: one seat asks, every other person at the table must agree. */
import type { TableDoc, TableRow } from '../storage/types.ts'
import { Refused } from '../workers/refused.ts'
import { playedSeat, voters } from './seats.ts'
import type { LiveTable } from './live-table.ts'

export async function requestUndo(table: LiveTable, guest: string | null, line: number): Promise<void> {
  const after = await table.change(async (row, game) => {
    const seat = playedSeat(row, guest)
    if (row.status !== 'running') throw new Refused(row.status === 'open' ? 'not-started' : 'game-over')
    if (line !== game.line) throw new Refused('stale')
    if (!(await game.call('moved', { table: row.id, seat }))) throw new Refused('nothing-to-undo')
    return asked(row, seat, line)
  })
  await takeBackIfGranted(table, after)
}

export async function consentToUndo(table: LiveTable, guest: string | null, agree: boolean): Promise<void> {
  const after = await table.change((row, { line }) => consented(row, playedSeat(row, guest), line, agree))
  await takeBackIfGranted(table, after)
}

async function takeBackIfGranted(table: LiveTable, { doc }: TableRow): Promise<void> {
  if (doc.undo && isGranted(doc)) await table.takeBack(doc.undo)
}

function asked({ doc }: TableRow, seat: number, line: number): TableDoc {
  if (doc.undo?.seq === line) throw new Refused('undo-pending')
  return { ...doc, undo: { seat, seq: line, agreed: [] } }
}

function consented({ doc }: TableRow, seat: number, line: number, agree: boolean): TableDoc {
  const { undo } = doc
  if (undo?.seq !== line) throw new Refused('no-undo-request')
  if (!agree) return { ...doc, undo: null }
  if (undo.seat === seat) throw new Refused('not-allowed')
  return undo.agreed.includes(seat) ? doc : { ...doc, undo: { ...undo, agreed: [...undo.agreed, seat] } }
}

function isGranted(doc: TableDoc): boolean {
  const { undo } = doc
  return undo !== null && voters(doc).every((seat) => seat === undo.seat || undo.agreed.includes(seat))
}
