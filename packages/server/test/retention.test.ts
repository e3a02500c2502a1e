/** Retention in a whole server: what people see stays the same, what nobody needs goes. */
import { MyTables, NewInvite, PositionAnswer, TableAnswer } from '@waystation/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { openStorage } from '../src/storage/open.ts'
import { Person } from './support/person.ts'
import { playOut } from './support/play-out.ts'
import { allSeen } from './support/seen.ts'
import { type ConfigChange, testServer } from './support/server.ts'
import { postgresBackend, sqliteBackend, type Where } from './support/storages.ts'

const DAY = 24 * 3600 * 1000
const NEVER = { compactGames: null, openTables: null, guests: null, chat: null, reports: null, everyMs: 1e9 }
const quick = (change: ConfigChange['retention']): ConfigChange => ({
  retention: { ...NEVER, pauseMs: 0, closedMs: 0, ...change },
})

async function begun(people: readonly Person[], game: string, change: Record<string, unknown> = {}): Promise<string> {
  const id = await people[0].open(game, { players: people.length, ...change })
  for (const guest of people.slice(1)) {
    const { token } = NewInvite.parse(await people[0].send('POST', `/api/tables/${id}/invites`))
    await guest.table(`/api/tables/${id}/enter`, { invite: token })
    await guest.table(`/api/tables/${id}/join`)
  }
  await people[0].table(`/api/tables/${id}/start`)
  return id
}

/** Finished games of every kind: with undo, with a secret choice, over 64 lines, private, imported, from a re-dealt position. */
async function finishedGames(ann: Person, bob: Person): Promise<string[]> {
  const both = [ann, bob]
  const cards = await begun(both, 'high-card')
  const { position } = await ann.get(`/api/tables/${cards}/position`, PositionAnswer)
  const taken = { id: 'x', seq: position.seq, option: position.decisions[0].options[0].id }
  await ann.send('POST', `/api/tables/${cards}/answer`, taken)
  await ann.send('POST', `/api/tables/${cards}/undo`, { id: 'y', seq: position.seq + 1 })
  await ann.send('POST', `/api/tables/${cards}/chat`, { text: 'Hé bien' })
  const redealt = (await ann.table(`/api/tables/${cards}/fork`)).table.id
  await playOut(cards, both)
  await playOut(redealt, [ann])
  const gaucho = await begun(both, 'el-gaucho', { visibility: 'private' })
  await playOut(gaucho, both)
  const record = await (await ann.fetch('GET', `/api/tables/${gaucho}/record`)).text()
  const imported = (await bob.table('/api/records', { record })).table.id
  return [cards, redealt, gaucho, imported]
}

describe.each([sqliteBackend(), postgresBackend()])('compacted games on $name', (backend) => {
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  it('look the same to the byte, to every seat and every spectator, from memory and from storage', async () => {
    const where = await backend.fresh()
    let server = await testServer(where, quick({}))
    const again = async (change?: ConfigChange['retention']): Promise<void> => {
      await server.stop()
      server = await testServer(where, quick(change ?? {}))
    }
    const people = [await Person.named(server.url, 'Ann'), await Person.named(server.url, 'Bob')]
    const tables = await finishedGames(people[0], people[1])
    await again({ compactGames: 0 })
    const before = await allSeen(server.url, people, tables)
    expect(await server.retention.run()).toBe(true)
    expect(await compacted(where, tables)).toEqual([true, true, true, true])
    expect(await allSeen(server.url, people, tables)).toEqual(before)
    await again()
    expect(await allSeen(server.url, people, tables)).toEqual(before)
    const metrics = await (await people[0].at(server.url).fetch('GET', '/metrics')).text()
    expect(metrics).toContain('waystation_retention_done_total')
    await server.stop()
  })

  it('can be forked and asked for a rematch like any other', async () => {
    const where = await backend.fresh()
    const server = await testServer(where, quick({ compactGames: 0 }))
    const [ann, bob] = [await Person.named(server.url, 'Ann'), await Person.named(server.url, 'Bob')]
    const id = await begun([ann, bob], 'high-card')
    await playOut(id, [ann, bob])
    await server.retention.run()
    const fork = await ann.table(`/api/tables/${id}/fork`, { seq: 2 })
    expect(fork.table.origin).toMatchObject({ kind: 'fork', of: id, seq: 2 })
    const rematch = await ann.table(`/api/tables/${id}/rematch`)
    expect((await bob.table(`/api/tables/${id}/rematch`)).table.id).toBe(rematch.table.id)
    await server.retention.run()
    expect(await compacted(where, [id])).toEqual([true])
    expect((await ann.get(`/api/tables/${id}`, TableAnswer)).table.rematch).toBe(rematch.table.id)
    await server.stop()
  })
})

/** Whether there is nothing left of these tables but one piece. */
async function compacted(where: Where, tables: readonly string[]): Promise<boolean[]> {
  const storage = await openStorage(where)
  try {
    const lines = await Promise.all(tables.map((id) => storage.lines(id, 0)))
    const left = await storage.upkeep((upkeep) => upkeep.count('games', Number.MAX_SAFE_INTEGER, 1000))
    return lines.map((all) => all.length > 0 && all.every(({ client }) => client === null) && left === 0)
  } finally {
    await storage.close()
  }
}

