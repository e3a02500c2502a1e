/** Flags and environment. A bad value is one line and exit code 2, before anything is opened. */
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { UsageError } from './ops/problem.ts'
import { ANY_HOST } from './security/hosts.ts'
import type { MailConfig } from './notices/mail.ts'
import { LIFETIMES, type RetentionConfig } from './retention/lifetimes.ts'
import { readRetention } from './retention/read-lifetimes.ts'
import type { Limits } from './tables/services.ts'

export interface RateLimits {
  /** Requests to the API per address and minute. */
  readonly requestsPerMinute: number
  /** Files of the client, likewise: a first visit takes some 160, and a whole club may sit behind one address. */
  readonly filesPerMinute: number
  /** Messages per second and stream, on average. */
  readonly messagesPerSecond: number
  readonly streamsPerAddress: number
  /** Chat messages of one guest, on average; a table and an address may have four times as many. */
  readonly chatPerMinute: number
  /** Tries of recovery codes and links from one address. */
  readonly signInsPerMinute: number
}

/** How long, in milliseconds, a connection may keep the server waiting. Streams have a heartbeat instead. */
export interface Patience {
  /** For the head of a request, */
  readonly headersMs: number
  /** for all of it, */
  readonly requestMs: number
  /** and without a word. */
  readonly silentMs: number
  /** After an answer, until the next request; longer than proxies keep theirs, so that it is they who hang up. */
  readonly keptMs: number
  /** How often requests are checked for it. */
  readonly checkMs: number
}

/** How much one person, or one address, may take up. */
export interface Caps {
  /** Tables of one guest that are open or running. */
  readonly tablesPerGuest: number
  /** New tables of one guest, forks and imports included, in an hour. */
  readonly newTablesPerHour: number
  /** New guests from one address in an hour. */
  readonly guestsPerHour: number
  /** Time that the bots at one guest's tables may think in a minute, on average. */
  readonly botSecondsPerMinute: number
}

export interface ServerConfig {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** The message bus by which the processes of a house tell each other news; null: the database. */
  readonly busUrl: string | null
  /** A replica of the database, from which games that are over are read; null: there is none. */
  readonly replicaUrl: string | null
  /** Address under which people reach the server, when a proxy stands before it. */
  readonly publicUrl: URL | null
  /** Whose word on the address of a client counts: so many proxies before this server, or those of these networks. */
  readonly trustProxy: false | number | readonly string[]
  /** Under which a balancer leads to this very process; null: it cannot. */
  readonly processPath: string | null
  /** Further names of this house; `*` for any. */
  readonly allowedHosts: readonly string[]
  /** How mail leaves; null: none does. */
  readonly mail: MailConfig | null
  /** Networks inside the house that notices may go to. */
  readonly noticeNetworks: readonly string[]
  /** Whose games count for ratings. */
  readonly rated: (typeof RATED)[number]
  /** Who shows it may read the metrics; null: this machine only. */
  readonly metricsToken: string | null
  /** Signs the cookies; null: made on first start and kept. */
  readonly secret: string | null
  readonly logLevel: string
  readonly webDir: string
  /** Modules with further games. */
  readonly modules: readonly string[]
  readonly rulesWorkers: number
  readonly botWorkers: number
  readonly workerMemoryMb: number
  readonly limits: Limits
  readonly rates: RateLimits
  readonly caps: Caps
  readonly patience: Patience
  readonly retention: RetentionConfig
}

