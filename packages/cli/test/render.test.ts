import type { Zone } from '@waystation/kernel'
import { en } from '@waystation/tic-tac-toe/text/en'
import { describe, expect, test } from 'vitest'
import { COLOUR, PLAIN, paintFor } from '../src/io/paint.ts'
import { columns, newspaper, sideBySide } from '../src/render/grid.ts'
import { inGroups, renderOptions } from '../src/render/options.ts'
import { bar, progressOn } from '../src/render/progress.ts'
import { renderScores } from '../src/render/scores.ts'
import { displayWidth, padEnd, stripAnsi, wrap } from '../src/render/width.ts'
import { renderZones } from '../src/render/zones.ts'
import { WORDS } from '../src/text/words.ts'
import { person } from './person.ts'

describe('room on the screen', () => {
  test('accents, colours and wide characters are measured as they are shown', () => {
    expect(displayWidth('bœuf')).toBe(4)
    expect(displayWidth('e\u0301te\u0301')).toBe(3)
    expect(displayWidth('牛牛')).toBe(4)
    expect(displayWidth(COLOUR.bold(COLOUR.seat(1, '■ Bob')))).toBe(5)
    expect(padEnd('é', 3)).toBe('é  ')
  })

  test('text is broken between words', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrap('extraordinarily long', 5)).toEqual(['extraordinarily', 'long'])
    expect(wrap('', 5)).toEqual([''])
  })
})

describe('columns', () => {
  test('line up, numbers to the right', () => {
    expect(
      columns(
        [
          ['a', '1'],
          ['bcd', '100'],
        ],
        ['left', 'right'],
      ),
    ).toEqual(['a      1', 'bcd  100'])
  })

  test('a row of one long cell does not push the others apart', () => {
    expect(columns([['a', 'b'], ['a long line']])).toEqual(['a  b', 'a long line'])
  })

  test('blocks stand beside each other as long as they fit', () => {
    const blocks = [['aa', 'a'], ['b'], ['cc']]
    expect(sideBySide(blocks, 10)).toEqual(['aa   b', 'a', '', 'cc'])
    expect(sideBySide(blocks, 80)).toEqual(['aa   b   cc', 'a'])
  })

  test('lists are read downwards', () => {
    expect(newspaper(['1', '2', '3', '4', '5'], 9)).toEqual(['1   3   5', '2   4'])
    expect(newspaper([], 9)).toEqual([])
  })
})

describe('zones', () => {
  const market: Zone = {
    id: 'market',
    kind: 'market',
    title: 'Market',
    rows: [
      { label: 'Row', items: [{ text: 'ox' }, { text: 'cow', seat: 1 }] },
      { label: 'Other row', items: Array.from({ length: 12 }, (_, i) => ({ text: `animal ${i}` })) },
    ],
  }

  test('have labels in a column, wrap with a hanging indent, and never pass the width', () => {
    const lines = renderZones([market], 40, PLAIN)
    expect(lines[0]).toBe('Market')
    expect(lines[1]).toBe('Row        ox  ■ cow')
    expect(lines[2]).toBe('Other row  animal 0  animal 1  animal 2')
    expect(lines[3]).toBe('           animal 3  animal 4  animal 5')
    expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(40)
  })

  test('boards are read down as well as across', () => {
    const view = { cells: [0, null, null, 1, 0, null, null, null, null], winner: null } as const
    expect(renderZones(en.zones(view, String), 80, PLAIN)).toEqual([
      'Board',
      '  ▲ X  ·    ·',
      '  ■ O  ▲ X  ·',
      '  ·    ·    ·',
    ])
  })

  test('of players come together, below the rest, marked with the shape of the seat', () => {
    const player = (seat: number): Zone => ({
      id: `p${seat}`,
      kind: 'player',
      title: `P${seat}`,
      owner: seat,
      rows: [],
    })
    expect(renderZones([player(0), market, player(1)], 200, PLAIN).slice(-2)).toEqual(['', '▲ P0   ■ P1'])
  })

  test('say the same without colour', () => {
    const coloured = renderZones([market], 60, COLOUR)
    expect(coloured.join('')).toContain('\u001b[34m■ cow')
    expect(coloured.map(stripAnsi)).toEqual(renderZones([market], 60, PLAIN))
  })
})

