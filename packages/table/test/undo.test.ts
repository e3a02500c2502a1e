import { hashOf, Refusal } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { undoFor } from '../src/index.ts'
import { after, auctionTable, CALLED } from './support/play.ts'

const REVEALED = [...CALLED, '0 bid', '1 bid', '2 bid'] as const

test('going back is one more line, and the position is the one from before', () => {
  const once = after(auctionTable(), '0 high')
  const back = after(once, '0 undo')
  expect([back.line, back.entry]).toEqual([2, { seat: 0, undo: 'own' }])
  expect(hashOf(back.match.state)).toBe(hashOf(auctionTable().match.state))
})

test('with consent even beyond a revelation; alone it is refused and nothing changes', () => {
  const table = after(auctionTable(), ...REVEALED)
  expect(() => after(table, '0 undo')).toThrow(Refusal)
  expect(table.line).toBe(5)
  const back = after(table, '0 agreed')
  expect(hashOf(back.match.state)).toBe(hashOf(after(auctionTable(), ...CALLED).match.state))
})

test('who has answered can go back, who has not cannot', () => {
  const table = after(auctionTable(), '0 high')
  expect([table.hasAnswered(0), table.hasAnswered(1)]).toEqual([true, false])
})

describe('people at one screen with bots', () => {
  test('take back the last answer of any of them', () => {
    expect(undoFor(after(auctionTable(), '0 high'), [0, 2], false)).toEqual({ seat: 0, undo: 'own' })
    expect(undoFor(auctionTable(), [0, 2], true)).toBe('nothing-to-undo')
  })

  test('also when bots have answered since', () => {
    expect(undoFor(after(auctionTable(), ...CALLED), [0], false)).toEqual({ seat: 0, undo: 'agreed' })
  })

  test('beyond a revelation only if they say so', () => {
    const table = after(auctionTable(), ...REVEALED)
    expect(undoFor(table, [0], false)).toBe('undo-barrier')
    expect(undoFor(table, [0], true)).toEqual({ seat: 0, undo: 'agreed' })
  })
})