describe('what nobody needs', () => {
  const backend = sqliteBackend()
  let server: RunningServer
  let where: Where
  afterAll(() => backend.stop())

  async function started(change: ConfigChange['retention']): Promise<Person> {
    where = await backend.fresh()
    server = await testServer(where, quick(change))
    return await Person.named(server.url, 'Ann')
  }
  const statusOf = async (person: Person, id: string): Promise<string> =>
    (await person.get(`/api/tables/${id}`, TableAnswer)).table.status

  it('open tables that nobody joined are closed before the eyes of those who wait, then removed', async () => {
    const ann = await started({ openTables: 0 })
    const bob = await Person.named(server.url, 'Bob')
    const [lonely, joined] = [await ann.open('high-card'), await ann.open('high-card')]
    await bob.table(`/api/tables/${joined}/join`)
    const stream = await ann.stream(lonely)
    await stream.next('hello')
    const closing = server.retention.run()
    expect((await stream.next('table')).table.status).toBe('stopped')
    await closing
    expect(await ann.refused('GET', `/api/tables/${lonely}`).catch(() => 'there')).toBe('there')
    expect(await bob.refused('POST', `/api/tables/${lonely}/join`, {})).toBe('already-started')
    await server.retention.run()
    await expect.poll(() => server.tables.count).toBeGreaterThan(0)
    expect((await ann.get('/api/me/tables', MyTables)).tables.map(({ id }) => id)).toEqual([joined])
    expect(await statusOf(ann, joined)).toBe('open')
    await server.stop()
  })

  it('a closed rematch makes room for another one', async () => {
    const ann = await started({ openTables: 0 })
    const bob = await Person.named(server.url, 'Bob')
    const id = await begun([ann, bob], 'high-card')
    await playOut(id, [ann, bob])
    const first = (await ann.table(`/api/tables/${id}/rematch`)).table.id
    await server.retention.run()
    expect((await ann.get(`/api/tables/${id}`, TableAnswer)).table).toMatchObject({ rematch: null, status: 'finished' })
    const second = await bob.table(`/api/tables/${id}/rematch`)
    expect(second.table.id).not.toBe(first)
    expect(second.table.status).toBe('open')
    await server.stop()
  })

  it('reports of stopped tables go, the tables stay', async () => {
    const ann = await started({ reports: 0, openTables: 0 })
    const id = await begun([ann], 'trap')
    await ann.send('POST', `/api/tables/${id}/answer`, { id: 'a', seq: 0, option: 'go on' })
    expect(await ann.refused('POST', `/api/tables/${id}/answer`, { id: 'b', seq: 1, option: 'throw' })).toBe(
      'table-stopped',
    )
    const report = async (): Promise<string | null | undefined> => {
      const storage = await openStorage(where)
      const row = await storage.table(id)
      await storage.close()
      return row?.doc.report
    }
    expect(await report()).toContain('Error')
    await server.retention.run()
    await server.retention.run()
    expect(await report()).toBeNull()
    expect(await statusOf(ann, id)).toBe('stopped')
    await server.stop()
  })

  it('chat and guests go when they are old, and nothing goes that is off', async () => {
    const ann = await started({ guests: 300 * DAY, chat: null })
    const storage = await openStorage(where)
    await storage.putGuest({ id: 'long ago', name: 'Old', language: 'en' }, Date.now() - 301 * DAY)
    await storage.putGuest({ id: 'not so long', name: 'New', language: 'en' }, Date.now() - 299 * DAY)
    const id = await ann.open('high-card')
    await ann.send('POST', `/api/tables/${id}/chat`, { text: 'Anybody?' })
    await server.retention.run()
    expect(await storage.guest('long ago', 0)).toBeNull()
    expect(await storage.guest('not so long', 0)).not.toBeNull()
    expect(await storage.chat(id, 5)).toHaveLength(1)
    expect(await statusOf(ann, id)).toBe('open')
    await server.stop()
    server = await testServer(where, quick({ chat: 0 }))
    await server.retention.run()
    expect(await storage.chat(id, 5)).toHaveLength(0)
    await storage.close()
    await server.stop()
  })

  it('goes by itself, and is counted', async () => {
    const ann = await started({ compactGames: 0, everyMs: 20 })
    const bob = await Person.named(server.url, 'Bob')
    const id = await begun([ann, bob], 'high-card')
    await playOut(id, [ann, bob])
    const metrics = async (): Promise<string> => await (await ann.fetch('GET', '/metrics')).text()
    await expect.poll(metrics).toContain('waystation_retention_done_total{kind="games"} 1')
    await expect.poll(metrics).toContain('waystation_retention_backlog{kind="games"} 0')
    expect(await metrics()).toMatch(/waystation_retention_last_run_timestamp_seconds [1-9]/)
    await server.stop()
  })
})
