// @vitest-environment happy-dom
/** What calls somebody on any page: the number on the icon of the app, the sound of a call, and who may not speak. */
import type { MyMessage, MyTable } from '@waystation/protocol'
import { h, render } from 'preact'
import { LocationProvider } from 'preact-iso'
import { act } from 'preact/test-utils'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Silenced } from '../src/company/silenced.tsx'
import { keepBadge } from '../src/mine/badge.ts'
import { readMyGames, watchMyTables } from '../src/mine/store.ts'
import { change, settings } from '../src/settings/store.ts'
import { speak } from '../src/text/index.ts'
import { isForgotten, isKnown } from '../src/transport/introduced.ts'
import { NewsNotices } from '../src/ui/news-notices.tsx'
import { table } from './support/tables.ts'

/** What the house tells of my tables. */
let mine: MyTable[] = []
const badges: (number | null)[] = []
const heard: string[] = []
const before = settings.value
const root = document.createElement('div')

class FakeSocket {
  static last: FakeSocket | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    FakeSocket.last = this
  }
  close(): void {}
  send(): void {}
  static hear(message: MyMessage): void {
    FakeSocket.last?.onmessage?.({ data: JSON.stringify(message) })
  }
}

const connect = <T>(to: T): T => to
const nothing = (): void => {}

/** Counts what is played, and plays nothing. */
class FakeAudio {
  readonly destination = {}
  private readonly gain = { value: 0, setValueAtTime: nothing, exponentialRampToValueAtTime: nothing }
  get currentTime(): number {
    return performance.now() / 1000
  }
  createGain() {
    return { gain: this.gain, connect }
  }
  createOscillator() {
    const start = (): void => void heard.push('note')
    return { type: '', frequency: { value: 0 }, connect, start, stop: nothing }
  }
}

/** A table of two at which I sit first. */
function told(id: string, waitsForMe: boolean): MyTable {
  const base = { table: id, status: 'running', you: 0, seq: 9, since: 0, clock: null, result: null } as const
  return {
    ...table('person', 'person'),
    id,
    status: 'running',
    standing: { ...base, waitsForMe, waiting: [waitsForMe ? 0 : 1] },
  }
}

// For good: whoever keeps the badge does so to the end.
Object.assign(navigator, {
  setAppBadge: (count: number) => Promise.resolve(void badges.push(count)),
  clearAppBadge: () => Promise.resolve(void badges.push(null)),
})

beforeAll(() => speak('en'))
beforeEach(async () => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([]) })
  vi.stubGlobal('fetch', (path: string) => {
    const body = path.endsWith('/api/me/tables') ? { tables: mine } : {}
    return Promise.resolve(new Response(JSON.stringify(body)))
  })
  isKnown()
  await readMyGames()
})
afterEach(() => {
  render(null, root)
  settings.value = before
  mine = []
  badges.length = 0
  heard.length = 0
  isForgotten()
  vi.unstubAllGlobals()
})

test('the icon of the app has the number of tables that wait for me, and none when none does', async () => {
  keepBadge()
  mine = [told('one', true), told('two', true), told('three', false)]
  await readMyGames()
  expect(badges.at(-1)).toBe(2)
  mine = [told('one', false), told('two', false), told('three', false)]
  await readMyGames()
  expect(badges.at(-1)).toBeNull()
})

describe('a call', () => {
  const show = () => act(() => render(h(LocationProvider, { children: h(NewsNotices, {}) }), root))

  test('is heard when it becomes my turn elsewhere, if sounds are wanted', async () => {
    change({ sound: true })
    mine = [told('one', false)]
    await readMyGames()
    await show()
    expect(heard).toEqual([])
    mine = [told('one', true)]
    await act(() => readMyGames())
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0))
    expect(root.textContent).toContain('Your move at')
  })

  test('is silent where they are not, and is shown all the same', async () => {
    change({ sound: false })
    mine = [told('one', false)]
    await readMyGames()
    await show()
    mine = [told('one', true)]
    await act(() => readMyGames())
    await vi.waitFor(() => expect(root.textContent).toContain('Your move at'))
    expect(heard).toEqual([])
  })

  test('comes from whoever asks to be my friend', async () => {
    watchMyTables()
    await show()
    await act(() => FakeSocket.hear({ type: 'asked', by: 'Cleo' }))
    await vi.waitFor(() => expect(root.textContent).toContain('Cleo asks to be your friend.'))
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/company')
  })
})

describe('whoever may not speak', () => {
  const until = new Date(2031, 4, 4, 15, 30).getTime()
  const shown = (reason: string): string => {
    void act(() => render(h(Silenced, { until, reason }), root))
    return (root.textContent ?? '').replaceAll(/\s/g, ' ')
  }

  test('reads until when and why, in both languages', async () => {
    expect(shown('shouting')).toMatch(/muted you until .*4.*2031.* Reason: shouting/)
    expect(shown('')).toContain('They gave no reason.')
    await speak('fr')
    expect(shown('cris')).toMatch(/retiré la parole. Fin : .*2031.* Motif : cris/)
    await speak('en')
  })
})