export const DEFAULTS: ServerConfig = {
  port: 3000,
  host: '127.0.0.1',
  dataDir: resolve('data'),
  databaseUrl: null,
  busUrl: null,
  replicaUrl: null,
  publicUrl: null,
  trustProxy: false,
  processPath: null,
  allowedHosts: [],
  mail: null,
  noticeNetworks: [],
  rated: 'accounts',
  metricsToken: null,
  secret: null,
  logLevel: 'info',
  webDir: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  modules: [],
  rulesWorkers: Math.max(1, Math.min(4, availableParallelism() - 1)),
  botWorkers: 1,
  workerMemoryMb: 512,
  limits: {
    rulesMs: 3000,
    botMs: 20_000,
    botDelayMs: 700,
    idleMs: 60_000,
    heartbeatMs: 20_000,
    lookMs: 5000,
    leaseMs: 15_000,
    graceMs: 20_000,
    beatMs: 20_000,
  },
  rates: {
    requestsPerMinute: 600,
    filesPerMinute: 20_000,
    messagesPerSecond: 30,
    streamsPerAddress: 200,
    chatPerMinute: 30,
    signInsPerMinute: 10,
  },
  caps: { tablesPerGuest: 200, newTablesPerHour: 300, guestsPerHour: 300, botSecondsPerMinute: 45 },
  patience: { headersMs: 15_000, requestMs: 30_000, silentMs: 60_000, keptMs: 72_000, checkMs: 5000 },
  retention: LIFETIMES,
}

const RATED = ['accounts', 'everybody'] as const
export const SECRET_LENGTH = 32
const POSTGRES = ['postgres:', 'postgresql:']
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  'data-dir': { type: 'string' },
  'public-url': { type: 'string' },
  'log-level': { type: 'string' },
  lang: { type: 'string' },
  help: { type: 'boolean' },
} as const

type Environment = Readonly<Record<string, string | undefined>>

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true }).values
  } catch (error) {
    throw misread(error)
  }
}

/** What the parser of flags found, in our words. */
export function misread(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const named = /'([^' ]*)/.exec(error.message)?.[1] ?? ''
  switch (error.code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return new UsageError((say) => say.unknownOption(named))
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return new UsageError((say) => say.missingValue(named))
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return new UsageError((say) => say.unexpected(named))
    default:
      return new UsageError((say) => say.unreadable())
  }
}

/** Null when only help was asked for. */
export function readConfig(args: readonly string[], env: Environment): ServerConfig | null {
  const flags = readFlags(args)
  if (flags.help) return null
  const publicUrl = flags['public-url'] ?? env['PUBLIC_URL']
  return {
    ...DEFAULTS,
    port: readPort(flags.port ?? env['PORT']),
    host: flags.host ?? env['HOST'] ?? DEFAULTS.host,
    dataDir: resolve(flags['data-dir'] ?? env['DATA_DIR'] ?? 'data'),
    databaseUrl: readDatabase(env['DATABASE_URL']),
    busUrl: readBeside(env, 'BUS_URL', ['nats:', 'tls:']),
    replicaUrl: readBeside(env, 'REPLICA_URL', POSTGRES),
    publicUrl: publicUrl ? readUrl(publicUrl, '--public-url', ['http:', 'https:']) : null,
    trustProxy: readProxies(env['TRUST_PROXY']),
    processPath: readPath('PROCESS_PATH', env),
    allowedHosts: readHosts(env['ALLOWED_HOSTS']),
    mail: readMail(env, Boolean(publicUrl)),
    noticeNetworks: readNetworks('NOTICE_NETWORKS', env),
    rated: readRated(env['RATED']),
    metricsToken: readSecret('METRICS_TOKEN', env),
    secret: readSecret('WAYSTATION_SECRET', env),
    logLevel: readLevel(flags['log-level'] ?? env['LOG_LEVEL'] ?? DEFAULTS.logLevel),
    caps: {
      tablesPerGuest: readCount(env, 'TABLES_PER_GUEST', DEFAULTS.caps.tablesPerGuest),
      newTablesPerHour: readCount(env, 'NEW_TABLES_PER_HOUR', DEFAULTS.caps.newTablesPerHour),
      guestsPerHour: readCount(env, 'GUESTS_PER_HOUR', DEFAULTS.caps.guestsPerHour),
      botSecondsPerMinute: readCount(env, 'BOT_SECONDS_PER_MINUTE', DEFAULTS.caps.botSecondsPerMinute),
    },
    retention: readRetention(env),
  }
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULTS.port
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new UsageError((say) => say.badPort(text))
  return port
}

