/** Streams are asked in turns whether somebody is there: each once in a round, none when it is gone. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Heartbeat } from '../src/ws/heartbeat.ts'
import type { Socket } from '../src/ws/socket.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const EVERY_MS = 10_000

it('each once in so long, and not all at the same moment', () => {
  const beats = Array.from({ length: 1000 }, () => vi.fn<() => void>())
  const heartbeat = new Heartbeat(EVERY_MS)
  const ends = beats.map((beat) => heartbeat.add({ beat } as unknown as Socket))
  let asked = 0
  let most = 0
  for (let ms = 0; ms < EVERY_MS; ms += 100) {
    vi.advanceTimersByTime(100)
    const now = beats.reduce((sum, beat) => sum + beat.mock.calls.length, 0)
    most = Math.max(most, now - asked)
    asked = now
  }
  expect(most).toBe(20)
  expect(beats.every((beat) => beat.mock.calls.length === 1)).toBe(true)
  ends[0]()
  vi.advanceTimersByTime(EVERY_MS)
  expect(beats.map((beat) => beat.mock.calls.length)).toEqual([1, ...beats.slice(1).map(() => 2)])
  heartbeat.stop()
  vi.advanceTimersByTime(2 * EVERY_MS)
  expect(beats[1]).toHaveBeenCalledTimes(2)
})
