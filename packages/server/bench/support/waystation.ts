/** Our own server as a process, with tables already in its storage, and the language it speaks. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Rng, seedWords } from '@waystation/kernel'
import { guestCookie } from '../../src/security/cookie.ts'
import { newId } from '../../src/security/secrets.ts'
import { openStorage } from '../../src/storage/open.ts'
import { makeRow } from '../../src/tables/creation.ts'
import { personSeat } from '../../src/tables/seats.ts'
import { freePort } from '../../test/support/postgres.ts'
import type { Dialect } from './drive.ts'

export interface Where {
  dataDir: string
  databaseUrl: string | null
}

export interface Process {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

export const SECRET = randomBytes(32).toString('hex')

/** Started the way `npm start` does, but with rates that a load generator does not hit. */
export async function startProcess(
  where: Where,
  change: { idleMs?: number; appendThread?: boolean } = {},
): Promise<Process> {
  const port = await freePort()
  const program = fileURLToPath(new URL('./serve.ts', import.meta.url))
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: where.dataDir,
    DATABASE_URL: where.databaseUrl ?? '',
    WAYSTATION_SECRET: SECRET,
    LOG_LEVEL: 'error',
    BENCH_CHANGE: JSON.stringify(change),
  }
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => stopped(child) }
}

async function stopped(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await gone
}

export interface Prepared {
  readonly ids: readonly string[]
  readonly cookies: readonly string[]
}

/** Running tables with their people, written straight into the storage. */
export async function prepare(
  where: Where,
  game: string,
  rules: number,
  players: number,
  count: number,
): Promise<Prepared> {
  const storage = await openStorage(where)
  const guests = Array.from({ length: players }, (_, i) => ({ id: newId(), name: `P${i}`, language: 'en' }) as const)
  for (const guest of guests) await storage.putGuest(guest, Date.now())
  const ids: string[] = []
  for (let i = 0; i < count; i++) {
    const config = { players, variants: {} }
    const plan = { game, rules, config, visibility: 'private', status: 'running', host: guests[0].id } as const
    const row = makeRow({ ...plan, seats: guests.map(personSeat), origin: { kind: 'new' } }, Date.now())
    await storage.createTable(
      row,
      [],
      guests.map(({ id }) => id),
    )
    ids.push(row.id)
  }
  await storage.close()
  return { ids, cookies: guests.map(({ id }) => guestCookie(id, SECRET, false).split(';')[0]) }
}

interface Told {
  type: string
  ack?: string
  seq: number
  over: boolean
  decisions: { options: { id: string }[]; optional?: boolean }[]
}

/** Seats may be spread over several processes. */
export function waystation(urls: readonly string[], { ids, cookies }: Prepared): Dialect {
  const rng = new Rng(seedWords('bench'))
  let requests = 0
  return {
    connect: (table, seat) => ({
      address: `${urls[(table + seat) % urls.length].replace('http', 'ws')}/api/tables/${ids[table]}/stream`,
      headers: { cookie: cookies[seat] },
    }),
    read(player, text) {
      const message = JSON.parse(text) as Told
      if (message.type === 'error') throw new Error(text)
      if (message.type !== 'position') return { own: false, over: false, play: null, ready: false }
      const ready = player.memory.seq < 0
      player.memory.seq = message.seq
      const asked = message.decisions.filter((decision) => decision.optional !== true)
      const own = message.ack !== undefined
      if (asked.length === 0) return { own, over: message.over, play: null, ready }
      const { options } = asked[0]
      const option = options[rng.int(options.length)].id
      const play = JSON.stringify({ type: 'answer', id: `b${++requests}`, seq: message.seq, option })
      return { own, over: message.over, play, ready }
    },
  }
}
