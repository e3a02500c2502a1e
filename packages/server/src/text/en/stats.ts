import type { CommandText } from '../types.ts'

const MB = 1024 * 1024

export const stats: CommandText['stats'] = {
  help: `waystation stats [--json] [--data-dir <folder>]: what the database holds, also while the server runs

  --json               one JSON object instead of words
  --data-dir <folder>  where the database file lives (DATA_DIR; ./data); DATABASE_URL for PostgreSQL
  --lang <language>    en or fr (WAYSTATION_LANG, then LANG)
`,
  size: (bytes) => `${(bytes / MB).toFixed(1)} MB`,
  database: (kind, size, free) =>
    `${kind === 'sqlite' ? 'SQLite file' : 'PostgreSQL database'}: ${size}${free === null ? '' : `, of which ${free} free`}`,
  tables: 'Tables',
  statuses: { open: 'open', running: 'running', finished: 'finished', stopped: 'stopped' },
  kept: 'What is kept',
  kinds: {
    tables: 'tables',
    lines: 'lines of games',
    snapshots: 'snapshots',
    compact_games: 'compact games',
    members: 'members of tables',
    guests: 'guests',
    chat: 'messages',
    invites: 'invitations',
  },
  rows: 'number',
  bytes: 'size',
  index: 'index',
  ages: (oldest, newest) => `First table opened on ${oldest}, last on ${newest}`,
  due: 'What retention would do now',
  chores: {
    games: 'games to compact',
    tables: 'tables nobody joined',
    guests: 'guests to forget',
    chat: 'messages to remove',
    reports: 'reports to remove',
  },
  after: 'after',
  older:
    'An older release wrote this database: what retention would do is known once a server of this one has started on it.',
}
