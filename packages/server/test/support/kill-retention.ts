/** Servers are killed again and again in the middle of retention, while people look on and others play. */
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { Rng } from '@waystation/kernel'
import { expect } from 'vitest'
import { openStorage } from '../../src/storage/open.ts'
import type { Line, Storage, TableRow } from '../../src/storage/types.ts'
import type { Processes, ServerProcess } from './processes.ts'
import { answer, NOTHING, row } from './rows.ts'
import type { ConfigChange } from './server.ts'
import type { Backend } from './storages.ts'

/** Everything that is finished, old or left goes at once, in steps with hardly a pause. */
const EAGER: ConfigChange = {
  retention: { compactGames: 0, openTables: 0, guests: 1, chat: 1, reports: 0, everyMs: 1, pauseMs: 0, closedMs: 0 },
}
/** Prepared before each kill. */
const GAMES = 12
const LONG = 900

interface Kept {
  readonly row: TableRow
  readonly lines: readonly Line[]
}

/** Finished games, some so long that they take several steps, some from a position; and things that are to go. */
async function prepare(storage: Storage, round: number, kept: Map<string, Kept>): Promise<void> {
  for (let i = 0; i < GAMES; i++) {
    const id = `t${round}-${i}`
    const opening = i % 3 === 0 ? JSON.stringify({ seq: 3, round, filler: 'x'.repeat(2000) }) : null
    const lines = Array.from({ length: i === 0 ? LONG : 20 + i }, (_, n) => answer(id, n + 1).line)
    // Open while it is written: retention sees it whole.
    await storage.createTable(row(id, { opening, status: 'running' }), lines.slice(0, -1), [`sits${round}`])
    const last = lines[lines.length - 1]
    const snapshot = { seq: last.seq, hash: `h${round}`, body: '{}' }
    await storage.append([{ table: id, line: last, finished: true, snapshot, due: null, standing: NOTHING }])
    kept.set(id, { row: row(id, { opening }), lines: lines.map((line) => ({ ...line, client: null })) })
  }
  const long = Date.now() - 1000
  await storage.putGuest({ id: `gone${round}`, name: 'x', language: 'en' }, long)
  await storage.putGuest({ id: `sits${round}`, name: 'x', language: 'en' }, long)
  await storage.createTable(row(`lonely${round}`, { status: 'open' }), [], [])
  await storage.addChat([
    {
      id: `m${round}`,
      table: `t${round}-1`,
      guest: null,
      seat: null,
      name: 'x',
      text: 'y',
      at: long,
    },
  ])
}

/** Every game is whole, in every round, as lines or as one piece. */
async function check(storage: Storage, kept: ReadonlyMap<string, Kept>): Promise<void> {
  for (const [id, { row: was, lines }] of kept) {
    const found = (await storage.lines(id, 0)).map((line) => ({ ...line, client: null }))
    expect(isDeepStrictEqual(found, lines), `the log of ${id}`).toBe(true)
    expect((await storage.table(id))?.opening).toBe(was.opening)
    expect((await storage.snapshot(id))?.seq).toBe(lines.length)
  }
}

/** How many guests, tables and messages are still there that were to go. */
async function othersLeft(storage: Storage, rounds: number): Promise<number> {
  let left = 0
  for (let round = 0; round < rounds; round++) {
    if ((await storage.guest(`gone${round}`, 0)) !== null) left++
    if ((await storage.table(`lonely${round}`)) !== null) left++
    if ((await storage.chatMessage(`m${round}`)) !== null) left++
  }
  return left
}

/** What is left to do at the end: nothing, and what was to stay is there. */
async function checkEnd(storage: Storage, rounds: number): Promise<void> {
  expect(await othersLeft(storage, rounds)).toBe(0)
  for (let round = 0; round < rounds; round++) expect(await storage.guest(`sits${round}`, 0)).not.toBeNull()
}

/** Games not yet in one piece, which remembers no names of requests. Asked without the lock, which the servers hold. */
async function gamesLeft(storage: Storage, kept: ReadonlyMap<string, Kept>): Promise<number> {
  let left = 0
  for (const id of kept.keys()) {
    if ((await storage.lines(id, 0)).some(({ client }) => client !== null)) left++
  }
  return left
}

/** Kills `kills` times; gives in how many of them retention was in the middle of its work. */
export async function killRetention(
  programs: Processes,
  backend: Backend,
  processes: number,
  kills: number,
): Promise<number> {
  const where = await backend.fresh()
  const storage = await openStorage(where)
  const servers: ServerProcess[] = []
  for (let i = 0; i < processes; i++) servers.push(await programs.start(where, EAGER))
  const kept = new Map<string, Kept>()
  const rng = new Rng('kill retention')
  let amid = 0
  for (let round = 0; round < kills; round++) {
    await prepare(storage, round, kept)
    await pause(rng.int(60))
    const victim = rng.int(processes)
    await servers[victim].kill()
    if ((await storage.lines(`t${round}-${GAMES - 1}`, 0)).some(({ client }) => client !== null)) amid++
    servers[victim] = await programs.start(where, EAGER)
    await check(storage, kept)
  }
  // Retention rests nine times as long as it works: on a busy machine a backlog of hundreds of games takes its time.
  await expect.poll(() => gamesLeft(storage, kept), { timeout: 300_000, interval: 500 }).toBe(0)
  await expect.poll(() => othersLeft(storage, kills)).toBe(0)
  for (const server of servers) await server.stop()
  await check(storage, kept)
  await checkEnd(storage, kills)
  await storage.close()
  return amid
}
