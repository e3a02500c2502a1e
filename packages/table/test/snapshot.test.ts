import { expect, test } from 'vitest'
import { GameTable, tablesOf } from '../src/index.ts'
import { auction } from './support/auction.ts'
import { after, auctionTable, beginning, CALLED, randomLog } from './support/play.ts'

const AUDIENCES = [0, 1, 2, null] as const

test('a table restored from any line tells the same and plays on the same', () => {
  const log = randomLog(auction, beginning(), 'snapshots')
  const tables = [...tablesOf(auction, beginning(), log)]
  for (const [line, table] of tables.entries()) {
    const restored = GameTable.restore(auction, beginning(), table.snapshot())
    expect(restored.line).toBe(line)
    const [kept, told] = [restored.telling(), table.telling()]
    // A finished game cannot be taken back any more.
    for (const audience of AUDIENCES) expect(kept.to(audience)).toEqual(told.to(audience))
    for (const seat of [0, 1, 2]) {
      for (let seen = 0; seen <= line + 1; seen++) expect(restored.isStale(seat, seen)).toBe(table.isStale(seat, seen))
    }
    if (line === log.length) break
    const next = restored.play(log[line])
    expect(next.match.state).toEqual(tables[line + 1].match.state)
    expect(next.telling().to(1)).toEqual(tables[line + 1].telling().to(1))
  }
})

test('a table set up in a position is restored as well', () => {
  const { state } = after(auctionTable(), ...CALLED).match
  const setUp = { ...beginning(), opening: state }
  const table = after(GameTable.begin(auction, setUp), '1 bid')
  const restored = GameTable.restore(auction, setUp, table.snapshot())
  expect(restored.telling().to(0)).toEqual(table.telling().to(0))
  expect(after(restored, '1 undo').match.state).toEqual(state)
})

test('a damaged one is found', () => {
  const snapshot = after(auctionTable(), '0 high').snapshot()
  const body = snapshot.body.replace('"called":["high"]', '"called":["low"]')
  expect(body).not.toBe(snapshot.body)
  expect(() => GameTable.restore(auction, beginning(), { ...snapshot, body })).toThrow('line 1 is damaged')
})

test('one that was written before it told what led to it can still be read', () => {
  const table = after(auctionTable(), ...CALLED, '2 bid')
  const { state, moves } = table.match
  const body = JSON.stringify({ state, moves, floors: table.unchangedSince })
  const restored = GameTable.restore(auction, beginning(), { ...table.snapshot(), body })
  expect(restored.isStale(1, 2)).toBe(false)
  expect(restored.isStale(2, 2)).toBe(true)
  const { events, line, ...rest } = restored.telling().to(2)
  expect([events, line]).toEqual([[], null])
  expect(table.telling().to(2)).toMatchObject(rest)
})
