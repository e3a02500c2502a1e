/** What is on its way is kept once, sent by one, and not lost by who dies. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChannelRow, NewIntent } from '../src/notices/types.ts'
import { openStorage } from '../src/storage/open.ts'
import type { Storage } from '../src/storage/types.ts'
import { row } from './support/rows.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const MINUTE = 60_000

describe.each([sqliteBackend(), postgresBackend()])('the outbox on $name', (backend) => {
  /** Two processes on PostgreSQL; the one there is on SQLite. */
  let storages: Storage[]
  let storage: Storage
  beforeAll(async () => {
    await backend.start()
    const where = await backend.fresh()
    storage = await openStorage(where)
    storages = [storage, where.databaseUrl === null ? storage : await openStorage(where)]
    await storage.createTable(row('a'), [], [])
    for (const id of ['ann', 'bob', 'cy']) await storage.putGuest({ id, name: id, language: 'en' }, 0)
  })
  afterAll(async () => {
    for (const one of new Set(storages)) await one.close()
    await backend.stop()
  })

  const channel = (id: string, person: string): ChannelRow => {
    const target = { address: `https://${id}.example/`, style: 'json', secret: 's' } as const
    return { id, person, kind: 'hook', target, state: 'on', trouble: null, madeAt: 0, sentAt: null }
  }
  const intent = (person: string, name: string, change: Partial<NewIntent> = {}): NewIntent => {
    return { person, table: 'a', kind: 'turn', name, facts: { since: 3 }, at: 1000, ...change }
  }
  const names = async (id: string): Promise<string[]> =>
    (await storage.notices.outbox.parcels(id)).map((parcel) => parcel.intent.name)
  const claim = async (by: Storage, now: number): Promise<string[]> =>
    (await by.notices.outbox.claim({ now, until: now + MINUTE, most: 10 })).map((one) => one.channel.id)

  it('keeps what two processes find out at the same moment once, for those who can be reached', async () => {
    await storage.notices.channels.put(channel('c1', 'ann'), 'h1')
    await storage.notices.channels.put(channel('c2', 'ann'), 'h2')
    const found = [intent('ann', 'turn/a/0/3'), intent('bob', 'turn/a/1/3')]
    await Promise.all([...storages, ...storages].map((one) => one.notices.outbox.add(found)))
    expect([await names('c1'), await names('c2')]).toEqual([['turn/a/0/3'], ['turn/a/0/3']])
  })

  it('gives a channel to one of those who look at once', async () => {
    const claimed = await Promise.all(storages.map((one) => claim(one, 2000)))
    expect(claimed.flat().sort()).toEqual(['c1', 'c2'])
    expect(await claim(storage, 2000)).toEqual([])
  })

  it('lets one take a parcel, and another only when that one must be dead', async () => {
    const { outbox } = storages[1].notices
    const [{ intent: mine }] = await storage.notices.outbox.parcels('c1')
    const taken = await Promise.all(
      storages.map((one) => one.notices.outbox.take('c1', [mine.id], { now: 2000, until: 92_000 })),
    )
    expect(taken.flat()).toEqual([mine.id])
    expect(await outbox.take('c1', [mine.id], { now: 91_999, until: 200_000 })).toEqual([])
    expect(await names('c1')).toEqual(['turn/a/0/3'])
    expect(await outbox.take('c1', [mine.id], { now: 92_000, until: 200_000 })).toEqual([mine.id])
    await outbox.settle('c1', [mine.id], 'sent')
    expect(await names('c1')).toEqual([])
  })

  it('does not forget news that came while somebody had the channel in hand', async () => {
    const { outbox } = storage.notices
    const [claimed] = await outbox.claim({ now: 100_000, until: 160_000, most: 1 })
    await outbox.add([intent('ann', 'over/a/0', { kind: 'over' })])
    await outbox.release(claimed, null)
    expect((await claim(storage, 100_001)).sort()).toEqual(['c1', 'c2'])
  })

  it('drops what its reader has seen, but not whose turn it is', async () => {
    const { outbox } = storage.notices
    await outbox.add([intent('ann', 'turn/a/0/9')])
    await outbox.seen('ann', 'a')
    expect(await names('c1')).toEqual(['turn/a/0/9'])
  })

  it('puts a parcel back for later, and counts how often', async () => {
    const { outbox } = storage.notices
    const [{ intent: mine }] = await outbox.parcels('c1')
    await outbox.take('c1', [mine.id], { now: 500_000, until: 590_000 })
    await outbox.putBack('c1', [mine.id], 560_000)
    expect(await outbox.parcels('c1')).toMatchObject([{ tries: 1, notBefore: 560_000 }])
    expect(await outbox.take('c1', [mine.id], { now: 559_999, until: 600_000 })).toEqual([])
  })

  it('gives up a channel with all that waits there', async () => {
    expect(await storage.notices.outbox.giveUp('c1', 'gone')).toBe(1)
    expect(await storage.notices.channels.at('c1')).toMatchObject({ state: 'off', trouble: 'gone' })
    expect(await claim(storage, 10_000_000)).toEqual(['c2'])
  })

  it('forgets what was settled long ago, and goes with the person', async () => {
    const { outbox, channels } = storage.notices
    expect(await outbox.forget(2000, 100)).toBe(1)
    expect(await names('c2')).toHaveLength(2)
    await channels.remove('c2')
    expect(await outbox.count()).toBe(0)
    expect(await outbox.forget(2000, 100)).toBe(2)
  })
})
