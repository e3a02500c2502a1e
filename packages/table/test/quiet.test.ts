/** Quiet lines: the game passes over them, and only their own seat's answers become stale. */
import { hashOf } from '@waystation/kernel'
import { expect, test } from 'vitest'
import { GameTable, playedLines, replayed, tablesOf } from '../src/index.ts'
import { auction } from './support/auction.ts'
import { after, auctionTable, beginning, CALLED, randomLog } from './support/play.ts'

const OUT = { seat: 1, quiet: 'out' } as const

test('a quiet line is a line, and nothing happens to the game', () => {
  const before = after(auctionTable(), ...CALLED)
  const quiet = before.play(OUT)
  expect([quiet.line, hashOf(quiet.match.state), quiet.events]).toEqual([3, hashOf(before.match.state), []])
  expect(quiet.telling().to(null)).toMatchObject({ seq: 3, line: { seat: 1, quiet: 'out' }, events: [] })
  expect(quiet.telling().to(2).decisions).toEqual(before.telling().to(2).decisions)
})

test('what its own seat had on the way is stale, what others had is not', () => {
  const table = after(auctionTable(), ...CALLED).play(OUT)
  expect([0, 1, 2].map((seat) => table.isStale(seat, 2))).toEqual([false, true, false])
  expect(table.isStale(1, 3)).toBe(false)
})

test('it stands in the way of nobody who goes back', () => {
  const table = after(auctionTable(), ...CALLED, '2 bid')
    .play(OUT)
    .play({ seat: 2, undo: 'own' })
  expect(hashOf(table.match.state)).toBe(hashOf(after(auctionTable(), ...CALLED).match.state))
})

test('a game with quiet lines anywhere is the game without them, also from a snapshot, and leaves the same record', () => {
  const log = randomLog(auction, beginning(), 'quiet')
  const mixed = log.flatMap((entry, i) => (i % 3 === 0 ? [OUT, entry] : [entry]))
  expect(playedLines(mixed)).toEqual(log)
  const [plain, table] = [replayed(auction, beginning(), log), replayed(auction, beginning(), mixed)]
  expect(hashOf(table.match.state)).toBe(hashOf(plain.match.state))
  const parts = { log, salt: 'salt', seats: ['a', 'b', 'c'] }
  expect(table.record(parts)).toBe(plain.record(parts))
  const lines = [...tablesOf(auction, beginning(), mixed)].map(({ line }) => line)
  expect(lines).toEqual(lines.map((_, i) => i))
  const half = replayed(auction, beginning(), mixed.slice(0, 7))
  const restored = GameTable.restore(auction, beginning(), half.snapshot())
  expect(restored.telling().to(0)).toEqual(half.telling().to(0))
})
