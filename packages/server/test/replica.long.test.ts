/** A replica that follows the database by streaming, falls behind, dies and comes back, while people look at games that are over. */
import { setTimeout as pause } from 'node:timers/promises'
import { History, PositionAnswer } from '@waystation/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { Person } from './support/person.ts'
import { playOut } from './support/play-out.ts'
import { type Cluster, databasesAt, startCluster } from './support/postgres.ts'
import { startReplica, type TestReplica } from './support/postgres-replica.ts'
import { testServer } from './support/server.ts'

let cluster: Cluster
let replica: TestReplica
let server: RunningServer
let people: Person[]

beforeAll(async () => {
  cluster = await startCluster()
  const databaseUrl = await databasesAt(cluster.url).database()
  const name = new URL(databaseUrl).pathname.slice(1)
  replica = await startReplica(cluster)
  server = await testServer({ dataDir: '', databaseUrl }, { replicaUrl: replica.url + name, limits: { idleMs: 1 } })
  people = [await Person.named(server.url, 'Ann'), await Person.named(server.url, 'Bob')]
})
afterAll(async () => {
  await server.stop()
  await replica.remove()
  await cluster.stop()
})

async function played(): Promise<string> {
  const [ann, bob] = people
  const id = await ann.open('high-card', { players: 2 })
  await bob.table(`/api/tables/${id}/join`)
  await ann.table(`/api/tables/${id}/start`)
  await playOut(id, people)
  return id
}

async function seen(id: string): Promise<string> {
  const [ann] = people
  const record = await ann.fetch('GET', `/api/tables/${id}/record`)
  expect(record.status).toBe(200)
  const { lines } = await ann.get(`/api/tables/${id}/history`, History)
  const { position } = await ann.get(`/api/tables/${id}/position`, PositionAnswer)
  expect(position.over).toBe(true)
  return JSON.stringify([await record.text(), lines])
}

/** So many logs were read at the replica, and so many at the database. */
async function reads(): Promise<readonly [number, number]> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  const count = (from: string): number =>
    Number(new RegExp(`waystation_finished_logs_total\\{from="${from}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0)
  return [count('replica'), count('database')]
}

it('is read where it has the game, and never missed where it has not', async () => {
  const first = await played()
  await replica.catchUp()
  const whole = await seen(first)
  const [atReplica, atDatabase] = await reads()
  expect(atReplica).toBeGreaterThan(0)

  await replica.pause()
  const second = await played()
  const fresh = await seen(second)
  expect((await reads())[1]).toBeGreaterThan(atDatabase)
  expect(await seen(first)).toBe(whole)
  await replica.catchUp()
  expect(await seen(second)).toBe(fresh)
  expect((await reads())[0]).toBeGreaterThan(atReplica)

  // Somebody looks all the time while it is killed and comes back; after a rest it is read again.
  let looking = true
  const looks = (async (): Promise<number> => {
    let count = 0
    for (; looking; count++) expect(await seen(count % 2 === 0 ? first : second)).toBe(count % 2 === 0 ? whole : fresh)
    return count
  })()
  for (let n = 0; n < 3; n++) {
    await pause(300)
    await replica.kill()
    await pause(300)
    await replica.revive()
  }
  const [before] = await reads()
  await expect.poll(async () => (await reads())[0], { timeout: 30_000, interval: 200 }).toBeGreaterThan(before)
  looking = false
  expect(await looks).toBeGreaterThan(10)
})
