/** Servers are killed again and again while clocks run out and people are called, both at once. */
import { setTimeout as pause } from 'node:timers/promises'
import { Rng } from '@waystation/kernel'
import { expect } from 'vitest'
import { openStorage } from '../../src/storage/open.ts'
import type { Line } from '../../src/storage/types.ts'
import { mailedAgain, mailTo, repeated, tablesIn } from './kill-notices.ts'
import { Person } from './person.ts'
import { MailBox, WebBox } from './post-box.ts'
import type { FastClock, Processes, ServerProcess } from './processes.ts'
import type { Backend, Where } from './storages.ts'

/** A minute of the house is a second of the machine. */
const RATE = 60
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PATIENCE_MS = 240_000
/** A receiver takes its time. */
const SLOW_MS = 150
/** Tables of each who is called. */
const EACH = 20

interface Run {
  readonly processes: number
  readonly tables: number
  readonly kills: number
  /** No clock has run out before; all of them have a minute of the machine later. */
  readonly openMs: number
}

interface Boxes {
  readonly hook: WebBox
  readonly mail: MailBox
}

/** Somebody who is called by hook and mail, and whose clock stands. */
async function called(url: string, n: number, { hook, mail }: Boxes, now: number): Promise<Person> {
  const person = await Person.named(url, `Bob ${n}`)
  await mailTo(person, mail, `bob${n}@people.example`)
  await person.send('POST', '/api/me/channels', { kind: 'hook', address: `${hook.url}/${n}` })
  await person.send('POST', '/api/me/holidays', { from: now, to: now + 20 * DAY })
  return person
}

/** Ann is waited for first, and never answers; by table, the time that she has. */
async function openTables(url: string, people: readonly Person[], run: Run): Promise<Map<string, number>> {
  const rng = new Rng('house')
  const ann = await Person.named(url, 'Ann')
  const tables = new Map<string, number>()
  for (let i = 0; i < run.tables; i++) {
    const turnMs = (run.openMs + rng.int(60_000)) * RATE
    const always = { zone: 'UTC', hours: null, weekends: true, holidays: true }
    const clock = { kind: 'days', turnMs, reserveMs: 0, ...always }
    const id = await ann.open('tic-tac-toe', { clock, standIn: 'random' })
    await people[i % people.length].table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    tables.set(id, turnMs)
  }
  return tables
}

const saying = ({ entry }: Line): string => ('quiet' in entry ? `${entry.quiet} ${entry.seat}` : `answer ${entry.seat}`)

/** Ann's time is up and a bot plays for her, once, and not early. */
async function inTime(where: Where, tables: ReadonlyMap<string, number>): Promise<void> {
  const storage = await openStorage(where)
  const early: string[] = []
  for (const [id, turnMs] of tables) {
    const [row, lines] = [await storage.table(id), await storage.lines(id, 0)]
    expect(lines.map(saying)).toEqual(['out 0', 'answer 0'])
    if (lines[0].at - (row?.doc.begunAt ?? Number.POSITIVE_INFINITY) < turnMs) early.push(id)
  }
  await storage.close()
  expect(early).toEqual([])
}

/** Gives how many notices arrived more than once. */
export async function killHouse(programs: Processes, backend: Backend, run: Run): Promise<number> {
  const clock: FastClock = { rate: RATE, zero: Date.now() }
  const now = (): number => clock.zero + (Date.now() - clock.zero) * RATE
  const boxes: Boxes = { hook: new WebBox(), mail: new MailBox() }
  const { hook, mail } = boxes
  await Promise.all([hook.open(), mail.open()])
  // So that kills meet notices on their way.
  hook.before = () => pause(SLOW_MS)
  const where = await backend.fresh()
  const post = { url: mail.url, from: 'Waystation <notices@games.example>' }
  // A clock that runs so fast would look like one outage after the other.
  const limits = { lookMs: 100, graceMs: 0, leaseMs: MINUTE, beatMs: 1_000_000_000 }
  const change = { publicUrl: 'https://games.example', noticeNetworks: ['127.0.0.1'], limits, mail: post } as object
  const start = (): Promise<ServerProcess> => programs.start(where, change, false, clock)
  const servers: ServerProcess[] = []
  for (let i = 0; i < run.processes; i++) servers.push(await start())
  const people: Person[] = []
  for (let i = 0; i < Math.ceil(run.tables / EACH); i++) people.push(await called(servers[0].url, i, boxes, now()))
  // Only calls are counted.
  for (const box of [hook, mail]) box.clear()
  const tables = await openTables(servers[0].url, people, run)
  const rng = new Rng('victims')
  for (let i = 0; i < run.kills; i++) {
    await pause(rng.int(800))
    const victim = rng.int(servers.length)
    await servers[victim].kill()
    servers[victim] = await start()
  }
  for (const box of [hook, mail]) {
    await expect.poll(() => new Set(tablesIn(box)), { timeout: PATIENCE_MS }).toEqual(new Set(tables.keys()))
  }
  for (const server of servers) await server.stop()
  await Promise.all([hook.close(), mail.close()])
  await inTime(where, tables)
  return repeated(hook) + mailedAgain(mail)
}
