/** Durable answers per second and latency over loopback, beside boardgame.io's in-memory server on the same game. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boardgameIo, startBoardgameIo } from './support/boardgame-io.ts'
import { type Dialect, Drive, type Figures, line } from './support/drive.ts'
import { type Prepared, prepare, startProcess, waystation, type Where } from './support/waystation.ts'

const CONCURRENT = 200

async function drive(dialect: Dialect, tables: number, players = 2): Promise<Figures> {
  const load = new Drive(dialect, players, tables)
  await load.connect()
  const figures = await load.play(Math.min(CONCURRENT, tables))
  load.close()
  return figures
}

async function onSqlite(game: string, players: number, tables: number): Promise<Figures> {
  const where: Where = { dataDir: mkdtempSync(join(tmpdir(), 'waystation-bench-')), databaseUrl: null }
  try {
    const prepared: Prepared = await prepare(where, game, 1, players, tables)
    const server = await startProcess(where)
    const figures = await drive(waystation([server.url], prepared), tables, players)
    await server.stop()
    return figures
  } finally {
    rmSync(where.dataDir, { recursive: true, force: true })
  }
}

async function onBoardgameIo(tables: number): Promise<Figures> {
  const server = await startBoardgameIo()
  const figures = await drive(boardgameIo(server.url), tables)
  await server.stop()
  return figures
}

const ours = await onSqlite('tic-tac-toe', 2, 2000)
console.log(line('waystation, tic-tac-toe, SQLite, durable', ours))
const theirs = await onBoardgameIo(1000)
console.log(line('boardgame.io, tic-tac-toe, in memory', theirs))
console.log(`ratio ${(ours.perSecond / theirs.perSecond).toFixed(2)}`)
