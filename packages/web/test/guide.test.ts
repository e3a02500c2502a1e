import type { Position } from '@waystation/protocol'
import { describe, expect, test } from 'vitest'
import type { Guide } from '../src/adapter.ts'
import { Choice } from '../src/table/choice.ts'
import { Tutorial } from '../src/table/guide/tutorial.ts'
import { TableStore } from '../src/table/store.ts'
import type { Listener, Transport } from '../src/transport/types.ts'
import { past, table } from './support/tables.ts'

const guide: Guide = {
  lessons: [
    { id: 'hello', due: ({ asked }) => asked === 'keep' },
    { id: 'keep', due: ({ asked }) => asked === 'keep', untilAnswered: true },
    { id: 'wait', due: ({ asked }) => asked === null },
    { id: 'of a module', due: () => false, inPlay: () => false },
  ],
  words: () => ({}),
}

class Line implements Transport {
  readonly kind = 'local'
  private listener: Listener | null = null
  open(listener: Listener): void {
    this.listener = listener
    listener.message({ type: 'hello', protocol: 1, you: 0, table: table('person', 'bot'), chat: [], connected: [] })
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
  return { line, tutorial: new Tutorial(guide, store, new Choice(store), storage), kept }
}

describe('a tutorial of lessons', () => {
  test('tells the first that is due, each once', () => {
    const { tutorial: told } = tutorial()
    expect(told.lesson.value?.id).toBe('hello')
    expect(told.place.value).toBe(1)
    told.read()
    expect(told.lesson.value?.id).toBe('keep')
    expect(told.place.value).toBe(2)
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
    expect([told.place.value, told.count.value]).toEqual([3, 3])
  })

  test('goes on where it was after a reload, and ends when one has had enough', () => {
    const first = tutorial()
    first.tutorial.read()
    const second = tutorial(first.kept)
    expect(second.tutorial.lesson.value?.id).toBe('keep')
    expect(second.tutorial.place.value).toBe(2)
    second.tutorial.skip()
    expect(second.tutorial.lesson.value).toBeNull()
    expect(tutorial(first.kept).tutorial.lesson.value).toBeNull()
  })
})
