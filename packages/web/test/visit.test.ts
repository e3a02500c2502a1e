// @vitest-environment happy-dom
import type { PastPosition, Position } from '@waystation/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteSeen, seenOf } from '../src/table/seen.ts'
import { TableStore } from '../src/table/store.ts'
import { Visit } from '../src/table/visit.ts'
import type { Transport } from '../src/transport/types.ts'
import { past, table } from './support/tables.ts'

const TABLE = table('person', 'person')
let stop: () => void = () => undefined
let sight: DocumentVisibilityState

beforeEach(() => {
  localStorage.clear()
  sight = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => sight)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const at = (seq: number, seat: number): Position => {
  const position: PastPosition = past(seq, seat, 'moved')
  return { ...position, decisions: [], canUndo: false }
}

function watched(seq: number, seat = 1) {
  const store = new TableStore({ kind: 'server' } as unknown as Transport)
  store.table.value = TABLE
  store.you.value = 0
  store.live.value = at(seq, seat)
  const visit = new Visit(store)
  stop = visit.watch(document)
  return { store, visit }
}

function look(now: DocumentVisibilityState): void {
  sight = now
  document.dispatchEvent(new Event('visibilitychange'))
}

test('on a first visit nothing was missed', () => {
  const { visit } = watched(12)
  expect(visit.missedFrom.value).toBeNull()
  expect(seenOf(TABLE.id)).toBe(12)
})

test('after an earlier visit it is what came since, until this seat answers', () => {
  noteSeen(TABLE.id, 7)
  const { store, visit } = watched(12)
  expect(visit.missedFrom.value).toBe(7)
  store.live.value = at(13, 1)
  expect(visit.missedFrom.value).toBe(7)
  store.live.value = at(14, 0)
  expect(visit.missedFrom.value).toBeNull()
})

test('what comes one by one before one’s eyes is not missed; what comes behind them is', () => {
  const { store, visit } = watched(12)
  store.live.value = at(13, 1)
  expect(visit.missedFrom.value).toBeNull()
  look('hidden')
  store.live.value = at(14, 1)
  expect(seenOf(TABLE.id)).toBe(13)
  look('visible')
  expect(visit.missedFrom.value).toBe(13)
  visit.caughtUp()
  expect(visit.missedFrom.value).toBeNull()
})

test('several lines at once, after a lost connection, were missed', () => {
  const { store, visit } = watched(12)
  store.live.value = at(16, 1)
  expect(visit.missedFrom.value).toBe(12)
})

test('what this person did on another device was not missed', () => {
  noteSeen(TABLE.id, 7)
  expect(watched(12, 0).visit.missedFrom.value).toBeNull()
})

test('of many tables the one that was looked at longest ago is forgotten', () => {
  for (let n = 0; n <= 200; n++) noteSeen(`t${n}`, n)
  expect([seenOf('t0'), seenOf('t1'), seenOf('t200')]).toEqual([null, 1, 200])
})
