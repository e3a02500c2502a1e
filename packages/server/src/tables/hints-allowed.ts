/** Where a bot may be asked what it would do, or shows it. */
import type { Storage, TableRow } from '../storage/types.ts'
import { Refused } from '../workers/refused.ts'
import { mayAskForHints } from './info.ts'

/**
 * A game that was branched off a running one has no more hints than that one, as long as it runs: it is the same position, however many
 * branches lie in between, and whatever became of those.
 */
export async function hintsAllowed(storage: Storage, row: TableRow): Promise<boolean> {
  if (row.status === 'running' && !mayAskForHints(row.doc)) return false
  const { origin } = row.doc
  const source = origin.kind === 'fork' ? await storage.table(origin.of) : null
  return source === null || (await hintsAllowed(storage, source))
}

/** A bot that takes the seat of whoever branched off shows what it would do there. */
export async function checkStandIn(storage: Storage, row: TableRow): Promise<void> {
  const branched = row.status === 'running' && row.doc.origin.kind === 'fork'
  if (branched && !(await hintsAllowed(storage, row))) throw new Refused('no-hints')
}
