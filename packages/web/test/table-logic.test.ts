import type { GameText, GameTypes } from '@waystation/kernel'
import type { PastPosition } from '@waystation/protocol'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { linePath, scaleOf, ticksUpTo } from '../src/end/chart-lines.ts'
import { categoriesOf } from '../src/end/score-sheet.tsx'
import { withTable } from '../src/pages/lobby/lobby-store.ts'
import { readSettings } from '../src/settings/store.ts'
import { nextPerson } from '../src/table/hot-seat.tsx'
import { endOfLastTurn, LogTeller, sinceLastTurn } from '../src/table/log.ts'
import { commonBeginning, matching, optionGroups } from '../src/table/option-groups.ts'
import { AnimationQueue } from '../src/table/animation-queue.ts'
import { FAR, moved, pinched, zoomedAt } from '../src/table/zoom-view.ts'
import { speak } from '../src/text/index.ts'
import { past, table } from './support/tables.ts'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
})

const words = { event: (event: { readonly type: string }) => event.type } as unknown as GameText<GameTypes>
const names = (seat: number): string => `P${seat}`

describe('the log', () => {
  const lines = [
    past(0, null, 'dealt'),
    { ...past(1, 0, 'rolled', 'took'), waiting: [0, 1].map((seat) => ({ seat, kind: 'keep' })) },
    past(2, 0),
    past(3, 1, 'sold'),
    past(4, 0, 'ended'),
  ]

  test('is grouped by turn', () => {
    const turns = new LogTeller(words, names).turns(lines)
    expect(turns.map(({ seat }) => seat)).toEqual([null, 0, 1, 0])
    expect(turns[1].lines.map(({ seq, text }) => [seq, text])).toEqual([
      [1, 'rolled'],
      [1, 'took'],
      [2, 'P0 has chosen.'],
    ])
  })

  test('puts each line into words once, and keeps the turns in which nothing was added', () => {
    const said: string[] = []
    const slow = { event: ({ type }: { readonly type: string }) => (said.push(type), type) }
    const teller = new LogTeller(slow as unknown as GameText<GameTypes>, names)
    const first = teller.turns(lines)
    const longer = [...lines, past(5, 0, 'paid')]
    const next = teller.turns(longer, first)
    expect(said).toEqual(['dealt', 'rolled', 'took', 'sold', 'ended', 'paid'])
    expect(next.slice(0, 3).every((turn, i) => turn === first[i])).toBe(true)
    expect(next[3].lines.map(({ text }) => text)).toEqual(['ended', 'paid'])
    expect(first[3].lines.map(({ text }) => text)).toEqual(['ended'])
  })

  test('says when an answer is taken back', () => {
    const undone: PastPosition = { ...past(5, 1), line: { seat: 1, undo: 'own' } }
    expect(new LogTeller(words, names).turns([undone])[0].lines[0].text).toBe('P1 undoes a move.')
  })

  test('knows what the others did since my last answer', () => {
    expect(sinceLastTurn(lines, 1)).toBe(3)
    expect(sinceLastTurn(lines, 0)).toBeNull()
    expect(sinceLastTurn(lines, 2)).toBeNull()
    expect(sinceLastTurn(lines, null)).toBeNull()
  })
})

describe('groups of options', () => {
  const option = (id: string) => ({ id })
  const many = [...Array(6).keys()]
    .map((n) => option(`stand ${n}`))
    .concat([...Array(6).keys()].map((n) => option(`lay ${n}`)))
  const spoken = ({ id }: { id: string }): string => (id.startsWith('lay') ? `Lay a gaucho on ${id}` : id)

  test('appear in long lists, named by what their members have in common', () => {
    const groups = optionGroups([{ seat: 0, kind: 'turn', options: [...many, option('pass')] }], spoken)
    expect(groups.map(({ title, options }) => [title, options.length])).toEqual([
      ['stand …', 6],
      ['Lay a gaucho on lay …', 6],
      [null, 1],
    ])
  })

  test('are not made for short lists, and free actions stand apart', () => {
    const groups = optionGroups(
      [{ seat: 0, kind: 'turn', options: [option('a'), option('b')], anytimeFrom: 1 }],
      spoken,
    )
    expect(groups.map(({ free }) => free)).toEqual([false, true])
  })

  test('can be filtered by words in any order, without accents', () => {
    const groups = optionGroups(
      [{ seat: 0, kind: 'x', options: [option('Élever le bœuf'), option('passer')] }],
      ({ id }) => id,
    )
    expect(matching(groups, 'bœuf elever')).toHaveLength(1)
    expect(matching(groups, 'vendre')).toEqual([])
  })

  test('the common beginning never swallows a whole wording', () => {
    expect(commonBeginning(['Take 5', 'Take 6'])).toBe('Take')
    expect(commonBeginning(['Take', 'Take 6'])).toBe('')
  })
})

test('a turn of several answers ends before the others play', () => {
  const lines = [past(0, null), past(1, 0), past(2, 0), past(3, 1), past(4, 2)]
  expect(endOfLastTurn(lines, 0)).toBe(2)
  expect(endOfLastTurn([...lines, past(5, 0), past(6, 0)], 0)).toBe(2)
  expect(endOfLastTurn(lines.slice(0, 3), 0)).toBeNull()
  expect(endOfLastTurn(lines, null)).toBeNull()
})

