import { joined } from '@waystation/wording'
import type { CommandText } from '../types.ts'
import { admin, adminProblems } from './admin.ts'
import { stats } from './stats.ts'

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const contents = ({ tables, lines }: { tables: number; lines: number }): string =>
  `${counted(tables, 'table', 'tables')}, ${counted(lines, 'answer', 'answers')}`

export const commands: CommandText = {
  open: (url) => `Waystation is open at ${url}`,
  error: (problem) => `error: ${problem}`,
  serveHelp: ({ port, host, logLevel, lifetimes }) => `waystation serve: the Waystation server

  --port <number>      port to listen on (PORT; ${port})
  --host <address>     address to listen on (HOST; ${host}; 0.0.0.0 for everyone)
  --data-dir <folder>  where the database file and the key live (DATA_DIR; ./data)
  --public-url <url>   how people reach it, behind a proxy (PUBLIC_URL)
  --log-level <level>  fatal, error, warn, info, debug, trace or silent (LOG_LEVEL; ${logLevel})
  --lang <language>    en or fr (WAYSTATION_LANG, then LANG)
  --help               this text

Environment only:
  DATABASE_URL         postgres://...: use PostgreSQL instead of the file in the data folder
  BUS_URL              nats://...: with PostgreSQL and many processes, how they tell each other news
  REPLICA_URL          postgres://...: a replica of the database, from which finished games are read
  TRUST_PROXY          1: believe X-Forwarded-* headers of the proxy
  ALLOWED_HOSTS        further names of this house, beside that of the public address and of the machine; * for any
  PROCESS_PATH         /at/one: path under which a balancer leads to this very process, one of several
  SMTP_URL             smtp://user:password@host:587: notices by mail (needs MAIL_FROM and the public address)
  MAIL_FROM            whom they come from, such as "Waystation <notices@games.example>"
  RATED                accounts: only people with an account are rated (default); everybody: guests too
  NOTICE_NETWORKS      addresses inside your network to which people may have notices sent (10.0.0.7,fd00::/8)
  METRICS_TOKEN        who shows it may read /metrics; without it only this machine may
  WAYSTATION_SECRET    key that signs cookies, at least 32 characters; otherwise generated and stored automatically

How long things are kept, in days (30d) or hours (12h), or off: for ever
  COMPACT_GAMES_AFTER  finished games become one small piece, which plays and replays the same (${lifetimes.compactGames})
  KEEP_OPEN_TABLES     open tables that nobody joined (${lifetimes.openTables})
  KEEP_GUESTS          guests who did not come back and of whom no table or message speaks (${lifetimes.guests})
  KEEP_CHAT            what people said (${lifetimes.chat})
  KEEP_REPORTS         why a table was stopped (${lifetimes.reports})
  RETENTION            off: all of the above is off
`,
  copyHelp: `waystation backup <file> [--data-dir <folder>]: a consistent copy of the database, also while the server runs
waystation restore <file> [--data-dir <folder>]: puts a copy back; the server must not be running
`,
  copied: (file, counts) => `${file}: ${contents(counts)}`,
  restored: (counts, kept) =>
    `restored: ${contents(counts)}${kept === null ? '' : `; what was there before is now ${kept}`}`,
  unlockHelp: `waystation unlock <name> [--data-dir <folder>]: a link that signs somebody in who has lost every way in
`,
  unlocked: (name, link, minutes) => `${name} can sign in by this link, once, within ${minutes} minutes:\n${link}`,
  admin,
  stats,
  rate: {
    help: `waystation rate --all [--data-dir <folder>]: makes ratings and statistics anew from the results of all games

  --annul <table>      take the result of this table out of them for good
  --data-dir <folder>  where the database file lives (DATA_DIR; ./data); DATABASE_URL for PostgreSQL
  --lang <language>    en or fr (WAYSTATION_LANG, then LANG)
`,
    made: (game, different) => `${game}: ${different === 0 ? 'all the same' : `different: ${different}`}`,
  },
  problems: {
    ...adminProblems,
    unknownOption: (option) => `there is no option ${option}`,
    missingValue: (option) => `${option} needs a value`,
    unexpected: (argument) => `"${argument}" is one argument too many`,
    unreadable: () => 'the command cannot be read',
    badLanguage: (value, known) => `--lang must be ${joined('or')(known)}, not "${value}"`,
    badProxies: (name, value) =>
      `${name} is a number of proxies (1 to 9) or a list of their addresses (10.0.0.0/8,::1), not "${value}"`,
    badHosts: (name, value) =>
      `${name} is a list of names such as games.example,cards.example, or * for any, not "${value}"`,
    badNetworks: (name, value) =>
      `${name} is a list of addresses or networks such as 10.0.0.7,fd00::/8, not "${value}"`,
    badPath: (name, value) => `${name} is /at/ and a name, such as /at/one, not "${value}"`,
    needs: (name, other) => `${name} needs ${other}`,
    badCount: (name, value) => `${name} is a whole number from 1 on, not "${value}"`,
    badPort: (value) => `the port is a number from 0 to 65535, not "${value}"`,
    badAddress: (name, beginnings) => `${name} must start with ${beginnings.join(' or ')}`,
    shortSecret: (name, characters) => `${name} needs at least ${characters} characters`,
    badRated: (name, value, known) => `${name} is one of ${known}, not "${value}"`,
    rateWhat: () => 'say --all, or --annul and a table',
    noResult: (table) => `table ${table} has no result, or it was annulled before`,
    badLevel: (value, known) => `the log level is one of ${known}, not "${value}"`,
    badSwitch: (name, value) => `${name} is on or off, not "${value}"`,
    badLifetime: (name, value) => `${name} is a number of days or hours such as 30d or 12h, or off, not "${value}"`,
    shortLifetime: (name, shortest) => `${name} is at least ${shortest}`,
    noNameGiven: () => 'name the account',
    noAccount: (name) => `there is no account called "${name}"`,
    noCopyNamed: () => 'name the file of the copy',
    usePostgresTools: () => 'a PostgreSQL database is copied with pg_dump and pg_restore',
    emptyFile: (file) =>
      `${file} is empty: restore a copy of it (waystation restore), or remove it to begin with an empty house`,
    noDatabase: (folder) => `there is no database in ${folder}`,
    emptyDatabase: () => 'the database holds nothing of ours yet: no server has started on it',
    exists: (file) => `${file} exists already`,
    noFile: (file) => `there is no file ${file}`,
    inUse: (file) => `${file} is in use: stop the server first`,
    notADatabase: (file) => `${file} is not a whole Waystation database`,
    portInUse: (address) => `${address} is taken: another program listens there`,
    notPermitted: (what) => `${what}: not permitted`,
    databaseAway: () => 'the database does not answer: check DATABASE_URL',
    noNative: (name) => `the native part of ${name} is missing or made for another Node.js: run npm rebuild ${name}`,
  },
}
