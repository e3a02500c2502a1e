import { type Game, observe } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { choosingInSecret, haveSecrets, redealt, seesMore, tablesOf } from '../src/index.ts'
import { auction } from './support/auction.ts'
import { after, auctionTable, beginning, CALLED, randomLog } from './support/play.ts'

test('events carry secrets to the seat they name and to nobody else', () => {
  let drawn = 0
  for (const table of tablesOf(auction, beginning(), randomLog(auction, beginning(), 'secrets'))) {
    const telling = table.telling()
    for (const audience of [0, 1, 2, null]) {
      for (const { secret } of telling.to(audience).events) {
        if (secret === undefined) continue
        expect(Object.keys(secret)).toEqual([String(audience)])
        drawn++
      }
    }
  }
  expect(drawn).toBeGreaterThan(0)
})

test('a spectator is told no hand, no question and no right to take back', () => {
  const told = after(auctionTable(), '0 high').telling().to(null)
  expect(told).toMatchObject({ view: { hand: [] }, decisions: [], canUndo: false })
})

describe('people at one screen', () => {
  /** The same game with all hands on the table. */
  const open: Game = { ...auction, view: (state) => auction.view(state, 0) }
  const { state } = auctionTable().match
  const bidding = after(auctionTable(), ...CALLED).match.state
  const oneHasBid = after(auctionTable(), ...CALLED, '0 bid').match.state

  test('hide their hands from each other; one alone hides nothing', () => {
    expect(haveSecrets(auction, state, [0, 1])).toBe(true)
    expect(haveSecrets(auction, state, [0])).toBe(false)
    expect(seesMore(auction, state, 0)).toBe(true)
  })

  test('hide nothing in an open game, and which seat it is is no secret', () => {
    expect(haveSecrets(open, state, [0, 1])).toBe(false)
    const named: Game = { ...auction, view: (_state, seat) => ({ you: seat }) }
    expect(seesMore(named, state, 1)).toBe(false)
  })

  test('choose in secret while a seal lies on the table, even in an open game', () => {
    expect([choosingInSecret(state), choosingInSecret(bidding), choosingInSecret(oneHasBid)]).toEqual([
      false,
      true,
      true,
    ])
    expect(haveSecrets(open, oneHasBid, [1, 2])).toBe(true)
    expect(choosingInSecret(after(auctionTable(), ...CALLED, '0 bid', '1 bid', '2 bid').match.state)).toBe(false)
  })
})

test('a fork of a running game shows its seat the same and deals the rest anew', () => {
  const table = after(auctionTable(), '0 high')
  const { state } = table.match
  const forks = ['a', 'b', 'c'].map((seed) => redealt(table, 1, seed))
  for (const fork of forks) expect(observe(auction, fork, 1)).toEqual(observe(auction, state, 1))
  const hands = new Set([state, ...forks].map((one) => JSON.stringify(auction.view(one, 0))))
  expect(hands.size).toBe(4)
  expect(redealt(table, 1, 'a')).toEqual(forks[0])
})
