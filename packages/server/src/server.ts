/** The whole server in one process: storage, workers, tables, HTTP. */
import { knownRules, type RulesEntry } from '@waystation/catalog'
import { CLOSE } from '@waystation/protocol'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { Beats } from './clocks/beats.ts'
import { Pauses } from './clocks/pauses.ts'
import type { ServerConfig } from './config.ts'
import { DeletedFile } from './identity/deleted-file.ts'
import { Departures } from './identity/departures.ts'
import { Keeper } from './keeping/keeper.ts'
import { listGames } from './games/registry.ts'
import { buildApp } from './http/app.ts'
import { Context, type KnownRules } from './http/context.ts'
import { Notices } from './notices/notices.ts'
import type { House } from './notices/reading.ts'
import { makeSenders } from './notices/senders.ts'
import { briefly } from './ops/failures.ts'
import { makeMetrics, type Metrics } from './ops/metrics.ts'
import { Retention } from './retention/retention.ts'
import { newId } from './security/secrets.ts'
import { houseKey } from './security/house-key.ts'
import { signingKey } from './security/key.ts'
import { Painter } from './share/paint.ts'
import { openStorage } from './storage/open.ts'
import type { Storage } from './storage/types.ts'
import { Alarm } from './tables/alarm.ts'
import { DueTables } from './tables/due-tables.ts'
import { GroupCommit } from './tables/group-commit.ts'
import { Presence } from './tables/presence.ts'
import { Tables } from './tables/tables.ts'
import type { Services, TableEvents } from './tables/services.ts'
import { BotPool } from './workers/bot-pool.ts'
import { PastPool } from './workers/past-pool.ts'
import { WorkerPool } from './workers/pool.ts'
import type { Streams } from './ws/routes.ts'

export interface RunningServer {
  readonly url: string
  readonly tables: Tables
  readonly retention: Retention
  /** Does all that is due by now: tables first, then notices, then accounts that are to be deleted. */
  look(): Promise<void>
  /** Persists, tells clients to come back, and lets go of everything. */
  stop(): Promise<void>
}