describe('the queue of animations', () => {
  test('shows one position after the other and stops waiting for a board that never settles', () => {
    vi.useFakeTimers()
    const queue = new AnimationQueue()
    queue.jump(past(0, null))
    for (const seq of [1, 2, 3]) queue.add(past(seq, 0, 'moved'))
    expect(queue.frame.value?.position.seq).toBe(1)
    expect(queue.behind.value).toBe(true)
    queue.settled()
    expect(queue.frame.value?.before?.seq).toBe(1)
    vi.advanceTimersByTime(12_000)
    expect(queue.frame.value?.position.seq).toBe(3)
    expect(queue.behind.value).toBe(true)
    queue.settled()
    expect(queue.behind.value).toBe(false)
    vi.useRealTimers()
  })

  test('does not wait at a position to which nothing visible led, such as a choice under a seal', () => {
    const queue = new AnimationQueue()
    queue.jump(past(0, null))
    queue.add(past(1, 1))
    queue.add(past(2, 2))
    expect(queue.frame.value?.position.seq).toBe(2)
    expect(queue.behind.value).toBe(false)
  })

  test('jumps when there is too much to show', () => {
    const queue = new AnimationQueue()
    queue.jump(past(0, null))
    for (let seq = 1; seq <= 20; seq++) queue.add(past(seq, 0, 'moved'))
    expect(queue.frame.value?.position.seq).toBeGreaterThan(10)
    queue.skip()
    expect(queue.frame.value?.position.seq).toBe(20)
    queue.stop()
  })
})

describe('the hot seat', () => {
  const live = (...waiting: number[]) => ({
    ...past(1, 0),
    waiting: waiting.map((seat) => ({ seat, kind: 'turn' })),
    decisions: [],
    canUndo: false,
  })

  test('goes to the next person asked, never to a bot', () => {
    const seats = table('person', 'bot', 'person')
    expect(nextPerson(seats, live(2), 0)).toBe(2)
    expect(nextPerson(seats, live(1), 0)).toBeNull()
    expect(nextPerson(seats, live(0, 2), 0)).toBeNull()
    expect(nextPerson(seats, live(0), 2)).toBe(0)
  })
})

describe('settings', () => {
  test('survive nonsense', () => {
    const draw = (): number => 7
    expect(readSettings('{', draw)).toEqual(readSettings(null, draw))
    expect(readSettings('{"theme":"pink","confirm":false,"name":7}')).toMatchObject({
      theme: 'system',
      confirm: false,
      name: '',
    })
  })
})

describe('the lobby', () => {
  test('drops tables that are over and keeps the rest newest first', () => {
    const [a, b] = [
      { ...table('person'), id: 'a', updatedAt: 1 },
      { ...table('person'), id: 'b', updatedAt: 2 },
    ]
    const both = withTable(withTable([], a), b)
    expect(both.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(withTable(both, { ...b, status: 'finished' }).map(({ id }) => id)).toEqual(['a'])
  })
})

describe('zooming', () => {
  const size = { x: 400, y: 300 }

  test('keeps the point under the finger, and never shows what is beyond the board', () => {
    const near = zoomedAt(FAR, { x: 100, y: 50 }, 2, size)
    expect(near).toEqual({ scale: 2, x: -100, y: -50 })
    expect(moved(near, 1000, 1000, size)).toEqual({ scale: 2, x: 0, y: 0 })
    expect(moved(near, -1000, -1000, size)).toEqual({ scale: 2, x: -400, y: -300 })
    expect(zoomedAt(near, { x: 0, y: 0 }, 0.2, size)).toEqual(FAR)
  })

  test('two fingers that part bring the board nearer', () => {
    const from = [
      { x: 150, y: 150 },
      { x: 250, y: 150 },
    ] as const
    const to = [
      { x: 100, y: 150 },
      { x: 300, y: 150 },
    ] as const
    expect(pinched(FAR, from, to, size).scale).toBe(2)
  })
})

describe('the end of a game', () => {
  test('the chart begins at the left and holds a score until it changes', () => {
    const scale = scaleOf(
      [
        [0, 0],
        [10, 0],
        [10, 5],
      ],
      { width: 100, height: 50 },
    )
    expect(linePath([[0], [10], [10]], 0, scale)).toBe('M0.0 50.0H50.0V0.0H100.0V0.0')
    expect(ticksUpTo(83)).toEqual([0, 50])
    expect(ticksUpTo(100)).toEqual([0, 50, 100])
  })

  test('names at the edge of the chart do not cover each other', () => {
    const scale = scaleOf([[7, 7, 9]], { width: 100, height: 50 })
    const heights = [...scale.labels([7, 7, 9])].sort((a, b) => a - b)
    expect(heights[1] - heights[0]).toBeGreaterThanOrEqual(17)
    expect(heights[2] - heights[1]).toBeGreaterThanOrEqual(17)
  })

  test('categories of the score sheet keep their order', () => {
    const sheet = (seat: number, ...categories: string[]) => ({
      seat,
      total: 0,
      rank: 1,
      lines: categories.map((category) => ({ category, points: 1 })),
    })
    expect(categoriesOf([sheet(0, 'sale', 'theft'), sheet(1, 'sale', 'final')])).toEqual(['sale', 'theft', 'final'])
  })
})
