// @vitest-environment happy-dom
/** Whether somebody is before the page: a tab that is merely open keeps nobody from being called. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onAttention, STILL_MS } from '../src/transport/attention.ts'
import { follow } from '../src/transport/stream.ts'

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 1
  readonly sent: string[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
}

const told: boolean[] = []
let stop = (): void => {}

function bring(to: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(to)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  bring('visible')
  stop = onAttention((here) => told.push(here))
})
afterEach(() => {
  stop()
  told.length = 0
  FakeSocket.all = []
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('whoever leaves the page open and touches nothing is gone after a while, and back with the first touch', () => {
  vi.advanceTimersByTime(STILL_MS - 1000)
  dispatchEvent(new Event('pointermove'))
  vi.advanceTimersByTime(STILL_MS - 1000)
  expect(told).toEqual([true])
  vi.advanceTimersByTime(2000)
  expect(told).toEqual([true, false])
  dispatchEvent(new Event('keydown'))
  expect(told).toEqual([true, false, true])
})

test('a page behind another one is left, and whoever brings it to the front is there', () => {
  bring('hidden')
  vi.advanceTimersByTime(2 * STILL_MS)
  bring('visible')
  expect(told).toEqual([true, false, true])
  vi.advanceTimersByTime(STILL_MS + 1)
  expect(told).toEqual([true, false, true, false])
})

test('a stream that asks for it is told, anew after every connection', async () => {
  const end = follow('/api/me/stream', { message: () => {}, attended: true })
  const [first] = FakeSocket.all
  first.onopen?.()
  await vi.waitFor(() => expect(first.sent).toEqual(['{"type":"look","visible":true}']))
  bring('hidden')
  expect(first.sent.at(-1)).toBe('{"type":"look","visible":false}')
  first.close()
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(2))
  const [, second] = FakeSocket.all
  second.onopen?.()
  await vi.waitFor(() => expect(second.sent).toEqual(['{"type":"look","visible":false}']))
  bring('visible')
  expect([first, second].map(({ sent }) => sent.length)).toEqual([2, 2])
  end()
  bring('hidden')
  expect(second.sent).toHaveLength(2)
})
