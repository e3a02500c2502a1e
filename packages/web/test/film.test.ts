import { afterEach, beforeEach, expect, test } from 'vitest'
import { TableStore } from '../src/table/store.ts'
import type { Transport } from '../src/transport/types.ts'
import { past } from './support/tables.ts'

let store: TableStore

beforeEach(() => {
  store = new TableStore({ send: () => undefined } as unknown as Transport)
  const begin = past(0, null)
  store.past.value = [begin]
  store.animations.jump(begin)
  for (const position of [past(1, 1, 'rolled', 'took'), past(2, 1, 'sold')]) {
    store.past.value = [...store.past.value, position]
    store.animations.add(position)
  }
  store.live.value = {
    ...past(2, 1, 'sold'),
    decisions: [{ seat: 0, kind: 'go', options: [{ id: 'a' }] }],
    canUndo: false,
  }
})
afterEach(() => store.animations.stop())

const told = (): string[] => store.told.value.flatMap(({ events }) => events.map(({ type }) => type))

test('the log is told event by event, with the film of the board', () => {
  expect(told()).toEqual([])
  store.animations.told.value = 1
  expect(told()).toEqual(['rolled'])
  store.animations.told.value = 2
  expect(told()).toEqual(['rolled', 'took'])
  store.animations.settled()
  expect(told()).toEqual(['rolled', 'took'])
  store.animations.settled()
  expect(told()).toEqual(['rolled', 'took', 'sold'])
})

test('scores and whose turn it is follow when the board has shown it', () => {
  expect(store.known.value?.seq).toBe(0)
  store.animations.settled()
  expect(store.known.value?.seq).toBe(1)
  store.animations.settled()
  expect(store.known.value?.seq).toBe(2)
})

test('the question comes when the film is over, or skipped', () => {
  store.animations.settled()
  expect(store.decisions.value).toEqual([])
  store.animations.skip()
  expect(store.decisions.value).toHaveLength(1)
  expect(told()).toEqual(['rolled', 'took', 'sold'])
})
