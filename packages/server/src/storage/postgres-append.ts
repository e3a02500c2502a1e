/**
 * The busiest statement of the server, without the detour over a query builder: one for any number of lines, so that
 * one round trip writes, ends games, keeps snapshots and tells the other processes, all or nothing.
 */
import type { Pool } from 'pg'
import { parcelNumbers } from './parcels.ts'
import { fromLine } from './rows.ts'
import { resultText, waitingText } from './standings.ts'
import type { Append } from './types.ts'

const WRITE = `
with given as (
  select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::bigint[],
    $8::boolean[], $9::text[], $10::text[], $11::int[], $12::text[], $14::bigint[], $15::boolean[],
    $16::text[], $17::text[], $18::bigint[], $19::text[])
  as given(table_id, seq, seat, kind, option_id, client, at, finished, hash, body, parcel, news, due, done,
    waiting, clock, deadline, result)
), won as (
  insert into lines (table_id, seq, seat, kind, option_id, client, at, clock)
  select table_id, seq, seat, kind, option_id, client, at, clock from given
  on conflict (table_id, seq) do nothing returning table_id, seq
), standing as (
  select given.* from given join won using (table_id, seq)
), ended as (
  update tables set status = 'finished', updated_at = standing.at, version = version + 1
  from standing where standing.finished and tables.id = standing.table_id
), kept as (
  insert into snapshots (table_id, seq, hash, body) select table_id, seq, hash, body from standing where hash is not null
  on conflict (table_id) do update set seq = excluded.seq, hash = excluded.hash, body = excluded.body
  where snapshots.seq < excluded.seq
), stands as (
  insert into standings (table_id, seq, at, waiting, clock, deadline, result)
  select table_id, seq, at, waiting, clock, deadline, result from standing
  on conflict (table_id) do update set seq = excluded.seq, at = excluded.at, waiting = excluded.waiting,
    clock = excluded.clock, deadline = excluded.deadline, result = excluded.result
  where standings.seq <= excluded.seq
), owed as (
  insert into due (table_id, seq, at) select table_id, seq, due from standing where due is not null
  on conflict (table_id) do update set seq = excluded.seq, at = excluded.at
), settled as (
  delete from due using standing where standing.done and due.table_id = standing.table_id
)
`
/** To the other processes goes what stands; where a message bus carries it, the statement says nothing, but the types of what it is given. */
const TELL = `select array_agg(table_id || ' ' || seq) as stands, pg_notify('waystation', $13 || '[' || string_agg(news, ',') || ']')
from standing group by parcel`
const KEEP_QUIET = `select array_agg(table_id || ' ' || seq) as stands from standing where $13::text is null`
const APPEND = { name: 'append', text: WRITE + TELL }
const APPEND_QUIETLY = { name: 'append-quietly', text: WRITE + KEEP_QUIET }

/** `self` stands before the news of a process; null: nobody is told. */
export async function postgresAppend(pool: Pool, self: string | null, batch: readonly Append[]): Promise<boolean[]> {
  const name = ({ table, line }: Append): string => `${table} ${line.seq}`
  // In one order everywhere: two processes that race for the same lines wait for each other, never both.
  const sorted = [...batch].sort((a, b) => (a.table < b.table ? -1 : 1))
  const lines = sorted.map(({ table, line }) => fromLine(table, line))
  const news = sorted.map(({ table, line: { seq, entry } }) => JSON.stringify({ kind: 'line', table, seq, entry }))
  const values = [
    ...(['table_id', 'seq', 'seat', 'kind', 'option_id', 'client', 'at'] as const).map((c) => lines.map((l) => l[c])),
    sorted.map(({ finished }) => finished),
    sorted.map(({ snapshot }) => snapshot?.hash ?? null),
    sorted.map(({ snapshot }) => snapshot?.body ?? null),
    parcelNumbers(news),
    news,
    self,
    sorted.map(({ due }) => (due === 'done' ? null : due)),
    sorted.map(({ due }) => due === 'done'),
    sorted.map(({ standing }) => waitingText(standing)),
    sorted.map(({ standing }) => standing.clock),
    sorted.map(({ standing }) => standing.deadline),
    sorted.map(({ standing }) => resultText(standing)),
  ]
  const statement = self === null ? APPEND_QUIETLY : APPEND
  const { rows } = await pool.query<{ stands: string[] | null }>({ ...statement, values })
  const won = new Set(rows.flatMap((row) => row.stands ?? []))
  return batch.map((item) => won.has(name(item)))
}
