/** Rates: too many requests, messages or streams are refused, with a code. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { Allowance } from '../src/security/allowance.ts'
import { harness } from './support/harness.ts'
import type { Person } from './support/person.ts'
import type { Stream } from './support/stream.ts'

const webDir = mkdtempSync(join(tmpdir(), 'waystation-limits-'))
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>client</title>')
const rates = {
  requestsPerMinute: 60,
  filesPerMinute: 90,
  messagesPerSecond: 5,
  streamsPerAddress: 3,
  chatPerMinute: 60,
}
const at = harness({ webDir, rates })
afterAll(() => rmSync(webDir, { recursive: true, force: true }))

const PAGE = { accept: 'text/html' }

describe('rate limits', () => {
  it('hold for messages, streams and requests', async () => {
    const ann = await at.person('Ann')
    const id = await ann.open('tic-tac-toe')
    const stream = await ann.stream(id)
    for (let i = 0; i < 12; i++) stream.ask({ type: 'ping' })
    expect((await stream.next('error')).error.code).toBe('too-many-requests')
    for (let i = 0; i < 250; i++) stream.ask({ type: 'ping' })
    expect((await stream.end()).code).toBe(4429)
    await ann.stream(id)
    const others: Stream[] = [await ann.stream(id), await ann.stream(id)]
    const surplus = await ann.stream(id)
    expect((await surplus.end()).code).toBe(4429)
    others[0].close()
    await others[0].end()
    let code = ''
    for (let i = 0; i < 70 && code === ''; i++) {
      const response = await ann.fetch('GET', '/api/games')
      if (!response.ok) code = `${response.status} ${await response.text()}`
    }
    expect(code).toContain('429')
    expect(code).toContain('too-many-requests')
    expect((await ann.fetch('GET', '/healthz')).status).toBe(200)
    // The files of the page have a count of their own: who comes when others at this address have been busy sees it.
    const visits: number[] = []
    for (let i = 0; i < 100; i++) visits.push((await ann.fetch('GET', '/lobby', undefined, PAGE)).status)
    expect(visits).toEqual([...Array<number>(90).fill(200), ...Array<number>(10).fill(429)])
  })
})

describe('a clock that is set back', () => {
  it('stops nobody', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const allowance = new Allowance(50, 1)
      expect([allowance.take('ann'), allowance.take('ann')]).toEqual([true, false])
      vi.setSystemTime(Date.now() - 3_600_000)
      await expect.poll(() => allowance.take('ann')).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('chat', () => {
  const chatty = harness({ rates: { chatPerMinute: 60 } })

  it('counts what one guest says, whatever number of streams it comes through', async () => {
    const ann = await chatty.person('Ann')
    const id = await ann.open('tic-tac-toe')
    const streams = [await ann.stream(id), await ann.stream(id), await ann.stream(id)]
    const begun = performance.now()
    for (let i = 0; i < 15; i++) streams[i % streams.length].ask({ type: 'chat', text: `message ${i}` })
    const counted = (type: 'ack' | 'error') =>
      streams.flatMap(({ messages }) => messages.filter((message) => message.type === type)).length
    await expect.poll(() => counted('ack') + counted('error')).toBe(15)
    // Ten at a time, and one more for every second that has passed.
    expect(counted('ack')).toBeLessThanOrEqual(10 + (performance.now() - begun) / 1000)
    expect(counted('ack')).toBeGreaterThanOrEqual(10)
    const byRequest = async (): Promise<number> =>
      (await ann.fetch('POST', `/api/tables/${id}/chat`, { text: 'and by request' })).status
    await expect.poll(byRequest).toBe(429)
  })

  const proxied = harness({ rates: { chatPerMinute: 60 }, trustProxy: 1 })

  /** How many of 80 messages of eight guests are heard. */
  async function heard(
    where: (person: number) => { readonly table: string; readonly address: string },
    people: Person[],
  ) {
    let ok = 0
    for (let i = 0; i < 80; i++) {
      const { table, address } = where(i % 8)
      const from = { 'x-forwarded-for': address }
      const body = { text: `message ${i}` }
      const { status } = await people[i % 8].fetch('POST', `/api/tables/${table}/chat`, body, from)
      expect([200, 429]).toContain(status)
      if (status === 200) ok++
    }
    return ok
  }

  const eight = () => Promise.all(Array.from({ length: 8 }, (_, i) => proxied.person(`Guest ${i}`)))

  it('and what is said at one table by many, wherever they are', async () => {
    const people = await eight()
    const table = await people[0].open('tic-tac-toe')
    expect(await heard((person) => ({ table, address: `203.0.113.${person}` }), people)).toBeLessThan(60)
  })

  it('and what is said from one address by many, at whatever tables', async () => {
    const people = await eight()
    const tables = await Promise.all(people.map((one) => one.open('tic-tac-toe')))
    expect(await heard((person) => ({ table: tables[person], address: '198.51.100.1' }), people)).toBeLessThan(60)
  })
})
