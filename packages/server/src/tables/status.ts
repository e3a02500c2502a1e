/** What can only be asked of a table in a certain state. */
import type { TableRow } from '../storage/types.ts'
import { Refused } from '../workers/refused.ts'

export function mustHaveStarted({ status }: TableRow): void {
  if (status === 'open') throw new Refused('not-started')
  if (status === 'stopped') throw new Refused('table-stopped')
}

export function mustRun(row: TableRow): void {
  mustHaveStarted(row)
  if (row.status === 'finished') throw new Refused('game-over')
}
