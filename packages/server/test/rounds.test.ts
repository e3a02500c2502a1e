/** What a house does again and again: one round after the other. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Rounds } from '../src/ops/rounds.ts'

const EVERY_MS = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Rounds that take until somebody says so. */
function slow() {
  let begun = 0
  let end = (): void => {}
  const rounds = new Rounds(() => {
    begun++
    return new Promise<void>((resolve) => {
      end = resolve
    })
  }, EVERY_MS)
  return { rounds, begun: () => begun, end: () => end() }
}

it('rounds follow each other, however long one takes', async () => {
  const { rounds, begun, end } = slow()
  rounds.start()
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(begun()).toBe(1)
  await vi.advanceTimersByTimeAsync(10 * EVERY_MS)
  expect(begun()).toBe(1)
  end()
  await vi.advanceTimersByTimeAsync(EVERY_MS - 1)
  expect(begun()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(begun()).toBe(2)
})

it('whoever stops them waits for the one under way, and there is no other', async () => {
  const { rounds, begun, end } = slow()
  rounds.start(0)
  await vi.advanceTimersByTimeAsync(0)
  let stopped = false
  const stopping = rounds.stop().then(() => {
    stopped = true
  })
  await vi.advanceTimersByTimeAsync(10 * EVERY_MS)
  expect(stopped).toBe(false)
  end()
  await stopping
  await vi.advanceTimersByTimeAsync(10 * EVERY_MS)
  expect(begun()).toBe(1)
})
