import type { Position } from '@waystation/protocol'
import { describe, expect, test } from 'vitest'
import type { Guide } from '../src/adapter.ts'
import { Choice } from '../src/table/choice.ts'
import { Tutorial } from '../src/table/guide/tutorial.ts'
import { around, beside } from '../src/table/guide/placing.ts'
import { TableStore } from '../src/table/store.ts'
import type { Listener, Transport } from '../src/transport/types.ts'
import { past, table } from './support/tables.ts'

const guide: Guide = {
  lessons: [
    { id: 'hello', due: ({ asked }) => asked === 'keep' },
    { id: 'keep', due: ({ asked }) => asked === 'keep', untilAnswered: true },
    { id: 'wait', due: ({ asked }) => asked === null },
  ],
  words: () => ({}),
}

class Line implements Transport {
  readonly kind = 'local'
  private listener: Listener | null = null
  open(listener: Listener): void {
    this.listener = listener
    listener.message({ type: 'hello', protocol: 1, you: 0, table: table('person', 'bot'), chat: [] })
  }
  close(): void {}
  send(): void {}
  history = (): Promise<[]> => Promise.resolve([])
  explain = (): Promise<[]> => Promise.resolve([])
  record = (): Promise<string> => Promise.resolve('')
  rematch = (): Promise<string> => Promise.resolve('')
  tell(seq: number, by: number | null, kind: string | null): void {
    const options = [{ id: 'a' }, { id: 'b' }]
    const decisions: Position['decisions'] = kind === null ? [] : [{ seat: 0, kind, options }]
    this.listener?.message({ type: 'position', ...past(seq, by), decisions, canUndo: false })
  }
}

function tutorial(kept = new Map<string, string>()) {
  const line = new Line()
  const store = new TableStore(line)
  store.open()
  line.tell(0, null, 'keep')
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return { line, tutorial: new Tutorial(guide, store, new Choice(store, null), storage), kept }
}

describe('a tutorial of lessons', () => {
  test('tells the first that is due, each once', () => {
    const { tutorial: told } = tutorial()
    expect(told.lesson.value?.id).toBe('hello')
    told.read()
    expect(told.lesson.value?.id).toBe('keep')
    told.read()
    expect(told.lesson.value).toBeNull()
  })

  test('an answer ends the lesson it was about; somebody else’s does not', () => {
    const { tutorial: told, line } = tutorial()
    told.read()
    line.tell(1, 1, 'keep')
    expect(told.lesson.value?.id).toBe('keep')
    line.tell(2, 0, 'keep')
    expect(told.lesson.value).toBeNull()
    line.tell(3, 0, null)
    expect(told.lesson.value?.id).toBe('wait')
  })

  test('goes on where it was after a reload, and ends when one has had enough', () => {
    const first = tutorial()
    first.tutorial.read()
    const second = tutorial(first.kept)
    expect(second.tutorial.lesson.value?.id).toBe('keep')
    second.tutorial.skip()
    expect(second.tutorial.lesson.value).toBeNull()
    expect(tutorial(first.kept).tutorial.lesson.value).toBeNull()
  })
})

describe('a lesson stands', () => {
  const room = { left: 0, top: 0, right: 1000, bottom: 700 }
  const size = { width: 300, height: 150 }

  test('below its thing, or beside it, or above it, wherever there is room', () => {
    expect(beside({ left: 400, top: 100, right: 500, bottom: 200 }, size, room)).toEqual({ left: 300, top: 216 })
    expect(beside({ left: 100, top: 560, right: 200, bottom: 660 }, size, room)).toEqual({ left: 216, top: 535 })
    expect(beside({ left: 800, top: 560, right: 900, bottom: 660 }, size, room)).toEqual({ left: 484, top: 535 })
    expect(beside({ left: 100, top: 560, right: 900, bottom: 660 }, size, room)).toEqual({ left: 350, top: 394 })
  })

  test('at the foot where nothing is pointed at, or everything', () => {
    const foot = { left: 350, top: 550 }
    expect(beside(null, size, room)).toEqual(foot)
    expect(beside({ left: 10, top: 10, right: 990, bottom: 690 }, size, room)).toEqual(foot)
    expect(around([])).toBeNull()
  })
})
