import { describe, expect, test } from 'vitest'
import { GameTable, replayed, storyOf, tablesOf } from '../src/index.ts'
import { auction } from './support/auction.ts'
import { after, auctionTable, beginning, CALLED, randomLog } from './support/play.ts'

const AUDIENCES = [0, 1, 2, null] as const

describe('history', () => {
  test.each(['a', 'b', 'c'])('is what every seat and spectator was told then (%s)', (seed) => {
    const log = randomLog(auction, beginning(), seed)
    expect(log.some((entry) => 'undo' in entry)).toBe(true)
    let table = GameTable.begin(auction, beginning())
    const live = [table]
    for (const entry of log) live.push((table = table.play(entry)))
    const past = [...tablesOf(auction, beginning(), log)]
    expect(past).toHaveLength(live.length)
    for (const [line, then] of live.entries()) {
      for (const audience of AUDIENCES) {
        const { decisions, canUndo, forced, ...told } = then.telling().to(audience)
        expect(past[line].telling().past(audience)).toEqual(told)
        expect([Array.isArray(decisions), typeof canUndo]).toEqual([true, 'boolean'])
        const offered = decisions.flatMap(({ options }) => options.map(({ id }) => id))
        expect(offered).toEqual(forced === undefined ? offered : [forced])
        expect(told.seq).toBe(line)
      }
    }
  })

  test('and a position is told the same however late one looks, with what led to it', () => {
    const table = after(auctionTable(), '0 high')
    expect(table.telling().to(1)).toMatchObject({ seq: 1, line: { seat: 0 }, events: [{ type: 'called', seat: 0 }] })
    expect(table.telling().to(1)).toEqual(table.telling().to(1))
    expect(auctionTable().telling().to(1)).toMatchObject({ seq: 0, line: null, events: [{ type: 'round' }] })
    expect(after(table, '0 undo').telling().past(null)).toMatchObject({ line: { seat: 0, undo: 'own' }, events: [] })
  })

  test('ends where the log ends', () => {
    const log = randomLog(auction, beginning(), 'end')
    const table = replayed(auction, beginning(), log)
    expect([table.line, table.over]).toEqual([log.length, true])
    expect(
      table
        .telling()
        .past(null)
        .scores?.map(({ total }) => total),
    ).toEqual(table.totals)
  })
})

test('a position says who is waited for, and never among what others choose', () => {
  const telling = after(auctionTable(), ...CALLED, '1 bid').telling()
  expect(telling.waiting).toEqual([0, 2])
  expect(telling.to(0).decisions.map(({ seat }) => seat)).toEqual([0])
  expect(telling.to(null).decisions).toEqual([])
  expect(telling.to(1)).toMatchObject({ decisions: [], canUndo: true })
})

test('the story is what stands: the opening, then one part for each answer that was not taken back', () => {
  const { match } = after(auctionTable(), '0 high', '0 undo', '0 low', '1 low')
  const story = storyOf(auction, beginning(), match.moves)
  expect(story.map((events) => events.map(({ type }) => type))).toEqual([['round'], ['called'], ['called']])
})
