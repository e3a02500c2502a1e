// @vitest-environment happy-dom
import { type ClientMessage, CLOSE, type ServerMessage } from '@waystation/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Outbox } from '../src/transport/outbox.ts'
import { ServerTransport } from '../src/transport/server.ts'
import type { Link } from '../src/transport/types.ts'
import { past, table } from './support/tables.ts'

/** A socket in the test's own hands. */
class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  readonly sent: ClientMessage[] = []
  readonly url: string
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1)
    if (!socket) throw new Error('nothing connected')
    return socket
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(code = 1006): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.({ code })
  }

  hear(message: ServerMessage): void {
    this.readyState = 1
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const hello: ServerMessage = {
  type: 'hello',
  protocol: 1,
  you: 0,
  table: table('person', 'person'),
  chat: [],
  connected: [],
}
const answer: ClientMessage = { type: 'answer', id: 'r1', seq: 0, option: 'mark 5' }

let links: Link[] = []
let heard: ServerMessage[] = []
let reply = { ok: true, status: 200 }
/** Refuses so many requests because of rules that it does not know. */
let ignorant = 0
/** Why those are refused. */
let why: 'unknown-rules' | 'busy' = 'unknown-rules'
let asked: string[] = []

function answered(path: string): object {
  asked.push(path)
  const ok = ignorant === 0 && reply.ok
  const code = ignorant === 0 ? 'not-found' : why
  ignorant = Math.max(0, ignorant - 1)
  const body = ok ? { suggestions: [], lines: [], next: null } : { error: { code, message: '' } }
  return { ok, headers: new Headers({ 'retry-after': '1' }), json: () => Promise.resolve(body) }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answered(path)))
  FakeSocket.all = []
  links = []
  heard = []
  reply = { ok: true, status: 200 }
  ignorant = 0
  why = 'unknown-rules'
  asked = []
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

function opened(): ServerTransport {
  const transport = new ServerTransport('t1')
  transport.open({ message: (message) => heard.push(message), link: (link) => links.push(link) })
  return transport
}

test('an answer given while the line is down goes out, once, when it is back', async () => {
  const transport = opened()
  FakeSocket.last.hear(hello)
  FakeSocket.last.close()
  transport.send(answer)
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.last.hear(hello)
  expect(FakeSocket.last.sent).toEqual([answer])
  FakeSocket.last.hear({ type: 'position', ack: 'r1', ...past(1, 0), decisions: [], canUndo: true })
  FakeSocket.last.close()
  await vi.advanceTimersByTimeAsync(3000)
  FakeSocket.last.hear(hello)
  expect(FakeSocket.last.sent).toEqual([])
  transport.close()
})

test('an answer without acknowledgement survives a reload under the same name', () => {
  const before = opened()
  FakeSocket.last.hear(hello)
  before.send(answer)
  before.close()
  const after = opened()
  FakeSocket.last.hear(hello)
  expect(FakeSocket.last.sent).toEqual([answer])
  after.close()
})

test('what the server is too busy for is kept', () => {
  const outbox = new Outbox(sessionStorage, 't1')
  outbox.add(answer)
  outbox.settle({ type: 'error', ack: 'r1', error: { code: 'busy', message: '' } })
  expect(outbox.messages).toEqual([answer])
  outbox.settle({ type: 'error', ack: 'r1', error: { code: 'stale', message: '' } })
  expect(outbox.messages).toEqual([])
})

test('says that it is offline, waits longer each time, and comes back by itself', async () => {
  const transport = opened()
  FakeSocket.last.hear(hello)
  for (let i = 0; i < 4; i++) {
    FakeSocket.last.close()
    await vi.advanceTimersByTimeAsync(20_000)
  }
  expect(links).toContain('offline')
  expect(FakeSocket.all).toHaveLength(5)
  FakeSocket.last.hear(hello)
  expect(links.at(-1)).toBe('online')
  transport.close()
})

