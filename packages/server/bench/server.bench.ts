/**
 * The server under load, over loopback. Durable answers per second and latency, beside boardgame.io's in-memory server
 * on the same game, driven by the same client; both in turns, so that a busy machine is equally busy for both.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findGame } from '@waystation/catalog'
import { ticTacToe } from '@waystation/testkit/tic-tac-toe'
import { startPostgres } from '../test/support/postgres.ts'
import { boardgameIo, startBoardgameIo } from './support/boardgame-io.ts'
import { type Dialect, Drive, type Figures, line, together } from './support/drive.ts'
import { prepare, startProcess, waystation, type Where } from './support/waystation.ts'

const elGaucho = findGame('el-gaucho')

const CONCURRENT = 200
const ROUNDS = 3

interface Job {
  readonly meta: { readonly id: string; readonly rulesVersion: number }
  readonly players: number
  readonly tables: number
  readonly processes?: number
  readonly thinkMs?: number
  readonly databaseUrl?: string
  readonly appendThread?: boolean
}

async function drive(dialect: Dialect, { tables, players, thinkMs }: Job, pids: readonly number[]): Promise<Figures> {
  const load = new Drive(dialect, players, tables, pids)
  await load.connect()
  const figures = await load.play(Math.min(CONCURRENT, tables), thinkMs)
  load.close()
  return figures
}

async function ours(job: Job): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'waystation-bench-'))
  const where: Where = { dataDir, databaseUrl: job.databaseUrl ?? null }
  try {
    const prepared = await prepare(where, job.meta.id, job.meta.rulesVersion, job.players, job.tables)
    const servers = []
    for (let i = 0; i < (job.processes ?? 1); i++) {
      servers.push(await startProcess(where, { appendThread: job.appendThread ?? true }))
    }
    const [urls, pids] = [servers.map(({ url }) => url), servers.map(({ pid }) => pid)]
    const figures = await drive(waystation(urls, prepared), job, pids)
    for (const server of servers) await server.stop()
    return figures
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function theirs(job: Job): Promise<Figures> {
  const server = await startBoardgameIo()
  const figures = await drive(boardgameIo(server.url), job, [server.pid])
  await server.stop()
  return figures
}

async function besideBoardgameIo(): Promise<void> {
  const rounds: { ours: Figures[]; theirs: Figures[] } = { ours: [], theirs: [] }
  for (let i = 0; i < ROUNDS; i++) {
    rounds.ours.push(await ours({ meta: ticTacToe.meta, players: 2, tables: 1200 }))
    rounds.theirs.push(await theirs({ meta: ticTacToe.meta, players: 2, tables: 600 }))
  }
  const [we, they] = [together(rounds.ours), together(rounds.theirs)]
  console.log(line('waystation, tic-tac-toe, SQLite, durable', we))
  console.log(line('boardgame.io, tic-tac-toe, in memory', they))
  console.log(`  ${(we.perSecond / they.perSecond).toFixed(2)} times as many answers per second`)
}

async function onPostgres(): Promise<void> {
  const server = await startPostgres()
  for (const processes of [1, 2]) {
    const databaseUrl = await server.database()
    const figures = await ours({ meta: ticTacToe.meta, players: 2, tables: 800, processes, databaseUrl })
    console.log(line(`waystation, PostgreSQL, ${processes} process${processes > 1 ? 'es' : ''}`, figures))
  }
  await server.stop()
}

function memoryMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Tables are looked at once and left alone; memory after each five hundred. */
async function idleTables(): Promise<void> {
  const where: Where = { dataDir: mkdtempSync(join(tmpdir(), 'waystation-bench-')), databaseUrl: null }
  const { ids, cookies } = await prepare(where, elGaucho.meta.id, elGaucho.meta.rulesVersion, 2, 2000)
  const server = await startProcess(where, { idleMs: 500 })
  const marks = [`start ${memoryMb(server.pid).toFixed(0)}`]
  for (const [i, id] of ids.entries()) {
    await fetch(`${server.url}/api/tables/${id}/position`, { headers: { cookie: cookies[0] } })
    if ((i + 1) % 500 === 0) {
      await pause(2500)
      marks.push(`${i + 1} tables ${memoryMb(server.pid).toFixed(0)}`)
    }
  }
  const live = /waystation_live_tables (\d+)/.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1]
  console.log(`memory in MB with idle El Gaucho tables: ${marks.join(', ')}; ${live} still held`)
  await server.stop()
  rmSync(where.dataDir, { recursive: true, force: true })
}

/** Whether appending in a thread of its own pays depends on how many processors are free. */
async function inline(): Promise<void> {
  const figures = await ours({ meta: ticTacToe.meta, players: 2, tables: 1200, appendThread: false })
  console.log(line('waystation, appending in the main thread', figures))
}

async function calm(): Promise<void> {
  const figures = await ours({ meta: ticTacToe.meta, players: 2, tables: 400, thinkMs: 200 })
  console.log(line('waystation, 200 tables at a human pace', figures))
}

async function gaucho(): Promise<void> {
  console.log(line('waystation, El Gaucho, 2 players', await ours({ meta: elGaucho.meta, players: 2, tables: 60 })))
}

const parts = { tictactoe: besideBoardgameIo, inline, calm, gaucho, postgres: onPostgres, idle: idleTables }
const asked = process.argv.slice(2)
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) await measure()
}
