import type { BotId } from '@waystation/bots'
import type { ErrorCode, TableStatus } from '@waystation/protocol'
import type { Kind } from '../ops/stats.ts'
import type { ChoreName } from '../retention/chores.ts'
import type { Lifetimes } from '../retention/lifetimes.ts'
import type { AdminProblems, AdminText } from './admin.ts'
import type { NoticeText } from './notices.ts'

export type HeldCode = 'banned' | 'muted'

export interface ServerText {
  readonly errors: { readonly [code in ErrorCode]: string }
  /** What keepers of the house have forbidden, until when; `reason` follows it where they gave one. */
  readonly held: { readonly [code in HeldCode]: (until: string) => string } & { reason(words: string): string }
  readonly commands: CommandText
  /** The way back from a page that says that something is wrong. */
  readonly home: string
  readonly share: ShareText
  readonly notices: NoticeText
  /** Shown in place of the web client until it is built. */
  readonly placeholder: { readonly title: string; readonly text: string }
}

/** On the picture that a link to a table shows. */
interface ShareText {
  /** As long as the game is not over. */
  readonly table: string
  readonly nobody: string
  /** Whoever deleted their account. */
  readonly somebody: string
  wins(name: string): string
  winsBy(name: string, points: number): string
  share(names: readonly string[]): string
  readonly bots: { readonly [bot in BotId]: string }
}

interface Counts {
  readonly tables: number
  readonly lines: number
}

interface ServeDefaults {
  readonly port: number
  readonly host: string
  readonly logLevel: string
  /** As they are written in the environment. */
  readonly lifetimes: { readonly [K in keyof Lifetimes]: string }
}

/** For the person who runs the server in a terminal. */
export interface CommandText {
  /** The server is up. */
  open(url: string): string
  /** How a problem is introduced. */
  error(problem: string): string
  serveHelp(defaults: ServeDefaults): string
  readonly copyHelp: string
  copied(file: string, counts: Counts): string
  /** `kept`: where what was there before is now. */
  restored(counts: Counts, kept: string | null): string
  readonly unlockHelp: string
  /** A link that works once, for so many minutes. */
  unlocked(name: string, link: string, minutes: number): string
  readonly admin: AdminText
  readonly stats: StatsText
  readonly rate: { readonly help: string; made(game: string, different: number): string }
  readonly problems: Problems
}

/** What `waystation stats` says. */
interface StatsText {
  readonly help: string
  size(bytes: number): string
  /** `free`: what an embedded file has not given back yet. */
  database(kind: 'sqlite' | 'postgres', size: string, free: string | null): string
  readonly tables: string
  readonly statuses: { readonly [status in TableStatus]: string }
  readonly kept: string
  readonly kinds: { readonly [kind in Kind]: string }
  readonly rows: string
  readonly bytes: string
  readonly index: string
  ages(oldest: string, newest: string): string
  readonly due: string
  readonly chores: { readonly [chore in ChoreName]: string }
  readonly after: string
  /** The database was written by an older release. */
  readonly older: string
}

/** What can be wrong, each in one line. */
interface Problems extends AdminProblems {
  unknownOption(option: string): string
  missingValue(option: string): string
  unexpected(argument: string): string
  unreadable(): string
  badLanguage(value: string, known: readonly string[]): string
  badPort(value: string): string
  badProxies(name: string, value: string): string
  badCount(name: string, value: string): string
  badHosts(name: string, value: string): string
  badNetworks(name: string, value: string): string
  badPath(name: string, value: string): string
  /** Something in the environment that is of no use without something else. */
  needs(name: string, other: string): string
  badAddress(name: string, beginnings: readonly string[]): string
  shortSecret(name: string, characters: number): string
  badLevel(value: string, known: string): string
  badRated(name: string, value: string, known: string): string
  badSwitch(name: string, value: string): string
  badLifetime(name: string, value: string): string
  shortLifetime(name: string, shortest: string): string
  rateWhat(): string
  noResult(table: string): string
  noCopyNamed(): string
  noNameGiven(): string
  noAccount(name: string): string
  usePostgresTools(): string
  noDatabase(folder: string): string
  /** The database file has no bytes. */
  emptyFile(file: string): string
  emptyDatabase(): string
  exists(file: string): string
  noFile(file: string): string
  inUse(file: string): string
  notADatabase(file: string): string
  portInUse(address: string): string
  notPermitted(what: string): string
  databaseAway(): string
  noNative(name: string): string
}