test('a table that does not exist is not tried again', async () => {
  const transport = opened()
  reply = { ok: false, status: 404 }
  FakeSocket.last.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(links.at(-1)).toBe('gone')
  expect(FakeSocket.all).toHaveLength(1)
  transport.close()
})

test('a line that has gone silent is replaced', async () => {
  const transport = opened()
  FakeSocket.last.hear(hello)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['ping'])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(FakeSocket.all).toHaveLength(2)
  transport.close()
})

test('a process that does not know the rules of a table is left for another one, and no answer is lost', async () => {
  const transport = opened()
  FakeSocket.last.hear(hello)
  FakeSocket.last.close()
  transport.send(answer)
  // The load balancer leads to a process of the release before, twice, and then to one that knows.
  for (let tries = 0; tries < 2; tries++) {
    await vi.advanceTimersByTimeAsync(2000)
    FakeSocket.last.hear({ type: 'error', error: { code: 'unknown-rules', message: '' } })
    FakeSocket.last.close(CLOSE.otherRules)
    await vi.advanceTimersByTimeAsync(0)
    expect(links.at(-1)).toBe('elsewhere')
  }
  await vi.advanceTimersByTimeAsync(3000)
  expect(FakeSocket.all).toHaveLength(4)
  FakeSocket.last.hear(hello)
  expect(FakeSocket.last.sent).toEqual([answer])
  expect(heard.map(({ type }) => type)).not.toContain('error')
  transport.close()
})

test('follows to the process that has the people of a table, with what was not sent yet', async () => {
  const transport = opened()
  transport.send(answer)
  expect(FakeSocket.last.url).toMatch(/\/api\/tables\/t1\/stream\?movable=1$/)
  const first = FakeSocket.last
  first.hear({ type: 'elsewhere', path: '/at/two' })
  expect(FakeSocket.last.url).toMatch(/^ws:\/\/[^/]+\/at\/two\/api\/tables\/t1\/stream$/)
  first.close(CLOSE.elsewhere)
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.last.hear(hello)
  expect(FakeSocket.last.sent).toEqual([answer])
  expect(heard.map(({ type }) => type)).not.toContain('elsewhere')
  // That process is gone: the balancer chooses, and may lead elsewhere again.
  FakeSocket.last.close()
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.last.url).toMatch(/[^/]\/api\/tables\/t1\/stream\?movable=1$/)
  transport.close()
})

test('is not led twice before it has arrived: a path that leads nowhere costs one attempt', async () => {
  const transport = opened()
  FakeSocket.last.hear({ type: 'elsewhere', path: '/at/nowhere' })
  FakeSocket.last.close()
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.last.url).toMatch(/[0-9t]\/api\/tables\/t1\/stream$/)
  FakeSocket.last.hear(hello)
  expect(links.at(-1)).toBe('online')
  transport.close()
})

test('an answer that such a process refused is kept for another one', () => {
  const outbox = new Outbox(sessionStorage, 't1')
  outbox.add(answer)
  outbox.settle({ type: 'error', ack: 'r1', error: { code: 'unknown-rules', message: '' } })
  expect(outbox.messages).toEqual([answer])
})

test('requests are tried again elsewhere, and not for ever', async () => {
  const transport = opened()
  ignorant = 2
  const hint = transport.hint()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await hint).toEqual([])
  expect(asked).toHaveLength(3)
  ignorant = 100
  const refused = transport.hint().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await refused).toMatchObject({ code: 'unknown-rules' })
  expect(asked.length).toBeLessThan(12)
  transport.close()
})

test('what was is asked for again where the server has no time for it; what may have been done is not', async () => {
  const transport = opened()
  why = 'busy'
  ignorant = 2
  const history = transport.history(0)
  await vi.advanceTimersByTimeAsync(2000)
  await history
  expect(asked).toHaveLength(3)
  ignorant = 1
  expect(await transport.hint().catch((error: unknown) => error)).toMatchObject({ code: 'busy' })
  expect(asked).toHaveLength(4)
  transport.close()
})
