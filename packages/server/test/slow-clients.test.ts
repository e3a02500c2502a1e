/** Clients that keep a connection and say little: each is let go of after a while, and nobody else notices. */
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { harness } from './support/harness.ts'

const at = harness({ patience: { headersMs: 300, requestMs: 600, silentMs: 900, keptMs: 500, checkMs: 50 } })
/** Far less than Node waits by itself, and enough for a machine that does other things as well. */
const SOON_MS = 30_000
const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

interface Client {
  readonly socket: Socket
  /** What the server said until it hung up, and after how many milliseconds that was. */
  readonly end: Promise<{ said: string; after: number }>
}

function client(): Client {
  const { hostname, port } = new URL(at.server.url)
  const socket = connect(Number(port), hostname)
  open.push(socket)
  const begun = performance.now()
  let said = ''
  socket.on('data', (data) => (said += data.toString()))
  socket.on('error', () => {})
  return {
    socket,
    end: new Promise((resolve) => socket.on('close', () => resolve({ said, after: performance.now() - begun }))),
  }
}

/** One letter after the other until the server hangs up. */
async function drip({ socket }: Client, text: string): Promise<void> {
  for (const letter of text) {
    if (socket.destroyed) return
    socket.write(letter)
    await pause(40)
  }
}

it('a head that comes letter by letter is cut with 408', async () => {
  const slow = client()
  void drip(slow, `GET /api/games HTTP/1.1\r\nhost: localhost\r\nx-long: ${'a'.repeat(200)}`)
  const { said, after } = await slow.end
  expect(said).toContain('408 Request Timeout')
  expect(after).toBeGreaterThan(250)
  expect(after).toBeLessThan(SOON_MS)
})

it('so is a body', async () => {
  const slow = client()
  slow.socket.write(
    'PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n',
  )
  void drip(slow, `{"name":"${'a'.repeat(200)}`)
  const { said, after } = await slow.end
  expect(said).toContain('408 Request Timeout')
  expect(after).toBeGreaterThan(550)
  expect(after).toBeLessThan(SOON_MS)
})

it('a connection without a word is closed, and so is one that has said enough', async () => {
  const silent = client()
  const polite = client()
  polite.socket.write('GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n')
  expect((await silent.end).after).toBeLessThan(SOON_MS)
  const { said, after } = await polite.end
  expect(said).toContain('200 OK')
  expect(after).toBeLessThan(SOON_MS)
})

it('and people play meanwhile, at streams that outlive all of that', async () => {
  const many = Array.from({ length: 200 }, client)
  for (const { socket } of many) socket.write('GET /api/ga')
  const ann = await at.person('Ann')
  const id = await at.running('tic-tac-toe', [ann], { bots: [{ seat: 1, bot: 'random' }] })
  const stream = await ann.stream(id)
  expect((await stream.answer(0, 'mark 1')).seq).toBe(1)
  const { decisions } = await stream.next('position', ({ seq }) => seq === 2)
  // Who is let go of for silence came later than the stream, which is silent meanwhile.
  await Promise.all([...many, client()].map(({ end }) => end))
  expect(stream.closed).toBeNull()
  expect((await stream.answer(2, decisions[0].options[0].id)).seq).toBe(3)
})
