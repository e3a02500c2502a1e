/** Where friends are, and the public tables at which people sit. */
import type { SeenTable, Whereabouts } from '@waystation/protocol'
import { freeSeats } from '../../company/fitting.ts'
import type { TableRow } from '../../storage/types.ts'
import { seatOf } from '../../tables/seats.ts'
import type { Context } from '../context.ts'

/** Tables of all of somebody's people that are looked through. */
const TABLES = 200

export function whereaboutsOf({ tables }: Context, person: string): Whereabouts {
  const { presence } = tables.services
  if (presence.here(person)) return 'here'
  return presence.around(person) ? 'elsewhere' : 'away'
}

/** By person: public tables at which they sit now. */
export async function seenTables(
  { storage }: Context,
  people: readonly string[],
): Promise<(person: string) => SeenTable[]> {
  const rows = await storage.publicTablesOf(people, TABLES)
  return (person) => rows.filter((row) => seatOf(row, person) !== null).map(seen)
}

function seen(row: TableRow): SeenTable {
  const { id, game, status } = row
  return { id, game, status, free: freeSeats(row) }
}
