/** Somebody leaves a table; behind the last one who waited there it is closed. */
import { leave } from './absence.ts'
import type { LiveTable } from './live-table.ts'
import { abandoned } from './seats.ts'

export async function walkOut(table: LiveTable, person: string, bot?: string): Promise<void> {
  await table.happens((row) => leave(row, person, bot))
  if (abandoned(table.row)) await table.change(({ doc }) => ({ ...doc, report: 'everybody left' }), 'stopped')
}
