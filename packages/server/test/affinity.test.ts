/** The people of one table come together at one process, when each process has a path of its own; nothing depends on it. */
import { CLOSE } from '@waystation/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { Person } from './support/person.ts'
import { testServer } from './support/server.ts'
import { postgresBackend } from './support/storages.ts'
import type { Stream } from './support/stream.ts'

const backend = postgresBackend()
let one: RunningServer
let two: RunningServer
let ann: Person
let bob: Person

beforeAll(async () => {
  await backend.start()
  const where = await backend.fresh()
  one = await testServer(where, { processPath: '/at/one' })
  two = await testServer(where, { processPath: '/at/two' })
  ann = await Person.named(one.url, 'Ann')
  bob = (await Person.named(one.url, 'Bob')).at(two.url)
})
afterAll(async () => {
  await one.stop()
  await two.stop()
  await backend.stop()
})

/** A stream as our page opens it. */
async function movable(who: Person, table: string): Promise<Stream> {
  return await who.opening(table, {}, true, '?movable=1')
}

/** Ann is at the first process, and the second has heard of it. */
async function annIsAt(change: Record<string, unknown> = {}): Promise<string> {
  const id = await ann.open('tic-tac-toe', change)
  await ann.stream(id)
  await expect.poll(() => two.tables.services.presence.elsewhere(id)).toBe('/at/one')
  return id
}

test('whoever comes to another process is led to the one where the table is looked at', async () => {
  const id = await annIsAt()
  const led = await movable(bob, id)
  expect((await led.next('elsewhere')).path).toBe('/at/one')
  await expect.poll(() => led.closed?.code).toBe(CLOSE.elsewhere)
  expect(led.messages.map(({ type }) => type)).toEqual(['elsewhere'])
  const arrived = await bob.at(`${one.url}/at/one`).stream(id)
  expect((await arrived.next('hello')).table.id).toBe(id)
})

test('who does not know how to follow is served where they came', async () => {
  const id = await annIsAt()
  expect((await (await bob.stream(id)).next('hello')).table.id).toBe(id)
})

test('nobody is led away from a process that has somebody of the table, nor to one that has nobody', async () => {
  const id = await ann.open('tic-tac-toe')
  const bobs = await movable(bob, id)
  expect((await bobs.next('hello')).table.id).toBe(id)
  await ann.stream(id)
  await bobs.next('presence', ({ connected }) => connected.includes(0))
  const cleo = (await Person.named(one.url, 'Cleo')).at(two.url)
  expect((await (await movable(cleo, id)).next('hello')).connected).toContain(0)
})

test('a private table is not given away by leading to it', async () => {
  const id = await annIsAt({ visibility: 'private' })
  const refused = await movable(bob, id)
  expect((await refused.next('error')).error.code).toBe('not-found')
})

test('a path that is not this process’s own is no address', async () => {
  expect((await bob.at(`${one.url}/at/one`).fetch('GET', '/api/me/tables')).status).toBe(200)
  expect((await bob.at(`${one.url}/at/two`).fetch('GET', '/api/me/tables')).status).toBe(404)
})

test('a process that stops is led to no more', async () => {
  const id = await annIsAt()
  await one.stop()
  await expect.poll(() => two.tables.services.presence.elsewhere(id)).toBe(null)
  expect((await (await movable(bob, id)).next('hello')).table.id).toBe(id)
})
