/** The busiest statement of the server, without the detour over a query builder: prepared once, no waiting in between. */
import type { Database, Statement } from 'better-sqlite3'
import { fromLine } from './rows.ts'
import { resultText, waitingText } from './standings.ts'
import type { Append } from './types.ts'

export function sqliteAppend(file: Database): (batch: readonly Append[]) => boolean[] {
  const line: Statement<[string, number, number, string, string, string | null, number, string | null]> = file.prepare(
    `insert into lines (table_id, seq, seat, kind, option_id, client, at, clock)
     values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (table_id, seq) do nothing`,
  )
  const finish: Statement<[number, string]> = file.prepare(
    `update tables set status = 'finished', updated_at = ?, version = version + 1 where id = ?`,
  )
  const keep: Statement<[string, number, string, string]> = file.prepare(
    `insert into snapshots (table_id, seq, hash, body) values (?, ?, ?, ?) on conflict (table_id)
     do update set seq = excluded.seq, hash = excluded.hash, body = excluded.body where snapshots.seq < excluded.seq`,
  )
  const look: Statement<[string, number, number]> = file.prepare(
    `insert into due (table_id, seq, at) values (?, ?, ?) on conflict (table_id)
     do update set seq = excluded.seq, at = excluded.at`,
  )
  const stand: Statement<[string, number, number, string, string | null, number | null, string | null]> = file.prepare(
    `insert into standings (table_id, seq, at, waiting, clock, deadline, result) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (table_id) do update set seq = excluded.seq, at = excluded.at, waiting = excluded.waiting,
     clock = excluded.clock, deadline = excluded.deadline, result = excluded.result where standings.seq <= excluded.seq`,
  )
  const settle: Statement<[string]> = file.prepare(`delete from due where table_id = ?`)
  const write = (item: Append): boolean => {
    const { table_id, seq, seat, kind, option_id, client, at } = fromLine(item.table, item.line)
    const { standing } = item
    if (line.run(table_id, seq, seat, kind, option_id, client, at, standing.clock).changes === 0) return false
    const { clock, deadline } = standing
    stand.run(table_id, seq, at, waitingText(standing), clock, deadline, resultText(standing))
    if (item.finished) finish.run(item.line.at, item.table)
    const { snapshot, due } = item
    if (snapshot) keep.run(item.table, snapshot.seq, snapshot.hash, snapshot.body)
    if (due === 'done') settle.run(item.table)
    else if (due !== null) look.run(item.table, item.line.seq, due)
    return true
  }
  return file.transaction((batch: readonly Append[]) => batch.map(write))
}
