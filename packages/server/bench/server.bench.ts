/**
 * The server under load, over loopback. Durable answers per second and latency, beside boardgame.io's in-memory server
 * on the same game, driven by the same client. Every server is first played on until its code is compiled, which is
 * not counted; then the two are measured in turns, so that a busy machine is equally busy for both.
 */
import { parseArgs } from 'node:util'
import { findGame } from '@waystation/catalog'
import { ticTacToe } from '@waystation/tic-tac-toe'
import { DEFAULTS } from '../src/config.ts'
import { NATS_INSTALLED, startBus } from '../test/support/bus.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { Processes, type ServerProcess } from '../test/support/processes.ts'
import { sqliteBackend, type Where } from '../test/support/storages.ts'
import { boardgameIo, startBoardgameIo } from './support/boardgame-io.ts'
import { type Dialect, Drive } from './support/drive.ts'
import { type Figures, line, together } from './support/figures.ts'
import { idleTables } from './support/idle.ts'
import { bigHouse } from './support/people.ts'
import { Latenesses } from './support/lateness.ts'
import { Profiles } from './support/profiles.ts'
import { news } from './support/news.ts'
import { prepare, SECRET, type Spread, waystation } from './support/waystation.ts'

const elGaucho = findGame('el-gaucho')
const folders = sqliteBackend()
const programs = new Processes()

/** Where the profiles of servers go; profiling itself costs time. */
const PROFILES = process.env['WAYSTATION_PROFILES']

interface Job {
  readonly meta: { readonly id: string; readonly rulesVersion: number }
  readonly players: number
  /** Tables in one wave, and waves: first those that only warm up, then those that count. */
  readonly tables: number
  readonly warmUp: number
  readonly waves: number
  readonly concurrent: number
  readonly thinkMs: number
}

const TIC_TAC_TOE: Job = {
  meta: ticTacToe.meta,
  players: 2,
  tables: 2000,
  warmUp: 2,
  waves: 4,
  concurrent: 200,
  thinkMs: 0,
}

/** Somebody who can be driven, one wave at a time. */
class Contestant {
  private readonly dialect: Dialect
  private readonly pids: readonly number[]
  private readonly job: Job
  private readonly latenesses: Latenesses | null
  private readonly profiles: Profiles | null
  private wave = 0
  private warm = 0
  private readonly counted: Figures[] = []

  constructor(dialect: Dialect, pids: readonly number[], job: Job, latenesses: Latenesses | null = null) {
    this.dialect = dialect
    this.pids = pids
    this.job = job
    this.latenesses = latenesses
    this.profiles = PROFILES === undefined || pids.length > 1 ? null : new Profiles(PROFILES, pids[0])
  }

  async warmUp(): Promise<void> {
    for (let i = 0; i < this.job.warmUp; i++) this.warm += (await this.drive(0, null)).answers
  }

  async measure(): Promise<void> {
    this.counted.push(await this.drive(this.job.thinkMs, this.latenesses, this.profiles))
  }

  private async drive(
    thinkMs: number,
    latenesses: Latenesses | null,
    profiles: Profiles | null = null,
  ): Promise<Figures> {
    const { players: seats, tables, concurrent } = this.job
    const from = this.wave++ * tables
    const load = new Drive(this.dialect, { seats, from, to: from + tables, concurrent, thinkMs }, this.pids)
    await load.connect()
    await profiles?.begin()
    await latenesses?.begin()
    const figures = await load.play()
    await latenesses?.end()
    await profiles?.end()
    load.close()
    return figures
  }

  tell(name: string): Figures {
    const all = together(this.counted)
    console.log(`${line(name, all)} after ${this.warm} to warm up`)
    if (this.latenesses) console.log(`  ${this.latenesses.tell()}`)
    if (this.profiles) console.log(this.profiles.tell(all.answers))
    return all
  }
}

/** Servers of our own, as `npm start` runs them but for the rate limits, and a contestant who plays on them. */
async function ours(
  job: Job,
  where: Where,
  processes: number,
  spread: Spread = 'apart',
): Promise<[Contestant, () => Promise<void>]> {
  const count = job.tables * (job.warmUp + job.waves)
  const prepared = await prepare(where, job.meta.id, job.meta.rulesVersion, job.players, count)
  const { rulesWorkers } = DEFAULTS
  const servers: ServerProcess[] = []
  for (let i = 0; i < processes; i++) {
    servers.push(
      await programs.start(where, {
        secret: SECRET,
        rulesWorkers,
        modules: [],
        webDir: DEFAULTS.webDir,
      }),
    )
  }
  const [urls, pids] = [servers.map(({ url }) => url), servers.map(({ pid }) => pid)]
  const stop = async (): Promise<void> => {
    for (const server of servers) await server.stop()
  }
  const latenesses = processes === 1 ? new Latenesses(urls[0]) : null
  return [new Contestant(waystation(urls, prepared, spread), pids, job, latenesses), stop]
}

async function alone(name: string, job: Job, where?: Where, processes = 1, spread?: Spread): Promise<Figures> {
  const [contestant, stop] = await ours(job, where ?? (await folders.fresh()), processes, spread)
  await contestant.warmUp()
  for (let i = 0; i < job.waves; i++) await contestant.measure()
  const figures = contestant.tell(name)
  await stop()
  return figures
}

