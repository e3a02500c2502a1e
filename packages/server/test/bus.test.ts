/** News by a message bus: lines to those who attend to their table, and by the database as soon as somebody does not hear the bus. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import pg from 'pg'
import { Nats } from '../src/storage/bus/nats.ts'
import { openStorage } from '../src/storage/open.ts'
import { LOCKS } from '../src/storage/postgres-locks.ts'
import type { News, Storage } from '../src/storage/types.ts'
import { NATS_INSTALLED, startBus, type TestBus } from './support/bus.ts'
import { answer, row } from './support/rows.ts'
import { postgresBackend, type Where } from './support/storages.ts'

const kinds = NATS_INSTALLED ? (['nats', 'small'] as const) : (['small'] as const)

describe.each(kinds)('the client of a bus (%s)', (kind) => {
  let bus: TestBus
  beforeAll(async () => {
    bus = await startBus(kind)
  })
  afterAll(() => bus.kill())

  function client(heard: string[], url = bus.url) {
    const told: string[] = []
    const nats = new Nats(url, {
      up: (first) => told.push(first ? 'up' : 'again'),
      down: () => told.push('down'),
      heard: (text) => heard.push(text),
    })
    return { nats, told }
  }

  it('hears what others say to what it subscribed to, and not itself', async () => {
    const [ones, twos]: string[][] = [[], []]
    const [one, two] = [client(ones), client(twos)]
    await Promise.all([one.nats.start(), two.nats.start()])
    for (const { nats } of [one, two]) nats.subscribe('house.a')
    two.nats.subscribe('house.b')
    await Promise.all([one.nats.done(), two.nats.done()])
    const long = `é “${'x'.repeat(100_000)}”\r\nMSG`
    one.nats.publish('house.a', long)
    one.nats.publish('house.b', 'second')
    two.nats.publish('house.b', 'own')
    await expect.poll(() => twos).toEqual([long, 'second'])
    two.nats.unsubscribe('house.a')
    await two.nats.done()
    one.nats.publish('house.a', 'nobody')
    one.nats.publish('house.b', 'third')
    await expect.poll(() => twos.at(-1)).toBe('third')
    expect(twos).not.toContain('nobody')
    expect(ones).toEqual([])
    one.nats.stop()
    two.nats.stop()
  })

  it('comes again with all it subscribed to, and says so', async () => {
    const heard: string[] = []
    const [ear, mouth] = [client(heard), client([])]
    await Promise.all([ear.nats.start(), mouth.nats.start()])
    ear.nats.subscribe('house.a')
    await bus.kill()
    await expect.poll(() => [ear.nats.up, mouth.nats.up]).toEqual([false, false])
    await ear.nats.done()
    mouth.nats.publish('house.a', 'into the wind')
    await bus.revive()
    await expect.poll(() => [...ear.told, ...mouth.told]).toEqual(['up', 'down', 'again', 'up', 'down', 'again'])
    mouth.nats.publish('house.a', 'here')
    await expect.poll(() => heard).toEqual(['here'])
    ear.nats.stop()
    mouth.nats.stop()
  })

  it('is not let in without the password, and starts all the same', async () => {
    const { nats, told } = client([], bus.url.replace('secret', 'guess'))
    await nats.start()
    expect(nats.up).toBe(false)
    expect(told).toEqual([])
    nats.stop()
  })
})

describe('processes on one database', () => {
  const backend = postgresBackend()
  let bus: TestBus
  let where: Where & { busUrl: string | null }
  let one: Storage
  let two: Storage
  const [ones, twos]: News[][] = [[], []]
  /** What the database tells everybody. */
  const notified: string[] = []
  let ear: pg.Client

  beforeAll(async () => {
    await backend.start()
    bus = await startBus()
    where = { ...(await backend.fresh()), busUrl: bus.url }
    ;[one, two] = [await openStorage(where), await openStorage(where)]
    await one.listen((news) => ones.push(news))
    await two.listen((news) => twos.push(news))
    ear = new pg.Client({ connectionString: where.databaseUrl ?? '' })
    ear.on('notification', ({ payload = '' }) => notified.push(payload))
    await ear.connect()
    // Not under the name by which processes are known: whoever looks in does not make them tell everything twice.
    await ear.query('LISTEN waystation')
    for (const id of ['a', 'b', 'c']) await one.createTable(row(id), [], [])
  })
  afterAll(async () => {
    await ear.end()
    await one.close()
    await two.close()
    await bus.kill()
    await backend.stop()
  })

  const lines = (heard: readonly News[]): string[] =>
    heard.flatMap((news) => (news.kind === 'line' ? [`${news.table} ${news.seq}`] : []))
  /** Neither news of the game nor anything else of a table goes through the database. */
  const silent = async (): Promise<boolean> => {
    const before = notified.length
    await one.tell([{ kind: 'doc', table: 'probe' }])
    await expect.poll(() => twos.some((news) => news.kind === 'doc' && news.table === 'probe')).toBe(true)
    twos.length = 0
    return notified.length === before
  }

  it('tell lines and chat to who attends to the table, all else to everybody, and the database says nothing', async () => {
    await expect.poll(silent).toBe(true)
    expect(await two.attend(['a'])).toBe(true)
    expect(await two.attend(['a'])).toBe(false)
    notified.length = 0
    await one.append([answer('a', 1), answer('b', 1)])
    await one.append([answer('a', 1), answer('a', 2)])
    await one.updateTable('b', 1, { doc: row('b').doc, at: 1 })
    const say = (table: string) => ({ id: table, table, guest: 'g1', seat: null, name: 'Ann', text: 'Hé', at: 1 })
    await one.addChat([say('a'), say('b')])
    await one.tell([{ kind: 'roll-call' }])
    await expect.poll(() => twos.at(-1)?.kind).toBe('roll-call')
    expect(lines(twos)).toEqual(['a 1', 'a 2'])
    expect(twos.filter(({ kind }) => kind !== 'line')).toEqual([
      { kind: 'doc', table: 'b' },
      { kind: 'chat', table: 'a', id: 'a' },
      { kind: 'roll-call' },
    ])
    expect(ones).toEqual([])
    expect(notified).toEqual([])
    two.neglect('a')
    await one.append([answer('a', 3)])
    // Heard before: a bus may drop what is on its way when nobody attends any more.
    await expect.poll(() => lines(twos)).toEqual(['a 1', 'a 2', 'a 3'])
    two.neglect('a')
    await two.attend(['c'])
    await one.append([answer('a', 4)])
    await one.append([answer('c', 1)])
    await expect.poll(() => lines(twos)).toEqual(['a 1', 'a 2', 'a 3', 'c 1'])
  })

  it('keep each other out where one has to be alone, whatever they hear by', async () => {
    await expect.poll(silent).toBe(true)
    const done: string[] = []
    let leave = (): void => {}
    const first = one.alone(async () => {
      await new Promise<void>((resolve) => {
        leave = resolve
        done.push('one is in')
      })
      done.push('one leaves')
    })
    await expect.poll(() => done).toEqual(['one is in'])
    const second = two.alone(() => Promise.resolve(void done.push('two is in')))
    leave()
    await Promise.all([first, second])
    expect(done).toEqual(['one is in', 'one leaves', 'two is in'])
  })

  it('tell by the database while one of them does not hear the bus, and by the bus again when all do', async () => {
    const { busUrl: _, ...without } = where
    const deaf = await openStorage(without)
    const heard: News[] = []
    await deaf.listen((news) => heard.push(news))
    await deaf.tell([{ kind: 'roll-call' }])
    await expect.poll(silent).toBe(false)
    twos.length = 0
    await one.append([answer('b', 2)])
    await expect.poll(() => lines(heard)).toEqual(['b 2'])
    await deaf.close()
    await two.tell([{ kind: 'roll-call' }])
    await expect.poll(silent).toBe(true)
  })

  it('hold nothing that says they hear the bus when it is gone, however often they said so before', async () => {
    const ears = async (): Promise<number> => {
      const { rowCount } = await ear.query(`select from pg_locks where locktype = 'advisory' and objid = ${LOCKS.ears}`)
      return rowCount ?? 0
    }
    await expect.poll(silent).toBe(true)
    expect(await ears()).toBe(2)
    twos.length = 0
    const gap = JSON.stringify({ kind: 'gap' })
    await ear.query(`select pg_notify('waystation', $1)`, [`${'0'.repeat(12)}[${gap},${gap}]`])
    await expect.poll(() => twos.filter(({ kind }) => kind === 'gap')).toHaveLength(2)
    await expect.poll(silent).toBe(true)
    await bus.kill()
    await expect.poll(ears).toBe(0)
    await bus.revive()
    await expect.poll(ears).toBe(2)
    await expect.poll(silent).toBe(true)
  })

  it('look again after a line that was written and whose writer did not hear of it', async () => {
    await expect.poll(silent).toBe(true)
    await two.attend(['a'])
    const query = pg.Pool.prototype.query as (...args: unknown[]) => Promise<unknown>
    vi.spyOn(pg.Pool.prototype, 'query').mockImplementationOnce(function (this: pg.Pool, ...args: unknown[]) {
      const cut = query.apply(this, args).then(() => Promise.reject(new Error('Connection terminated unexpectedly')))
      return cut as never
    })
    twos.length = 0
    expect(await one.append([answer('a', 5)])).toEqual([false])
    expect(await one.lines('a', 4)).toHaveLength(1)
    await expect.poll(() => twos.map(({ kind }) => kind)).toContain('gap')
    two.neglect('a')
    vi.restoreAllMocks()
  })

  it('lose nothing when the bus is gone, nor when it is there again', async () => {
    await two.attend(['b'])
    twos.length = 0
    await bus.kill()
    for (let seq = 3; seq <= 6; seq++) await one.append([answer('b', seq)])
    // What was told into the wind is looked for in the log: every process is told that it may have missed something.
    await expect.poll(() => twos.some(({ kind }) => kind === 'gap')).toBe(true)
    await one.append([answer('b', 7)])
    await expect.poll(() => lines(twos)).toContain('b 7')
    await bus.revive()
    await expect.poll(silent, { timeout: 10_000 }).toBe(true)
    await one.append([answer('b', 8)])
    await expect.poll(() => lines(twos)).toEqual(['b 8'])
  })
})
