/** What the database holds, for a person at a terminal. */
import { TableStatus } from '@waystation/protocol'
import { CHORES } from '../retention/chores.ts'
import { lifetimeTexts, type RetentionConfig } from '../retention/lifetimes.ts'
import type { CommandText } from '../text/types.ts'
import { KINDS, type Stats } from './stats.ts'

const STATUSES = TableStatus.options

/** Columns side by side: the first to the left, numbers to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)))
  const cell = (text: string, i: number): string => (i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i]))
  return rows.map((row) => `  ${row.map(cell).join('  ')}`.trimEnd())
}

export function statsReport(stats: Stats, config: RetentionConfig, { stats: say }: CommandText): string {
  const { bytes, freeBytes, oldest, newest, due } = stats
  const day = (time: number): string => new Date(time).toISOString().slice(0, 10)
  const parts = [
    [say.database(stats.database, say.size(bytes), freeBytes > 0 ? say.size(freeBytes) : null)],
    ['', say.tables, ...tablesByGame(stats, say)],
    ['', say.kept, ...kept(stats, say)],
    oldest === null || newest === null ? [] : ['', say.ages(day(oldest), day(newest))],
    ['', ...(due === null ? [say.older] : [say.due, ...dueNow(due, config, say)])],
  ]
  return `${parts.flat().join('\n')}\n`
}

type Say = CommandText['stats']

function tablesByGame({ games }: Stats, say: Say): string[] {
  const count = (game: string, status: string): string =>
    String(games.find((row) => row.game === game && row.status === status)?.tables ?? 0)
  const ids = [...new Set(games.map(({ game }) => game))]
  const rows = ids.map((game) => [game, ...STATUSES.map((status) => count(game, status))])
  return columns([['', ...STATUSES.map((status) => say.statuses[status])], ...rows])
}

function kept({ kinds }: Stats, say: Say): string[] {
  const rows = KINDS.map((kind) => {
    const { rows: count, bytes, indexBytes } = kinds[kind]
    return [say.kinds[kind], String(count), say.size(bytes), say.size(indexBytes)]
  })
  return columns([['', say.rows, say.bytes, say.index], ...rows])
}

function dueNow(due: NonNullable<Stats['due']>, config: RetentionConfig, say: Say): string[] {
  const { compactGames, openTables, guests, chat, reports } = lifetimeTexts(config)
  const after = { games: compactGames, tables: openTables, guests, chat, reports }
  return columns([
    ['', say.rows, say.after],
    ...CHORES.map((kind) => [say.chores[kind], String(due[kind]), after[kind]]),
  ])
}