/** Letters have links in them, and somebody they come from. The address is never shown: it holds a password. */
function readMail(env: Environment, hasPublicUrl: boolean): MailConfig | null {
  const [url, from] = [env['SMTP_URL'], env['MAIL_FROM']]
  if (url === undefined || url === '') return null
  readUrl(url, 'SMTP_URL', ['smtp:', 'smtps:'])
  if (from === undefined || from === '') throw new UsageError((say) => say.needs('SMTP_URL', 'MAIL_FROM'))
  if (!hasPublicUrl) throw new UsageError((say) => say.needs('SMTP_URL', 'PUBLIC_URL'))
  return { url, from }
}

function readNetworks(name: string, env: Environment): string[] {
  const text = env[name]
  if (text === undefined || text === '') return []
  const networks = text.split(',').map((one) => one.trim())
  if (!networks.every(isNetwork)) throw new UsageError((say) => say.badNetworks(name, text))
  return networks
}

/** Never everybody: a client could then claim any address, and with it escape every limit. */
function readProxies(text: string | undefined): ServerConfig['trustProxy'] {
  if (text === undefined || text === '' || text === '0') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map((one) => one.trim())
  if (!networks.every(isNetwork)) throw new UsageError((say) => say.badProxies('TRUST_PROXY', text))
  return networks
}

/** An address, or one with the length of its prefix. */
function isNetwork(text: string): boolean {
  const [address, bits, ...rest] = text.split('/')
  const family = isIP(address)
  const most = family === 4 ? 32 : 128
  return family !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

function readCount(env: Environment, name: string, otherwise: number): number {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError((say) => say.badCount(name, text))
  return Number(text)
}

function readUrl(text: string, name: string, protocols: readonly string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && protocols.includes(url.protocol)) return url
  const beginnings = protocols.map((protocol) => `${protocol}//`)
  throw new UsageError((say) => say.badAddress(name, beginnings))
}

/** Its value is never shown: it holds a password. */
function readDatabase(text: string | undefined): string | null {
  if (text === undefined || text === '') return null
  readUrl(text, 'DATABASE_URL', POSTGRES)
  return text
}

/** What stands beside a PostgreSQL: one process with its file has nobody to tell, and no replica. Its value is never shown either. */
function readBeside(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = env[name]
  if (text === undefined || text === '') return null
  readUrl(text, name, protocols)
  if (readDatabase(env['DATABASE_URL']) === null) throw new UsageError((say) => say.needs(name, 'DATABASE_URL'))
  return text
}

function readHosts(text: string | undefined): string[] {
  if (text === undefined || text === '') return []
  const names = text.split(',').map((one) => one.trim().toLowerCase())
  if (!names.every((name) => name === ANY_HOST || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(name)))
    throw new UsageError((say) => say.badHosts('ALLOWED_HOSTS', text))
  return names
}

function readPath(name: string, env: Environment): string | null {
  const text = env[name]
  if (text === undefined || text === '') return null
  if (!/^\/at\/[a-z0-9-]+$/.test(text)) throw new UsageError((say) => say.badPath(name, text))
  return text
}

function readSecret(name: string, env: Environment): string | null {
  const text = env[name]
  if (text === undefined || text === '') return null
  if (text.length < SECRET_LENGTH) throw new UsageError((say) => say.shortSecret(name, SECRET_LENGTH))
  return text
}

function readRated(text: string | undefined): ServerConfig['rated'] {
  if (text === undefined || text === '') return DEFAULTS.rated
  const found = RATED.find((one) => one === text)
  if (!found) throw new UsageError((say) => say.badRated('RATED', text, RATED.join(', ')))
  return found
}

function readLevel(text: string): string {
  if (!LEVELS.includes(text)) throw new UsageError((say) => say.badLevel(text, LEVELS.join(', ')))
  return text
}
