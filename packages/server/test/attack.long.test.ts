/** The attack again: whatever one guest does, an innocent table's answers are acknowledged within 200 ms, 99 of 100. */
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Entry, parseRecord } from '@waystation/kernel'
import { replayed } from '@waystation/table'
import { findGame, loadRules } from '@waystation/catalog'
import type { ServerMessage } from '@waystation/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { DEFAULTS } from '../src/config.ts'
import { Innocents } from './support/innocent.ts'
import { Person } from './support/person.ts'
import { Processes, type ServerProcess } from './support/processes.ts'
import { sqliteBackend } from './support/storages.ts'
import type { Stream } from './support/stream.ts'

const MOST_MS = 200
const ATTACK_MS = 15_000

const backend = sqliteBackend()
const programs = new Processes()
let server: ServerProcess
let innocents: Innocents

beforeAll(async () => {
  await programs.prepare()
  // As a house is run: with its limits. But for the number of requests, since all come from one address here.
  const rates = { ...DEFAULTS.rates, requestsPerMinute: 1_000_000, streamsPerAddress: 10_000 }
  server = await programs.start(await backend.fresh(), {
    rates,
    caps: { ...DEFAULTS.caps, guestsPerHour: 10_000, newTablesPerHour: 10_000 },
    rulesWorkers: DEFAULTS.rulesWorkers,
    limits: { botDelayMs: DEFAULTS.limits.botDelayMs },
  })
  innocents = await Innocents.at(server.url)
  await innocents.during(pause(3000))
}, 120_000)
afterAll(async () => {
  await server.stop()
  programs.remove()
  await backend.stop()
}, 60_000)

/** Again and again until the time is over. */
async function again(task: (round: number) => Promise<unknown>): Promise<void> {
  const until = performance.now() + ATTACK_MS
  for (let round = 0; performance.now() < until; round++) await task(round).catch(() => pause(5))
}

/** The innocents' 99th percentile while the attack lasts. */
async function waitDuring(attack: Promise<unknown>): Promise<number> {
  const { answers, p99 } = await innocents.during(attack)
  console.log(`${expect.getState().currentTestName}: p99 ${p99.toFixed(0)} ms of ${answers} answers`)
  if (answers < 100) throw new Error(`only ${answers} answers of innocents`)
  return p99
}

/** What a stream has been told since the last time. */
function taken(stream: Stream): ServerMessage[] {
  stream.all.length = 0
  return stream.messages.splice(0)
}

