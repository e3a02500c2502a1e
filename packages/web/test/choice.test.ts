import type { Position } from '@waystation/protocol'
import { beforeEach, expect, test } from 'vitest'
import type { GameUi } from '../src/adapter.ts'
import { Choice } from '../src/table/choice.ts'
import { TableStore } from '../src/table/store.ts'
import type { Transport } from '../src/transport/types.ts'
import { past } from './support/tables.ts'

const [FIRST, SECOND] = ['keep card:1,card:2', 'keep card:1,card:3'].map((id) => ({ id }))
const ui = { targets: ({ id }: { id: string }) => id.split(' ')[1].split(',') } as unknown as GameUi

const asking = (seq: number, seat: number, ...options: { id: string }[]): Position => ({
  ...past(seq, null),
  decisions: [{ seat, kind: 'keep', options }],
  canUndo: false,
})

const sent: unknown[] = []
let store: TableStore
let choice: Choice

beforeEach(() => {
  sent.length = 0
  store = new TableStore({ send: (message: unknown) => sent.push(message) } as unknown as Transport)
  store.live.value = asking(0, 0, FIRST, SECOND)
  choice = new Choice(store, ui.targets)
})

test('what was picked stays when the same question arrives again, as it does when others answer in secret', () => {
  choice.target('card:1')
  choice.hints.value = []
  store.live.value = asking(1, 0, { ...FIRST }, { ...SECOND })
  expect(choice.picked.value).toEqual(['card:1'])
  expect(choice.hints.value).toEqual([])
})

test('nothing is picked while the past is looked at, and it is picked again afterwards', () => {
  choice.target('card:1')
  choice.hovered.value = SECOND
  store.cursor.value = 0
  expect([choice.picked.value, choice.preview.value]).toEqual([[], null])
  expect(choice.back()).toBe(false)
  choice.commit()
  store.cursor.value = null
  expect([choice.picked.value, choice.preview.value]).toEqual([['card:1'], null])
  expect(sent).toEqual([])
})

test('another question, or the same one put to another seat, begins with nothing picked', () => {
  choice.target('card:1')
  store.live.value = asking(1, 0, FIRST)
  expect(choice.picked.value).toEqual([])
  choice.propose(FIRST)
  store.live.value = asking(2, 1, FIRST)
  expect(choice.proposed.value).toBeNull()
})

test('an answer that was given is not begun when the same question is put again', () => {
  choice.target('card:1')
  choice.target('card:3')
  expect(choice.preview.value).toEqual(SECOND)
  choice.commit()
  expect(sent).toMatchObject([{ type: 'answer', seq: 0, option: SECOND.id }])
  store.pending.value = null
  store.live.value = asking(1, 0, FIRST, SECOND)
  expect(choice.picked.value).toEqual([])
})

test('one step back takes away the proposal first, then the last thing picked', () => {
  choice.target('card:1')
  choice.target('card:3')
  expect(choice.back()).toBe(true)
  expect(choice.picked.value).toEqual(['card:1'])
  choice.propose(FIRST)
  expect(choice.back()).toBe(true)
  expect(choice.proposed.value).toBeNull()
  expect(choice.back()).toBe(false)
})

test('whoever points at something learns what a click on it would come to, once nothing else is to be chosen', () => {
  expect([choice.leadsTo('card:1'), choice.leadsTo('card:2')]).toEqual([null, FIRST])
  choice.target('card:1')
  expect([choice.leadsTo('card:2'), choice.leadsTo('card:3')]).toEqual([FIRST, SECOND])
  expect(choice.picked.value).toEqual(['card:1'])
})
