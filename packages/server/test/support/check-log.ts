/** After the storm: what the storage holds against what players were promised. */
import { isDeepStrictEqual } from 'node:util'
import { begin, type Game, type GameTypes, hashOf, type Match, observe, playEntry } from '@waystation/kernel'
import { playedLines } from '@waystation/table'
import { ticTacToe } from '@waystation/tic-tac-toe'
import { expect } from 'vitest'
import { openStorage } from '../../src/storage/open.ts'
import type { Line, Storage, TableRow } from '../../src/storage/types.ts'
import { highCard } from './games/high-card.ts'
import { trap } from './games/trap.ts'
import type { Where } from './storages.ts'
import type { Acknowledged } from './stubborn.ts'

const GAMES: { readonly [id: string]: Game } = {
  'high-card': highCard,
  trap: trap,
  'tic-tac-toe': ticTacToe,
}

function replayed(row: TableRow, lines: readonly Line[]): Match<GameTypes> {
  let { match } = begin(GAMES[row.game], row.config, row.seed)
  for (const entry of playedLines(lines.map((line) => line.entry))) ({ match } = playEntry(match, entry))
  return match
}

/** A compacted log names no requests: there every promise must have a line of its own. */
function checkPromises(lines: readonly Line[], promised: readonly Acknowledged[]): void {
  const left = [...lines]
  for (const { client, seat, option } of promised) {
    const at = left.findIndex(
      (line) => (line.client ?? client) === client && isDeepStrictEqual(line.entry, { seat, option }),
    )
    expect(at, `${client}: seat ${seat} ${option}`).toBeGreaterThanOrEqual(0)
    left.splice(at, 1)
  }
}

async function checkTable(
  storage: Storage,
  id: string,
  promised: readonly Acknowledged[],
  view: unknown,
): Promise<number> {
  const row = await storage.table(id)
  if (!row) throw new Error(`the table ${id} is gone`)
  const lines = await storage.lines(id, 0)
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, i) => i + 1))
  const clients = lines.flatMap(({ client }) => (client === null ? [] : [client]))
  expect(new Set(clients).size).toBe(clients.length)
  checkPromises(lines, promised)
  const snapshot = await storage.snapshot(id)
  if (snapshot) expect(hashOf(replayed(row, lines.slice(0, snapshot.seq)).state)).toBe(snapshot.hash)
  expect(snapshot?.seq ?? 0).toBeLessThanOrEqual(lines.length)
  const { game, state } = replayed(row, lines)
  expect(row.status).toBe(state.agenda.length === 0 ? 'finished' : 'running')
  expect(view).toEqual(JSON.parse(JSON.stringify(observe(game, state, 0).view)))
  return lines.length
}

interface Aftermath {
  readonly tables: readonly string[]
  readonly promised: readonly Acknowledged[]
  /** By table, what its first seat was shown at the end. */
  readonly views: ReadonlyMap<string, unknown>
}

/** Every acknowledged answer is there, none twice, every snapshot and every view equals a replay. Gives the number of lines. */
export async function checkLogs(where: Where, { tables, promised, views }: Aftermath): Promise<number> {
  const storage = await openStorage(where)
  try {
    let lines = 0
    for (const id of tables)
      lines += await checkTable(
        storage,
        id,
        promised.filter(({ table }) => table === id),
        views.get(id),
      )
    return lines
  } finally {
    await storage.close()
  }
}
