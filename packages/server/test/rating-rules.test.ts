/** docs/ratings.md, rule by rule. */
import { rate, UNRATED } from '@waystation/bots/arena'
import { describe, expect, it } from 'vitest'
import { playedBy, wentBack } from '../src/results/played.ts'
import { beginning, ratedGame, type RatedSeat, rested, shownRating } from '../src/results/rated-game.ts'
import { type Part, rolesOf, whyNot } from '../src/results/roles.ts'
import { poolOf, ratingTerms } from '../src/results/terms.ts'
import type { Line, SeatDoc, TableDoc } from '../src/storage/types.ts'
import { botSeat, openSeat, personSeat } from '../src/tables/seats.ts'
import { row } from './support/rows.ts'

const account = personSeat({ id: 'ann', name: 'Ann', rateable: true })
const guest = personSeat({ id: 'bob', name: 'Bob', rateable: false })
const doc = (seats: readonly SeatDoc[], change: Partial<TableDoc> = {}): TableDoc => ({
  ...row('').doc,
  rated: true,
  seats,
  ...change,
})

describe('before it begins', () => {
  it.each([
    ['between accounts it counts', doc([account, account]), 'rated', null],
    ['a bot at the table changes nothing', doc([account, account, botSeat('legend')]), 'rated', null],
    ['open seats may be taken by accounts', doc([account, openSeat]), 'rated', null],
    ['one person against bots is training', doc([account, botSeat('legend')]), 'training', null],
    ['a guest may train', doc([guest, botSeat('legend')], { hints: true }), 'training', null],
    ['with a guest it does not count', doc([account, guest]), 'no', 'guests'],
    ['with hints it does not count', doc([account, account], { hints: true }), 'no', 'hints'],
    ['opened as a friendly game', doc([account, account], { rated: false }), 'no', 'friendly'],
    ['opened before there were ratings', doc([account, account], { rated: null }), 'no', 'old'],
    ['alone at the table', doc([account]), 'no', 'alone'],
    ['bots among themselves', doc([botSeat('legend'), botSeat('greedy')]), 'no', 'bots'],
    ['an imported record', doc([account, account], { origin: { kind: 'import' } }), 'no', 'import'],
    [
      'a game branched off',
      doc([account, account], { origin: { kind: 'fork', of: 'x', seq: 1, redealt: true } }),
      'no',
      'fork',
    ],
  ] as const)('%s', (_, table, counts, why) => {
    expect(ratingTerms(table)).toEqual({ counts, why })
  })

  it('live games, those over days and training have ratings of their own', () => {
    const clock = { kind: 'live', bankMs: 600_000, addMs: 10_000 } as const
    const pool = (table: TableDoc) => poolOf({ game: 'el-gaucho', doc: table })
    expect(pool(doc([account, account], { clock }))).toBe('el-gaucho/live')
    expect(pool(doc([account, account]))).toBe('el-gaucho/days')
    expect(pool(doc([account, botSeat('legend')], { clock }))).toBe('el-gaucho/training')
    expect(pool(doc([account, guest]))).toBe(null)
  })
})

const part = (change: Partial<Part> = {}): Part => ({
  person: true,
  answers: 10,
  own: 10,
  resigned: false,
  leftAt: null,
  hinted: false,
  excused: false,
  ...change,
})

