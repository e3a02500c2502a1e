import type { PastPosition, Position, ServerMessage } from '@waystation/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TableStore } from '../src/table/store.ts'
import type { Transport } from '../src/transport/types.ts'
import { past } from './support/tables.ts'

let store: TableStore
let tell: (message: ServerMessage) => void
/** Each waits for the history from its line on. */
let asked: { readonly from: number; answer(lines: readonly PastPosition[] | null): void }[]

beforeEach(() => {
  asked = []
  store = new TableStore({
    open: (listener: { message(message: ServerMessage): void }) => {
      tell = (message) => listener.message(message)
    },
    close: () => undefined,
    send: () => undefined,
    history: (from: number) =>
      new Promise((resolve, reject) => {
        const answer = (lines: readonly PastPosition[] | null): void =>
          lines === null ? reject(new Error('not to be had')) : resolve(lines)
        asked.push({ from, answer })
      }),
  } as unknown as Transport)
  store.open()
})
afterEach(() => store.close())

const position = (seq: number): Position & { readonly type: 'position' } => ({
  ...past(seq, 0, 'moved'),
  type: 'position',
  decisions: [{ seat: 0, kind: 'go', options: [{ id: 'a' }] }],
  canUndo: false,
})
const lines = (from: number, to: number): PastPosition[] =>
  Array.from({ length: to - from + 1 }, (_, i) => past(from + i, 0, 'moved'))

async function opened(): Promise<void> {
  tell(position(0))
  asked[0]?.answer(lines(0, 0))
  await Promise.resolve()
}

test('a question waits for what happened before it, which the board shows first', async () => {
  await opened()
  expect(store.decisions.value).toHaveLength(1)
  tell(position(3))
  expect(asked[1]?.from).toBe(1)
  expect(store.decisions.value).toEqual([])
  asked[1]?.answer(lines(1, 3))
  await expect.poll(() => store.past.value.length).toBe(4)
  for (let film = 1; film <= 3; film++) {
    expect(store.decisions.value).toEqual([])
    store.animations.settled()
  }
  expect(store.decisions.value).toHaveLength(1)
})

test('where it cannot be had, the present is shown and the question asked', async () => {
  await opened()
  tell(position(3))
  asked[1]?.answer(null)
  await expect.poll(() => store.decisions.value.length).toBe(1)
  expect(store.shown.value?.seq).toBe(3)
})

test('what was jumped to before the past was known is not shown once more', async () => {
  tell(position(4))
  tell(position(5))
  asked[0]?.answer(lines(0, 4))
  asked[1]?.answer(lines(0, 5))
  await expect.poll(() => store.past.value.length).toBe(6)
  expect(store.animations.behind.value).toBe(false)
  expect(store.decisions.value).toHaveLength(1)
})