async function besideBoardgameIo(): Promise<void> {
  const job = TIC_TAC_TOE
  const [we, stop] = await ours(job, await folders.fresh(), 1)
  const server = await startBoardgameIo()
  const they = new Contestant(boardgameIo(server.url), [server.pid], job)
  await we.warmUp()
  await they.warmUp()
  for (let i = 0; i < job.waves; i++) {
    await we.measure()
    await they.measure()
  }
  const ratio = we.tell('waystation, SQLite, durable').perSecond / they.tell('boardgame.io, in memory').perSecond
  console.log(`  ${ratio.toFixed(2)} times as many answers per second`)
  await server.stop()
  await stop()
}

async function onPostgres(): Promise<void> {
  const server = await startPostgres()
  for (const processes of [1, 2]) {
    const where = { ...(await folders.fresh()), databaseUrl: await server.database() }
    await alone(`waystation, PostgreSQL, ${processes} process(es)`, { ...TIC_TAC_TOE, waves: 2 }, where, processes)
  }
  await server.stop()
}

/** What a process has to do in the measurements of growing: tables in a wave, and at play. */
const OF_ONE = { tables: 1000, concurrent: 200 }

/** Processes, where the people of a table are, and how many times as much work as one process had. */
const GROWN = [
  [2, 'affinity', 2],
  [4, 'affinity', 4],
  [2, 'apart', 2],
  [4, 'apart', 4],
  [2, 'affinity', 1],
  [4, 'affinity', 1],
  [8, 'affinity', 8],
] as const

/** How the processes of a house are told of each other's lines. */
type Telling = 'NOTIFY' | 'NATS'

/**
 * One, two, four and eight processes on one PostgreSQL: what an answer costs where its table's people are together, and where they are not.
 * A house that grows has as much for each process as one had; beside it, where they are not together, and the same work shared by more. By
 * `NOTIFY` each process hears every line of all others; by a bus, where a NATS server is installed, only those of the tables it looks at.
 */
async function scale(): Promise<void> {
  const server = await startPostgres()
  const bus = NATS_INSTALLED ? await startBus('nats') : null
  const cost = async (processes: number, spread: Spread, work: number, telling: Telling): Promise<number> => {
    const busUrl = telling === 'NATS' && bus !== null ? bus.url : null
    const where = { ...(await folders.fresh()), databaseUrl: await server.database(), busUrl }
    const [tables, concurrent] = [OF_ONE.tables * work, OF_ONE.concurrent * work]
    // As warm as one alone: each has its share of the warming up only.
    const job = { ...TIC_TAC_TOE, tables, concurrent, warmUp: Math.ceil(processes / work), waves: 2 }
    const name = `PostgreSQL, ${telling}, ${processes} process(es), ${spread}, ${concurrent} tables`
    const figures = await alone(name, job, where, processes, spread)
    return figures.serverMs / figures.answers
  }
  for (const telling of bus === null ? (['NOTIFY'] as const) : (['NOTIFY', 'NATS'] as const)) {
    const one = await cost(1, 'affinity', 1, telling)
    for (const [processes, spread, work] of GROWN) {
      const more = (await cost(processes, spread, work, telling)) / one - 1
      console.log(`  ${(more * 100).toFixed(0)} % more processor time per answer than one process`)
    }
  }
  await bus?.kill()
  await server.stop()
}

/** At how many commits a second the notices of PostgreSQL become the limit: the same commits telling, and not. */
async function notices(): Promise<void> {
  const server = await startPostgres()
  for (const [writers, listeners, lines] of [
    [1, 1, 1],
    [8, 4, 1],
    [32, 16, 1],
    [8, 4, 20],
  ]) {
    for (const telling of [true, false]) {
      const where = { ...(await folders.fresh()), databaseUrl: await server.database() }
      const { commits, heard } = await news(where, { writers, listeners, lines, seconds: 4, telling })
      const asked = `${writers} writers, ${listeners} listeners, ${lines} lines a commit`
      const [each, told] = [Math.round(commits), Math.round(heard)]
      console.log(`news: ${asked}: ${each} commits/s, ${telling ? `${told} heard/s` : 'nobody told'}`)
    }
  }
  await server.stop()
}

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '100000' } },
})
const GAMES = Number(values.games)
/** Games of a person: as many of each as a house has after years. */
const EACH = 10
const MANY = { people: Math.ceil(GAMES / EACH), games: GAMES, seed: 'people', now: Date.now() }

/** Pages about people, in a house with many of them, on both databases. */
async function people(): Promise<void> {
  await bigHouse('SQLite', programs, await folders.fresh(), MANY)
  const server = await startPostgres()
  const where = { ...(await folders.fresh()), databaseUrl: await server.database() }
  await bigHouse('PostgreSQL', programs, where, MANY)
  await server.stop()
}

const parts: { readonly [name: string]: () => Promise<unknown> } = {
  tictactoe: besideBoardgameIo,
  brisk: () => alone('waystation, everybody thinks for 50 ms', { ...TIC_TAC_TOE, thinkMs: 50 }),
  calm: () => alone('waystation, everybody thinks for 200 ms', { ...TIC_TAC_TOE, tables: 600, waves: 2, thinkMs: 200 }),
  gaucho: () =>
    alone('waystation, El Gaucho', { ...TIC_TAC_TOE, meta: elGaucho.meta, tables: 220, warmUp: 1, waves: 1 }),
  postgres: onPostgres,
  scale,
  people,
  news: notices,
  idle: async () => console.log(await idleTables(programs, await folders.fresh(), elGaucho.meta)),
}

await programs.prepare()
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) await measure()
}
programs.remove()
await folders.stop()
