/** A stream whose client does not read is cut before much lies there for it; one that reads is not, whoever its neighbours are. */
import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { makeMetrics } from '../src/ops/metrics.ts'
import { Neighbours } from '../src/ws/neighbours.ts'
import { Socket } from '../src/ws/socket.ts'

/** A connection with so many bytes that its other end has not taken. */
class Connection extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  readonly sent: string[] = []

  write(frame: Buffer): boolean {
    this.sent.push(textIn(frame))
    return true
  }

  close(code: number): void {
    this.readyState = 2
    this.sent.push(`closed ${code}`)
  }

  terminate(): void {}
}

/** As a client reads it that knows short ones only. */
function textIn(frame: Buffer): string {
  expect([frame[0], frame[1]]).toEqual([0x81, frame.length - 2])
  return frame.toString('utf8', 2)
}

async function outcome(unsent: number, crowded: boolean): Promise<[sent: readonly string[], cut: boolean]> {
  const [connection, metrics] = [new Connection(), makeMetrics()]
  const nobody = { session: null, account: false, person: null, browser: null, keeps: false } as const
  const far = { language: 'en', address: '::1', network: '::1', ...nobody } as const
  const bounds = { perSecond: 1, crowded: () => crowded }
  const socket = new Socket({ ws: connection as unknown as WebSocket, wire: connection }, far, bounds, metrics)
  connection.bufferedAmount = unsent
  socket.send('a position')
  const counted = await metrics.registry.getSingleMetricAsString('waystation_cut_streams_total')
  return [connection.sent, counted.includes('{why="slow"} 1')]
}

const [KB, MB] = [1024, 1024 * 1024]

it.each([
  [0, false],
  [900 * KB, false],
  [10 * KB, true],
])('%i bytes unread, and the address has too many: %s; it is sent more', async (unsent, crowded) => {
  expect(await outcome(unsent, crowded)).toEqual([['a position'], false])
})

it.each([
  [2 * MB, false],
  [100 * KB, true],
])('%i bytes unread, and the address has too many: %s; it is cut, and counted', async (unsent, crowded) => {
  expect(await outcome(unsent, crowded)).toEqual([['closed 4408'], true])
})

it('what the streams of one address have unread is added up, as long as they are open; other addresses do not count', () => {
  const neighbours = new Neighbours()
  const streams = Array.from({ length: 17 }, () => ({ unsent: MB, far: { network: '203.0.113.1' } }))
  for (const stream of streams) neighbours.add(stream)
  neighbours.add({ unsent: 17 * MB, far: { network: '203.0.113.2' } })
  expect([neighbours.count('203.0.113.1'), neighbours.count('203.0.113.3')]).toEqual([17, 0])
  expect(neighbours.crowded('203.0.113.1')).toBe(true)
  neighbours.remove(streams[0])
  expect(neighbours.crowded('203.0.113.1')).toBe(false)
})
