/** Long replays go through a thread of their own, in fair turns; what is damaged is made anew from the log. */
import { setTimeout as pause } from 'node:timers/promises'
import { formatRecord, parseRecord } from '@waystation/kernel'
import { History, PositionAnswer, TableAnswer } from '@waystation/protocol'
import Database from 'better-sqlite3'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { DATABASE_FILE } from '../src/storage/open.ts'
import type { RunningServer } from '../src/server.ts'
import { PastPool } from '../src/workers/past-pool.ts'
import type { WorkerPool } from '../src/workers/pool.ts'
import { Turns } from '../src/workers/turns.ts'
import { Person } from './support/person.ts'
import { testServer } from './support/server.ts'
import { sqliteBackend, type Where } from './support/storages.ts'

const backend = sqliteBackend()
afterAll(() => backend.stop())

const inFile = <R>({ dataDir }: Where, read: (file: Database.Database) => R): R => {
  const file = new Database(join(dataDir, DATABASE_FILE))
  try {
    return read(file)
  } finally {
    file.close()
  }
}

async function trap(server: RunningServer, answers: number): Promise<[Person, string]> {
  const ann = await Person.named(server.url, 'Ann')
  const id = await ann.open('trap', { players: 1 })
  await ann.table(`/api/tables/${id}/start`)
  for (let seq = 0; seq < answers; seq++) {
    await ann.send('POST', `/api/tables/${id}/answer`, { id: `a${seq}`, seq, option: 'go on' })
  }
  return [ann, id]
}

describe('a table with a long log and no snapshot', () => {
  it('is opened from one that the thread for the past has made, which is kept', async () => {
    const where = await backend.fresh()
    const first = await testServer(where)
    const [ann, id] = await trap(first, 70)
    await first.stop()
    inFile(where, (file) => file.prepare('delete from snapshots').run())
    const second = await testServer(where)
    const { position } = await ann.at(second.url).get(`/api/tables/${id}/position`, PositionAnswer)
    expect(position.seq).toBe(70)
    await second.stop()
    expect(inFile(where, (file) => file.prepare('select seq from snapshots where table_id = ?').get(id))).toEqual({
      seq: 70,
    })
  })
})

describe('a snapshot that is damaged', () => {
  it.each(['not even text of the right kind', '{"state":{"seq":3},"moves":[]}'])(
    '%s: the log has the game',
    async (body) => {
      const where = await backend.fresh()
      const first = await testServer(where)
      const [ann, id] = await trap(first, 70)
      await first.stop()
      inFile(where, (file) => file.prepare('update snapshots set body = ? where table_id = ?').run(body, id))
      const second = await testServer(where)
      const later = ann.at(second.url)
      const { position } = await later.get(`/api/tables/${id}/position`, PositionAnswer)
      expect(position.seq).toBe(70)
      expect((await later.get(`/api/tables/${id}`, TableAnswer)).table.status).toBe('running')
      await later.send('POST', `/api/tables/${id}/answer`, { id: 'next', seq: 70, option: 'go on' })
      expect(await (await later.fetch('GET', '/metrics')).text()).toContain('waystation_healed_tables_total 1')
      await second.stop()
      const kept = inFile(where, (file) => file.prepare('select body from snapshots where table_id = ?').get(id))
      expect(kept).not.toEqual({ body })
    },
  )
})

describe('a foreign record that never ends', () => {
  /** A game of trap that is over, and its record with a loop in the place of its end. */
  async function endless(server: RunningServer): Promise<{ ann: Person; id: string; record: string }> {
    const [ann, id] = await trap(server, 3)
    await ann.send('POST', `/api/tables/${id}/answer`, { id: 'end', seq: 3, option: 'end' })
    const played = parseRecord(await (await ann.fetch('GET', `/api/tables/${id}/record`)).text())
    const { signature: _, ...plain } = played
    const log = played.log.map((entry, i) => (i === 3 ? { seat: 0, option: 'loop' } : entry))
    return { ann, id, record: formatRecord({ ...plain, log }) }
  }

  it('holds up no game, and is not the only thing that may wait', async () => {
    // So long that the test is over before.
    const server = await testServer(await backend.fresh(), { limits: { rulesMs: 600_000 } })
    const { id, record } = await endless(server)
    const eve = await Person.named(server.url, 'Eve')
    const asked = vi.spyOn(server.tables.services.past, 'ask')
    let imported = false
    const importing = eve.fetch('POST', '/api/records', { record }).then(
      () => (imported = true),
      () => {},
    )
    await expect.poll(() => asked.mock.calls.length).toBe(1)
    await trap(server, 5)
    // So many of hers wait; the others are told to come back.
    const refused: Response[] = []
    const waiting = Array.from({ length: 25 }, () =>
      eve.fetch('GET', `/api/tables/${id}/history`).then(
        (response) => refused.push(response),
        () => {},
      ),
    )
    await expect.poll(() => refused.length).toBe(5)
    expect(refused.map(({ status }) => status)).toEqual(Array(5).fill(503))
    expect(refused[0].headers.get('retry-after')).toBe('1')
    expect(imported).toBe(false)
    await server.stop()
    await Promise.all([importing, ...waiting])
  })

  it('is a bad one, and the history of others comes after it', async () => {
    const server = await testServer(await backend.fresh(), { limits: { rulesMs: 2000 } })
    const { ann, id, record } = await endless(server)
    const eve = await Person.named(server.url, 'Eve')
    const importing = eve.refused('POST', '/api/records', { record })
    const histories = await Promise.all([1, 2, 3].map(() => ann.get(`/api/tables/${id}/history`, History)))
    expect(histories.map(({ lines }) => lines.length)).toEqual([5, 5, 5])
    expect(await importing).toBe('bad-record')
    expect((await ann.get(`/api/tables/${id}/history`, History)).lines).toHaveLength(5)
    await server.stop()
  })
})

describe('the thread for the past', () => {
  it('has one person’s turn after the other’s, however much one of them asks', async () => {
    const done: string[] = []
    const pool = {
      anywhere: (_name: string, { text }: { readonly text: string }) => pause(1).then(() => void done.push(text)),
    } as unknown as WorkerPool
    const past = new PastPool(pool)
    const ask = (who: string, text: string) => past.ask(who, 'verify', { text }, 1000)
    await Promise.all([ask('eve', 'eve 1'), ask('eve', 'eve 2'), ask('eve', 'eve 3'), ask('ann', 'ann 1')])
    expect(done).toEqual(['eve 1', 'eve 2', 'ann 1', 'eve 3'])
  })
})

describe('turns with a limit', () => {
  it('tell whoever waits for too much to come back, and nobody else', async () => {
    const turns = new Turns({ most: 2 })
    const slow = () => pause(5)
    const greedy = [1, 2, 3, 4].map(() => turns.take('greedy', slow))
    const other = turns.take('other', slow)
    const settled = await Promise.allSettled([...greedy, other])
    // The first is under way at once, two wait, the fourth is refused.
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    await expect(greedy[3]).rejects.toMatchObject({ code: 'busy' })
  })
})
