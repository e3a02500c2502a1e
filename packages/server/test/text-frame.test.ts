/** Texts of every length and alphabet arrive as they were sent, at somebody else's client. */
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from '../src/ws/text-frame.ts'

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
afterAll(() => server.close())

/** What a client reads when these texts are written to its connection. */
async function received(texts: readonly string[]): Promise<string[]> {
  server.once('connection', (_, { socket }) => {
    for (const text of texts) socket.write(textFrame(text))
  })
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const read: string[] = []
  await new Promise<void>((resolve, reject) => {
    client.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) reject(new Error('not a text'))
      if (read.push(data.toString('utf8')) === texts.length) resolve()
    })
    client.on('error', reject)
    client.on('close', (code) => reject(new Error(`closed: ${code}`)))
  })
  client.terminate()
  return read
}

/** About the borders between the three ways of saying how long a frame is. */
const LENGTHS = [0, 1, 124, 125, 126, 127, 65_534, 65_535, 65_536, 200_000]

it('plain texts', async () => {
  const texts = LENGTHS.map((length) => 'x'.repeat(length))
  expect(await received(texts)).toEqual(texts)
})

it('letters of one byte in memory and two on the wire, as French has them', async () => {
  const texts = LENGTHS.flatMap((length) => ['é'.repeat(length / 2), `${'é'.repeat(length / 2)}a`])
  expect(await received(texts)).toEqual(texts)
})

it('letters of one to four bytes', async () => {
  const texts = LENGTHS.map((length) => 'aé…🂡'.repeat(Math.ceil(length / 10)))
  expect(await received(texts)).toEqual(texts)
})
