/** When the house was away: found once, by whichever process looks first, and not while another one was there. */
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Beats } from '../src/clocks/beats.ts'
import { Pauses } from '../src/clocks/pauses.ts'
import { openStorage } from '../src/storage/open.ts'
import type { Storage } from '../src/storage/types.ts'
import { row } from './support/rows.ts'
import { postgresBackend, sqliteBackend, type Where } from './support/storages.ts'

const BEAT = 20_000
const HOUR = 3_600_000
const START = Date.UTC(2026, 10, 18, 12)
const TABLE = 't0000000000000000000'

async function beat(beats: Beats): Promise<void> {
  await beats.start()
  await beats.stop()
}

describe.each([sqliteBackend(), postgresBackend()])('the house on $name', (backend) => {
  const open: Storage[] = []
  let at = START
  beforeAll(() => backend.start())
  afterAll(async () => {
    for (const storage of open) await storage.close()
    await backend.stop()
  })

  /** A process; the clocks of all are this one, and it beats when it is told to. */
  async function joined(where: Where, process: string): Promise<{ beats: Beats; storage: Storage }> {
    const storage = await openStorage(where)
    open.push(storage)
    const log = pino({ level: 'silent' })
    const beats = new Beats({ storage, pauses: new Pauses(storage), process, beatMs: BEAT, log, now: () => at })
    return { beats, storage }
  }

  /** A database with one table, whose clock does not run. */
  async function resting(): Promise<Where> {
    at = START
    const where = await backend.fresh()
    const { storage } = await joined(where, 'setter')
    await storage.createTable(row(TABLE), [], [])
    return where
  }

  async function run(storage: Storage, seq: number, deadline: number | null): Promise<void> {
    const waiting = [{ seat: 0, line: 0, since: at }]
    await storage.putStanding({ table: TABLE, seq, at, waiting, clock: null, deadline, result: null })
  }

  /** A database with one clock that runs. */
  async function running(): Promise<Where> {
    const where = await resting()
    await run(open[open.length - 1], 0, at + HOUR)
    return where
  }

  it('was away once, although two processes start after it and both notice', async () => {
    const where = await running()
    const before = await joined(where, 'before')
    await before.beats.notice()
    at += 72 * HOUR
    const [one, two] = [await joined(where, 'one'), await joined(where, 'two')]
    await Promise.all([one.beats.notice(), two.beats.notice()])
    expect(await one.storage.outages()).toEqual([{ from: START, to: at + 60_000 }])
  })

  it('was not away while another process was there, however late one of them beats', async () => {
    const where = await running()
    const [slow, steady] = [await joined(where, 'slow'), await joined(where, 'steady')]
    await slow.beats.notice()
    // The disk of the other one hangs meanwhile.
    for (let n = 0; n < 10; n++) {
      at += 2.2 * BEAT
      await beat(steady.beats)
    }
    await slow.beats.notice()
    expect(await slow.storage.outages()).toEqual([])
  })

  it('was away while its machine slept; a clock that is set back takes nothing from anybody', async () => {
    const { beats, storage } = await joined(await running(), 'one')
    await beats.notice()
    at += HOUR
    await beats.notice()
    expect(await storage.outages()).toEqual([{ from: START, to: START + HOUR + 60_000 }])
    at -= HOUR
    await beats.notice()
    expect(await storage.outages()).toHaveLength(1)
  })

  it('was not away while no clock ran, whoever looks when the next one begins', async () => {
    const where = await running()
    const [one, two] = [await joined(where, 'one'), await joined(where, 'two')]
    await beat(one.beats)
    await run(one.storage, 1, null)
    for (let n = 0; n < 5; n++) {
      at += BEAT
      for (const { beats } of [one, two]) await beat(beats)
    }
    await run(one.storage, 2, at + HOUR)
    at += BEAT
    for (const { beats } of [two, one]) await beat(beats)
    expect(await one.storage.outages()).toEqual([])
    at += 3 * BEAT
    await beat(one.beats)
    expect(await one.storage.outages()).toEqual([{ from: at - 3 * BEAT, to: at + 60_000 }])
  })

  it('was away although it died before it could say that its first clock ran', async () => {
    const where = await resting()
    const first = await joined(where, 'first')
    await first.beats.notice()
    await run(first.storage, 0, at + HOUR)
    at += 72 * HOUR
    const second = await joined(where, 'second')
    await second.beats.notice()
    expect(await second.storage.outages()).toEqual([{ from: START, to: at + 60_000 }])
  })
})
