import type { AdminProblems, AdminText } from '../admin.ts'

export const admin: AdminText = {
  help: `waystation admin <what>: keeping house, also beside a running server

  owner <name>                     make an account an owner of the house; the first one is made here
  role <name> owner|keeper|none    give or take a role
  find <text>                      people whose name has this in it, with their ids
  reports [open|heeded|dismissed]  what people told about others
  settle <report> heeded|dismissed close a report
  mute <name>                      they may not speak (--days or --until, --reason)
  unmute <name>
  ban <name>                       they may not come in (--days or --until, --reason; --browsers --networks: nor with the
                                   browsers they came with, nor from the networks they come from now)
  ban --address <range>            nobody may come in from there, such as 203.0.113.0/24
  bans                             bans that stand
  lift <ban or name>               end a ban
  rename <name> <new name>         everywhere; it stays so for 30 days
  close <table>                    end a table that is open or running
  stand-in <table> <seat>          have a bot play a seat until its owner is back (--bot)
  notice --en <text> --fr <text>   tell everybody something (--hours, --days or --until)
  notice --end                     it is not told any more
  log                              what keepers of the house did

  <name> is that of an account, or an id.

  --json               as one object
  --data-dir <folder>  where the database file lives (DATA_DIR; ./data); DATABASE_URL for PostgreSQL
  --lang <language>    en or fr (WAYSTATION_LANG, then LANG)
`,
  role: (name, role) => (role === null ? `${name} has no role any more` : `${name} is ${role} of the house now`),
  muted: (name, until) => `${name} may not speak until ${until}`,
  unmuted: (name) => `${name} may speak again`,
  banned: (who, until) => `${who} may not come in until ${until}`,
  lifted: (who) => `${who} may come in again`,
  renamed: (from, to) => `${from} is called ${to} now`,
  closed: (table) => `table ${table} is closed`,
  standIn: (table, seat) => `a bot plays seat ${seat} of table ${table}`,
  announced: (until) => `everybody is told until ${until}`,
  ended: 'nothing is told to everybody any more',
  settled: (state) => (state === 'heeded' ? 'settled: heeded' : 'settled: dismissed'),
  ordered: 'no server has done it yet: it will be done as soon as one runs',
  none: 'none',
  kinds: {
    unlock: 'unlocked',
    role: 'role',
    mute: 'muted',
    unmute: 'unmuted',
    ban: 'banned',
    lift: 'ban lifted',
    rename: 'renamed',
    close: 'table closed',
    'stand-in': 'stand-in',
    notice: 'notice',
    'end-notice': 'notice ended',
    report: 'report settled',
  },
  reports: {
    rude: 'rude words',
    name: 'name',
    unfair: 'unfair play',
    stalling: 'keeps others waiting',
    left: 'left',
    other: 'something else',
  },
  roles: { owner: 'owner', keeper: 'keeper' },
  commandLine: 'command line',
  guest: 'guest',
  account: 'account',
  person: ({ name, kind, role, muted, banned }) =>
    [name, kind, role, muted && `muted until ${muted}`, banned && `banned until ${banned}`].filter(Boolean).join(', '),
  ban: ({ who, until, reason }) => `${who}, until ${until}${reason === '' ? '' : `: ${reason}`}`,
  aBrowser: 'a browser',
  report: ({ by, heeded, told, kind, person, times }) =>
    `${person}: ${kind}${times > 1 ? ` (${times} times)` : ''}, told by ${by} (heeded ${heeded} of ${told})`,
  said: (name, text) => `${name}: ${text}`,
}

export const adminProblems: AdminProblems = {
  adminWhat: () => 'say what: waystation admin --help',
  noPerson: (name) => `there is no account or id "${name}"`,
  noTable: (table) => `there is no table ${table}`,
  noBan: (name) => `no ban of "${name}" stands`,
  noReport: (id) => `there is no open report ${id}`,
  needsEnd: () => 'say until when: --days 7, --hours 3 or --until 2027-01-31',
  badEnd: (value) => `an end is a number from 1 on or a day such as 2027-01-31 that is to come, not "${value}"`,
  badSeat: (value) => `a seat is a number from 1 on, not "${value}"`,
  badRange: (value) =>
    `an address or network is 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48, not too wide and not this machine, not "${value}"`,
  badRole: (value) => `a role is owner, keeper or none, not "${value}"`,
  badVerdict: (value) => `a report is heeded or dismissed, not "${value}"`,
  badName: (value) => `"${value}" cannot be a name`,
  nameTaken: (name) => `somebody has the name "${name}", or one that looks like it`,
  onlyAccounts: (name) => `${name} has no account`,
  needsBothLanguages: () => 'say it in both languages: --en and --fr',
  refused: (message) => message,
}
