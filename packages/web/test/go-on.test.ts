import type { ClientMessage, Position } from '@waystation/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { change } from '../src/settings/store.ts'
import { goOn } from '../src/table/go-on.ts'
import { TableStore } from '../src/table/store.ts'
import type { Transport } from '../src/transport/types.ts'
import { past } from './support/tables.ts'

const sent: ClientMessage[] = []
let store: TableStore
let stop: () => void

function arrive(seq: number, extra: Partial<Position> = {}): void {
  const decisions = [{ seat: 0, kind: 'go', options: [{ id: 'only' }] }]
  const position: Position = { ...past(seq, 0), decisions, canUndo: true, ...extra }
  store.pending.value = null
  store.animations.jump(position)
  store.live.value = position
}

beforeEach(() => {
  sent.length = 0
  store = new TableStore({ send: (message: ClientMessage) => sent.push(message) } as unknown as Transport)
  store.you.value = 0
  stop = goOn(store)
})
afterEach(() => {
  stop()
  change({ goOn: true })
})

test('the only answer is given once, even if it is refused', () => {
  arrive(0, { forced: 'only' })
  expect(sent).toMatchObject([{ type: 'answer', seq: 0, option: 'only' }])
  arrive(0, { forced: 'only' })
  expect(sent).toHaveLength(1)
})

test('nothing is answered that may reveal something, or where it was not wanted', () => {
  arrive(0)
  change({ goOn: false })
  arrive(1, { forced: 'only' })
  expect(sent).toEqual([])
})

test('taking back goes beyond answers that were given by themselves, and stops where it must', () => {
  const tookBack = { line: { seat: 0, undo: 'own' as const }, forced: 'only' }
  arrive(4, tookBack)
  expect(sent).toMatchObject([{ type: 'undo', seq: 4 }])
  arrive(5, { ...tookBack, canUndo: false })
  expect(sent).toHaveLength(1)
})

test('it waits for the board, as everybody does', () => {
  const moving = past(1, 1, 'moved')
  arrive(0)
  store.animations.add(moving)
  store.live.value = {
    ...moving,
    decisions: [{ seat: 0, kind: 'go', options: [{ id: 'only' }] }],
    canUndo: true,
    forced: 'only',
  }
  expect(sent).toEqual([])
  store.animations.settled()
  expect(sent).toMatchObject([{ type: 'answer', seq: 1 }])
})