describe('options', () => {
  const many = [
    'stand 1',
    'occupy 1',
    'stand 2',
    'occupy 2',
    'lay 1',
    'lay 2',
    'lay 3',
    'lay 4',
    'stand 3',
    'pass',
  ].map((id) => ({ id, text: `do ${id}` }))

  test('a short list keeps its order, one to a line', () => {
    expect(renderOptions(many.slice(0, 3), 80, PLAIN)).toEqual(['  1 do stand 1', '  2 do occupy 1', '  3 do stand 2'])
    expect(inGroups(many.slice(0, 3))).toEqual(many.slice(0, 3))
  })

  test('a long list is grouped by what is done, numbers in order', () => {
    const lines = renderOptions(inGroups(many), 80, PLAIN)
    expect(lines).toEqual([
      '   1 do stand 1    2 do stand 2    3 do stand 3',
      '',
      '   4 do occupy 1    5 do occupy 2',
      '',
      '   6 do lay 1    7 do lay 2    8 do lay 3    9 do lay 4',
      '',
      '  10 do pass',
    ])
  })

  test('long wordings wrap under themselves', () => {
    expect(renderOptions([{ id: 'x', text: 'a rather long wording' }], 16, PLAIN, 7)).toEqual([
      '  7 a rather',
      '    long wording',
    ])
  })
})

test('the score sheet has categories down and seats across', () => {
  const sheets = [
    {
      seat: 0,
      total: 7,
      rank: 1,
      lines: [
        { category: 'sale', points: 5 },
        { category: 'sale', points: 2 },
      ],
    },
    { seat: 1, total: 0, rank: 2, lines: [] },
  ]
  const pad = {
    sheets,
    text: { ...en, category: (id: string) => `the ${id}` },
    names: (seat: number) => ['Ann', 'Bob'][seat],
  }
  expect(renderScores(pad, WORDS.en, PLAIN)).toEqual([
    'Category   ▲ Ann   ■ Bob',
    '────────────────────────',
    'the sale       7       0',
    '────────────────────────',
    'Total          7       0',
    'Rank           1       2',
  ])
})

describe('colour', () => {
  test('follows NO_COLOR, then FORCE_COLOR, then the terminal', () => {
    expect(paintFor(true, {})).toBe(COLOUR)
    expect(paintFor(false, {})).toBe(PLAIN)
    expect(paintFor(true, { NO_COLOR: '1' })).toBe(PLAIN)
    expect(paintFor(true, { NO_COLOR: '' })).toBe(COLOUR)
    expect(paintFor(false, { FORCE_COLOR: '1' })).toBe(COLOUR)
    expect(paintFor(true, { TERM: 'dumb' })).toBe(PLAIN)
  })
})

describe('progress', () => {
  test('is a bar on a terminal, drawn now and then', () => {
    const { context, shown } = person([])
    let now = 0
    const progress = progressOn(context.out, () => now)
    progress.show(1, 4, 'one')
    progress.show(2, 4, 'two')
    now = 1000
    progress.show(3, 4, 'three')
    progress.show(4, 4, 'four')
    progress.end()
    expect(shown()).toContain(`${bar(1, 4)} one`)
    expect(shown()).not.toContain('two')
    expect(shown()).toContain('█'.repeat(24))
  })

  test('is silent elsewhere', () => {
    const { context, shown } = person([], 'en', false)
    progressOn(context.out, () => 0).show(1, 1, 'x')
    expect(shown()).toBe('')
  })
})
