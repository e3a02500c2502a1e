/** People somebody has played with: whom they may invite without a link. */
import type { TableDoc, TableRow } from '../storage/types.ts'
import { Refused } from '../workers/refused.ts'
import { seatOf, welcomed } from './seats.ts'

/** So many are offered, the last ones first. */
const OFFERED = 24
/** So many are invited to one table. */
const MOST_INVITED = 24

export interface Companion {
  readonly guest: string
  /** As they were called there, */
  readonly name: string
  /** at the last table that both sat at. */
  readonly table: string
  readonly seat: number
}

/** `tables`: those of this guest, the last one first; `apart`: people with whom they are not to be brought together. */
export function companions(tables: readonly TableRow[], guest: string, apart: ReadonlySet<string>): Companion[] {
  const found = new Map<string, Companion>()
  for (const row of tables) {
    const played = row.status === 'running' || row.status === 'finished'
    if (!played || seatOf(row, guest) === null) continue
    for (const [seat, { guest: other, name }] of row.doc.seats.entries()) {
      if (other !== null && other !== guest && !apart.has(other) && !found.has(other))
        found.set(other, { guest: other, name, table: row.id, seat })
    }
  }
  return [...found.values()].slice(0, OFFERED)
}

/** They may come in, and find the table among their own. Whoever was sent away is welcome again. */
export function invite(row: TableRow, person: string): TableDoc {
  const { doc, status } = row
  if (status !== 'open' || doc.dice?.dealBy) throw new Refused('already-started')
  if (!doc.seats.some(({ kind }) => kind === 'open')) throw new Refused('table-full')
  if (doc.invited.includes(person) && !doc.dismissed.includes(person)) return doc
  if (doc.invited.length >= MOST_INVITED) throw new Refused('too-many-requests')
  return { ...welcomed(row, person), invited: [...new Set([...doc.invited, person])] }
}
