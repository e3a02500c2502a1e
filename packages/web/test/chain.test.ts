/** A gesture gives several answers and is taken back as one. */
import type { Position } from '@waystation/protocol'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GameUi, Gesture } from '../src/adapter.ts'
import { settings } from '../src/settings/store.ts'
import { Choice } from '../src/table/choice.ts'
import { TableStore } from '../src/table/store.ts'
import type { Listener, Transport } from '../src/transport/types.ts'
import { past } from './support/tables.ts'

const ui = {
  targets: ({ id }: { id: string }) => [id],
  gestures: { begins: ({ id }: { id: string }) => id.startsWith('take'), within: ['turn', 'lay'] },
} as unknown as GameUi

const gesture = (ready: boolean, ...answers: string[]): Gesture => ({
  answers,
  ready,
  letGo: false,
  sentence: '',
  spoken: '',
  detail: null,
  section: null,
  consequences: [],
  region: null,
  tools: null,
  commit: '',
  back: '',
})

interface Sent {
  readonly type: string
  readonly id: string
  readonly option?: string
  readonly seq: number
}

const sent: Sent[] = []
const said = (): string[] => sent.map(({ type, option }) => option ?? type)
let listener: Listener
let store: TableStore
let choice: Choice

/** The table asks the first seat. */
function ask(seq: number, kind: string, options: readonly string[], canUndo = false, ack?: string): void {
  const position: Position = {
    ...past(seq, null),
    decisions: [{ seat: 0, kind, options: options.map((id) => ({ id })) }],
    canUndo,
  }
  listener.message({ type: 'position', ...(ack !== undefined && { ack }), ...position })
}

/** The answer that was just given leads to this question. */
const reply = (seq: number, kind: string, options: readonly string[], canUndo = true): void =>
  ask(seq, kind, options, canUndo, sent.at(-1)?.id)

beforeEach(() => {
  sent.length = 0
  const transport = {
    open: (heard: Listener) => {
      listener = heard
    },
    send: (message: Sent) => sent.push(message),
    history: () => Promise.resolve([]),
  }
  store = new TableStore(transport as unknown as Transport)
  store.open()
  choice = new Choice(store, ui.targets, ui.gestures)
  ask(0, 'draft', ['take a', 'take b', 'pass'])
})

describe('one gesture', () => {
  test('is one chain of answers, each to its own question', () => {
    choice.target('take a')
    choice.follow(gesture(true, 'take a', 'turn 90', 'at c3'))
    choice.commit()
    expect(said()).toEqual(['take a'])
    reply(1, 'turn', ['turn 0', 'turn 90'])
    expect(store.decisions.value).toEqual([])
    reply(2, 'lay', ['at c3', 'at d3'])
    expect(said()).toEqual(['take a', 'turn 90', 'at c3'])
    expect(sent.map(({ seq }) => seq)).toEqual([0, 1, 2])
    reply(3, 'wrangle', ['wait'])
    expect([said().length, store.decisions.value[0].kind]).toEqual([3, 'wrangle'])
  })

  test('passes over a question that does not come up, and ends where its answer is not offered', () => {
    choice.follow(gesture(true, 'take a', 'turn 0', 'at c3', 'more'))
    choice.commit()
    reply(1, 'lay', ['at c3', 'at d3'])
    expect(said()).toEqual(['take a', 'at c3'])
    reply(2, 'wrangle', ['wait'])
    reply(3, 'other', ['more'])
    expect(said()).toEqual(['take a', 'at c3'])
  })

  test('is over when one of its answers is refused', () => {
    choice.follow(gesture(true, 'take a', 'turn 0'))
    choice.commit()
    listener.message({ type: 'error', ack: sent[0].id, error: { code: 'stale', message: '' } })
    choice.target('pass')
    choice.target('pass')
    reply(1, 'turn', ['turn 0'])
    expect(said()).toEqual(['take a', 'pass'])
  })

  test('that is not ready commits nothing, and a click does not commit its beginning alone', () => {
    settings.value = { ...settings.value, confirm: false }
    choice.target('take a')
    choice.follow(gesture(false, 'take a'))
    choice.commit()
    expect([said(), choice.preview.value?.id]).toEqual([[], 'take a'])
    choice.target('take a')
    expect([said(), choice.picked.value]).toEqual([[], []])
    settings.value = { ...settings.value, confirm: true }
  })

  test('commits by itself when the hand lets go, where nobody wants to be asked', () => {
    settings.value = { ...settings.value, confirm: false }
    choice.follow({ ...gesture(true, 'take a', 'turn 0'), letGo: true })
    expect(said()).toEqual(['take a'])
    settings.value = { ...settings.value, confirm: true }
  })

  test('is taken back as one, and undo stops at what stands alone', () => {
    ask(3, 'wrangle', ['wrangle 3', 'wait'], true)
    choice.undo()
    reply(4, 'lay', ['at c3'])
    reply(5, 'turn', ['turn 0'])
    reply(6, 'draft', ['take a'])
    expect(said()).toEqual(['undo', 'undo', 'undo'])
    expect(store.decisions.value[0].kind).toBe('draft')
  })

  test('given up in the middle takes back what it has answered; the table in words takes back step by step', () => {
    ask(2, 'lay', ['at c3', 'at d3'], true)
    expect(choice.back()).toBe(true)
    reply(3, 'turn', ['turn 0'])
    expect(said()).toEqual(['undo', 'undo'])
    reply(4, 'draft', ['take a'])
    settings.value = { ...settings.value, view: 'zones' }
    ask(5, 'lay', ['at c3'], true)
    expect(choice.back()).toBe(false)
    choice.undo()
    reply(6, 'turn', ['turn 0'])
    expect(said()).toEqual(['undo', 'undo', 'undo'])
    settings.value = { ...settings.value, view: 'board' }
  })
})
