/** Rows for tests of the storage. */
import type { Append, TableRow } from '../../src/storage/types.ts'

export const row = (id: string, change: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'tic-tac-toe',
  rules: 1,
  config: { players: 2, variants: { board: 'small' } },
  seed: 'seed',
  salt: 'salt',
  status: 'running',
  visibility: 'public',
  opening: null,
  doc: {
    host: 'g1',
    hints: false,
    rated: null,
    clock: null,
    whenOut: 'bot',
    standIn: 'greedy',
    begunAt: null,
    seats: [],
    origin: { kind: 'new' },
    dismissed: [],
    invited: [],
    matched: false,
    undo: null,
    dice: null,
    rematch: null,
    report: null,
  },
  version: 1,
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_000,
  ...change,
})

/** How a table stands that waits for nobody and has no clock. */
export const NOTHING: Append['standing'] = { waiting: [], clock: null, deadline: null, result: null }

export const answer = (table: string, seq: number, change: Partial<Append> = {}): Append => ({
  table,
  line: { seq, entry: { seat: seq % 2, option: `mark ${seq}` }, client: `c${seq}`, at: 1_700_000_000_000 + seq },
  finished: false,
  snapshot: null,
  due: null,
  standing: NOTHING,
  ...change,
})