describe('when it is over', () => {
  it('who gave four answers of five has played; who gave fewer is last, and the others are rated among themselves', () => {
    expect(rolesOf([part({ own: 8, leftAt: 60 }), part()], 100)).toEqual(['rated', 'rated'])
    expect(rolesOf([part({ own: 7, leftAt: 60 }), part(), part()], 100)).toEqual(['last', 'rated', 'rated'])
  })

  it('who resigned is last, whatever share they played', () => {
    expect(rolesOf([part({ own: 9, resigned: true, leftAt: 90 }), part()], 100)).toEqual(['last', 'rated'])
  })

  it('a stand-in in the first quarter leaves the others unrated', () => {
    expect(rolesOf([part({ own: 2, leftAt: 25 }), part(), part()], 100)).toEqual(['last', 'witness', 'witness'])
    expect(rolesOf([part({ own: 2, leftAt: 26 }), part(), part()], 100)).toEqual(['last', 'rated', 'rated'])
  })

  it('an absence that counted elsewhere does not count again', () => {
    expect(rolesOf([part({ own: 2, leftAt: 50, excused: true }), part(), part()], 100)).toEqual([
      'none',
      'rated',
      'rated',
    ])
  })

  it('nothing counts before everybody has answered, after a hint, and after going back by consent', () => {
    expect(whyNot([part({ own: 0 }), part()], false)).toBe('unplayed')
    expect(whyNot([part({ person: false, own: 0 }), part()], false)).toBe(null)
    expect(whyNot([part({ hinted: true }), part()], false)).toBe('hinted')
    expect(whyNot([part(), part()], true)).toBe('undone')
  })

  it('the log tells whose answers they were, how long they took, and when somebody left', () => {
    const entries: Line['entry'][] = [
      { seat: 0, option: 'a' },
      { seat: 1, option: 'b' },
      { seat: 0, quiet: 'out' },
      { seat: 0, option: 'c' },
      { seat: 0, quiet: 'back' },
      { seat: 0, option: 'd' },
      { seat: 0, undo: 'own' },
      { seat: 1, quiet: 'resigned' },
      { seat: 1, option: 'e' },
    ]
    const lines = entries.map((entry, i) => ({ seq: i + 1, entry, client: null, at: 1000 * 2 ** i }))
    expect(playedBy(lines, 2)).toEqual([
      { answers: 3, own: 2, ms: 16_000, outs: 1, left: { line: 3, at: 4000 } },
      { answers: 2, own: 1, ms: 1000, outs: 0, left: { line: 8, at: 128_000 } },
    ])
    expect(wentBack(lines)).toBe(false)
    expect(wentBack([{ ...lines[0], entry: { seat: 0, undo: 'agreed' } }])).toBe(true)
  })
})

const seat = (place: number, change: Partial<RatedSeat> = {}): RatedSeat => ({
  place,
  role: 'rated',
  fixed: false,
  before: UNRATED,
  ...change,
})

describe('ratings', () => {
  it('are those of the arena', () => {
    expect(ratedGame([seat(1), seat(2), seat(2)])).toEqual(rate([UNRATED, UNRATED, UNRATED], [1, 2, 2]))
  })

  it('of bots stay as they are, and people are measured by them', () => {
    const bot = seat(2, { fixed: true, before: { mu: 40, sigma: 1 } })
    const [won, unmoved] = ratedGame([seat(1), bot])
    expect(unmoved).toBe(null)
    const [alone] = ratedGame([seat(1), { ...bot, before: UNRATED }])
    expect(won?.mu).toBeGreaterThan(alone?.mu ?? 0)
  })

  it('give nobody points for somebody who left', () => {
    const [last, first, second] = ratedGame([seat(1, { role: 'last' }), seat(2), seat(3)])
    expect([first, second]).toEqual(rate([UNRATED, UNRATED], [1, 2]))
    expect(last).toEqual(rate([UNRATED, UNRATED, UNRATED], [3, 1, 2])[0])
    expect(ratedGame([seat(2, { role: 'last' }), seat(1)])[1]).toBe(null)
    expect(ratedGame([seat(2, { role: 'last' }), seat(1, { role: 'witness' })])[0]?.mu).toBeLessThan(UNRATED.mu)
  })

  it('become no less certain by playing, and a little by absence, never less than those of strangers', () => {
    const known = { mu: 30, sigma: 0.5 }
    const [after] = ratedGame([seat(1, { before: known }), seat(2, { before: known })])
    expect(after?.sigma).toBe(0.5)
    expect(rested(known, 365 * 86_400_000).sigma).toBeCloseTo(2.53, 2)
    expect(rested(known, 1e15).sigma).toBe(UNRATED.sigma)
    expect(rested(known, -5)).toEqual(known)
  })

  it('begin among people where training has led, with doubt', () => {
    expect(beginning(null)).toEqual(UNRATED)
    expect(beginning({ mu: 33, sigma: 2 })).toEqual({ mu: 33, sigma: 6 })
  })

  it('are shown with how far the truth may be, and as provisional while that is far', () => {
    expect(shownRating(UNRATED)).toEqual({ points: 1000, within: 667, provisional: true })
    expect(shownRating({ mu: 37, sigma: 1.5 })).toEqual({ points: 1480, within: 120, provisional: false })
  })
})