/** `events`: who listens instead of the notices. */
export async function startServer(
  config: ServerConfig,
  events: TableEvents | null = null,
  now: () => number = Date.now,
): Promise<RunningServer> {
  const log = pino({
    level: config.logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization'],
    serializers: { err: briefly() },
  })
  const metrics = makeMetrics()
  const storage = await openStorage(config, {
    bus(why) {
      if (why === null) log.info('news travels by the message bus')
      else log.warn({ why }, 'the message bus is lost; news travels by the database')
    },
    replica(why) {
      if (why === null) log.info('finished games are read from the replica again')
      else log.warn({ why }, 'the replica does not answer; finished games are read from the database')
    },
    read: (atReplica) => metrics.finishedLogs.inc({ from: atReplica ? 'replica' : 'database' }),
  })
  const pools = makePools(config, log, metrics)
  const { limits } = config
  const { beatMs } = limits
  const pauses = new Pauses(storage)
  const self = { process: newId(), beatMs, log, now }
  const presence = new Presence({ ...self, path: config.processPath, tell: (news) => storage.tell(news) })
  const beats = new Beats({ ...self, storage, pauses })
  const games = await listGames(config.modules)
  const shelf = { games: new Map(games.map(({ id, meta }) => [id, meta])), rules: await rulesOf(games) }
  const keys = { key: await signingKey(config, storage), house: await houseKey(storage) }
  const senders = await makeSenders(config, storage, keys.key, now)
  const house: House = {
    table: (id) => tables.at(id),
    standing: async (table) => (await storage.standings([table])).at(0) ?? null,
    times: (row) => pauses.timesOf(row),
    asks: async (person, bond) => {
      const requests = await storage.company.bonds.askedOf(person)
      return requests.find(({ id }) => id === bond)?.name ?? null
    },
    apart: (person) => storage.company.bonds.apart(person),
    title: (game) => shelf.games.get(game)?.title ?? game,
  }
  const { lookMs } = limits
  const notices = new Notices({ storage, senders, presence, house, metrics, log, lookMs, now })
  const services: Services = {
    storage,
    ...commits(storage, notices, metrics),
    log,
    metrics,
    events: events ?? (senders.links && notices),
    limits,
    ...pools,
    presence,
    pauses,
    alarm: new Alarm(),
    now,
  }
  const tables = new Tables(services)
  if (config.busUrl !== null) presence.onLoss(() => void tables.heard({ kind: 'gap' }))
  const due = new DueTables(services, tables, beats)
  const changed = (table: string): Promise<void> => tables.heard({ kind: 'doc', table })
  const conclude = async (table: string): Promise<void> => (await tables.at(table)).conclude()
  const retention = new Retention({ ...services, changed, conclude }, config.retention)
  const keeper = new Keeper({ ...services, tables })
  const context = new Context(config, { tables, keeper }, shelf, keys)
  const departures = new Departures({ ...services, tables, file: new DeletedFile(config.dataDir) })
  let stopping = false
  const painter = new Painter()
  const { app, streams } = await buildApp(context, { painter, notices }, () => stopping)
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info('stopping')
    await retention.stop()
    await departures.stop()
    await context.finder.stop()
    await keeper.stop()
    await due.stop()
    await beats.stop()
    await notices.stop()
    streams.close(CLOSE.restart, 'restart')
    await tables.close(CLOSE.restart, 'restart')
    await presence.stop()
    await app.close()
    await Promise.all([...Object.values(pools), painter].map((pool) => pool.close()))
    await storage.close()
    log.info('stopped')
  }
  try {
    await beats.start()
    await departures.start()
    await keeper.start()
    const url = await open(app, streams, context)
    await presence.start()
    due.start()
    notices.start()
    context.finder.start()
    log.info({ url, storage: storage.kind, games: games.length }, 'waystation is up')
    retention.start()
    const look = async (): Promise<void> => {
      await due.look()
      await notices.office.look()
      await departures.look()
      await context.finder.look()
    }
    return { url, tables, retention, look, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Bounded by the number of parameters a statement takes, and by what one `NOTIFY` with news for other processes holds. */
const MOST_LINES = 400
const MOST_MESSAGES = 60
/** Each takes some statements, and answers wait meanwhile; nobody waits for results, so they gather. */
const MOST_RESULTS = 20
/** Of one that moves no rating, and goes in a few statements with others: what it counts itself they count as well. */
const UNRATED_WEIGHT = 0.25
const GATHER_RESULTS_MS = 100

function commits(
  storage: Storage,
  notices: Notices,
  { commitLines, commitSeconds }: Metrics,
): Pick<Services, 'lines' | 'chat' | 'results'> {
  return {
    lines: new GroupCommit({
      write: (batch) => storage.append(batch),
      most: MOST_LINES,
      written(items, seconds) {
        commitLines.observe(items)
        commitSeconds.observe(seconds)
      },
    }),
    chat: new GroupCommit({
      write: async (batch) => {
        await storage.addChat(batch, await notices.named(batch))
        return batch.map(() => undefined)
      },
      most: MOST_MESSAGES,
    }),
    results: new GroupCommit({
      write: (batch) => storage.results.add(batch),
      most: MOST_RESULTS,
      weight: ({ pool }) => (pool === null ? UNRATED_WEIGHT : 1),
      gatherMs: GATHER_RESULTS_MS,
    }),
  }
}

async function rulesOf(games: readonly RulesEntry[]): Promise<KnownRules> {
  const known = games.map(async (entry) => [entry.id, await knownRules(entry)] as const)
  return Object.fromEntries(await Promise.all(known))
}

/** Opens the doors once everything behind them is ready; gives the address. */
async function open(app: FastifyInstance, streams: Streams, context: Context): Promise<string> {
  const { config, tables } = context
  const { rules, storage, log } = tables.services
  await rules.ready()
  await warnOfStrangePasskeys(context)
  await storage.listen((news) => {
    if (news.kind === 'signed-out') context.signedOut(news.sessions)
    if (news.kind === 'gap') void streams.checkSessions()
    if (news.kind === 'gap' || news.kind === 'keeping') void context.keeper.heard()
    tables.heard(news).catch((error: unknown) => log.error({ err: error }, 'news could not be followed'))
  })
  return await app.listen({ port: config.port, host: config.host })
}

/** Passkeys are made for one name: whoever moves the house to another one should know what that costs. */
async function warnOfStrangePasskeys({ config, storage, tables }: Context): Promise<void> {
  const name = config.publicUrl?.hostname
  if (name === undefined) return
  const strange = await storage.identity.credentials.strange(name)
  if (strange > 0)
    tables.services.log.warn({ name, passkeys: strange }, 'passkeys were made for another name of this house')
}

function makePools(config: ServerConfig, log: Logger, metrics: Metrics) {
  const lost = (why: string): void => {
    metrics.lostWorkers.inc()
    log.error({ why }, 'a worker was replaced')
  }
  const options = { modules: config.modules, memoryMb: config.workerMemoryMb, lost }
  return {
    rules: new WorkerPool({ ...options, size: config.rulesWorkers, lazy: false }),
    bots: new BotPool(
      new WorkerPool({ ...options, size: config.botWorkers, lazy: true }),
      config.caps.botSecondsPerMinute,
    ),
    past: new PastPool(new WorkerPool({ ...options, size: 1, lazy: true })),
  }
}
