import { describe, expect, test } from 'vitest'
import { after, auctionTable, CALLED } from './support/play.ts'

describe('an answer is stale', () => {
  test('once anything was answered in the open', () => {
    const table = after(auctionTable(), '0 high')
    expect([0, 1, 2].map((seat) => table.isStale(seat, 0))).toEqual([true, true, true])
    expect([0, 1, 2].map((seat) => table.isStale(seat, 1))).toEqual([false, false, false])
  })

  test('if it claims to have seen what has not happened yet', () => {
    expect(auctionTable().isStale(0, 1)).toBe(true)
    expect(after(auctionTable(), '0 high').isStale(1, 2)).toBe(true)
  })

  test('not because others put theirs under the seal; those who did are asked no more', () => {
    const table = after(auctionTable(), ...CALLED, '2 bid', '0 bid')
    expect(table.isStale(1, 2)).toBe(false)
    expect([table.isStale(0, 3), table.isStale(2, 2)]).toEqual([true, true])
  })

  test('not because another took back what lay under the seal', () => {
    const table = after(auctionTable(), ...CALLED, '2 bid', '0 bid', '2 undo')
    expect(table.isStale(1, 2)).toBe(false)
    expect([table.isStale(2, 4), table.isStale(2, 5)]).toEqual([true, false])
  })

  test('once the seal was opened', () => {
    const table = after(auctionTable(), ...CALLED, '2 bid', '0 bid', '1 bid')
    expect([0, 1, 2].map((seat) => table.isStale(seat, 4))).toEqual([true, true, true])
  })

  test('once all went back with consent, although only what lay under the seal was taken back', () => {
    const table = after(auctionTable(), ...CALLED, '2 bid', '0 bid', '0 agreed')
    expect([0, 1, 2].map((seat) => table.isStale(seat, 4))).toEqual([true, true, true])
    expect(table.isStale(1, 5)).toBe(false)
  })
})