describe('while somebody', () => {
  it('floods the chat of a table through twenty streams', async () => {
    const eve = await Person.named(server.url, 'Eve')
    const id = await eve.open('tic-tac-toe')
    const streams = await Promise.all(Array.from({ length: 20 }, () => eve.stream(id)))
    const flood = again(async () => {
      for (const [i, stream] of streams.entries()) {
        // Who says too much is cut, and comes back.
        if (stream.closed) streams[i] = await eve.opening(id)
        for (let n = 0; n < 5; n++) streams[i].ask({ type: 'chat', text: 'x'.repeat(400) })
        taken(stream)
      }
      await pause(20)
    })
    expect(await waitDuring(flood)).toBeLessThan(MOST_MS)
    for (const stream of streams) stream.drop()
  }, 120_000)

  it('imports, forks and looks at records that take back what they played a thousand times', async () => {
    const eve = await Person.named(server.url, 'Eve')
    const record = await heavyRecord(eve)
    const attack = again(async () => {
      const { table } = await eve.table('/api/records', { record })
      const fork = await eve.table(`/api/tables/${table.id}/fork`, {})
      await eve.send('GET', `/api/tables/${fork.table.id}/position`)
      await eve.fetch('GET', `/api/tables/${table.id}/history?from=400`)
    })
    expect(await waitDuring(attack)).toBeLessThan(MOST_MS)
  }, 120_000)

  it('opens a hundred streams and does not read them', async () => {
    const eve = await Person.named(server.url, 'Eve')
    // The largest positions there are: 8 KB each. What the system keeps for a connection has to be full before the house has to keep any.
    const bots = [1, 2, 3].map((seat) => ({ seat, bot: 'random' }))
    const id = await eve.open('great-western-trail', { players: 4, variants: { 'rails-north': 'with' }, bots })
    await eve.table(`/api/tables/${id}/start`)
    const reading = [await eve.stream(id), await eve.stream(id)]
    const address = `${server.url.replace('http', 'ws')}/api/tables/${id}/stream`
    const deaf = Array.from({ length: 100 }, () => new WebSocket(address, { headers: { cookie: eve.cookie } }))
    for (const socket of deaf) {
      socket.on('error', () => {})
      socket.on('open', () => socket.pause())
    }
    // As many lines as two streams may send: each tells all of them the whole position. To and fro, where nothing has come to light.
    let lines = 0
    const playing = again(async (round) => {
      const [stream, other] = round % 2 === 0 ? reading : [...reading].reverse()
      taken(other)
      const positions = taken(stream).flatMap((message) => (message.type === 'position' ? [message] : []))
      lines += positions.length
      const position = positions.at(-1)
      if (position?.canUndo) stream.ask({ type: 'undo', seq: position.seq })
      else if (position && position.decisions.length > 0) {
        stream.ask({ type: 'answer', seq: position.seq, option: position.decisions[0].options[0].id })
      }
      await pause(17)
    })
    expect(await waitDuring(playing)).toBeLessThan(MOST_MS)
    expect(lines).toBeGreaterThan(100)
    const cut = /waystation_cut_streams_total\{why="slow"\} (\d+)/.exec(
      await (await eve.fetch('GET', '/metrics')).text(),
    )
    expect(Number(cut?.[1])).toBeGreaterThan(0)
    for (const socket of deaf) socket.terminate()
  }, 120_000)

  it('holds five hundred connections and says a letter now and then', async () => {
    const { hostname, port } = new URL(server.url)
    const silent = Array.from({ length: 500 }, () => connect(Number(port), hostname))
    for (const socket of silent) socket.on('error', () => {})
    const attack = again(async (round) => {
      for (const socket of silent) if (socket.writable) socket.write(round === 0 ? 'GET /' : 'a')
      await pause(500)
    })
    expect(await waitDuring(attack)).toBeLessThan(MOST_MS)
    for (const socket of silent) socket.destroy()
  }, 120_000)

  it('has four legends at each of 200 tables', async () => {
    const eve = await Person.named(server.url, 'Eve')
    const bots = [1, 2, 3].map((seat) => ({ seat, bot: 'legend' }))
    for (let n = 0; n < 200; n++) {
      const id = await eve.open('el-gaucho', { players: 4, bots })
      await eve.table(`/api/tables/${id}/start`)
      // A legend keeps her seat, and she looks on: bots among themselves, for as long as they are let.
      await eve.table(`/api/tables/${id}/leave`, { bot: 'legend' })
      await eve.stream(id)
    }
    expect(await waitDuring(pause(ATTACK_MS))).toBeLessThan(MOST_MS)
  }, 240_000)
})

/** A game of tic-tac-toe as one of the house, with a log as long as a record may be. */
async function heavyRecord(eve: Person): Promise<string> {
  const bob = await Person.named(server.url, 'Bob')
  const id = await eve.open('tic-tac-toe')
  await bob.table(`/api/tables/${id}/join`)
  await eve.table(`/api/tables/${id}/start`)
  for (const [seq, option] of ['mark 1', 'mark 4', 'mark 2', 'mark 5', 'mark 3'].entries()) {
    await (seq % 2 === 0 ? eve : bob).send('POST', `/api/tables/${id}/answer`, { id: `h${seq}`, seq, option })
  }
  const played = parseRecord(await (await eve.fetch('GET', `/api/tables/${id}/record`)).text())
  const [first, ...rest] = played.log
  const back: Entry[] = Array.from({ length: 500 }, () => [first, { seat: 0, undo: 'agreed' } as const]).flat()
  const { signature: _, dice: __, ...plain } = played
  const log = [...back, first, ...rest]
  const game = await loadRules(findGame('tic-tac-toe'), played.rules)
  const beginning = { rules: played.rules, config: played.config, seed: played.seed, opening: null }
  return replayed(game, beginning, log).record({ ...plain, log })
}
