/** Hints, reasons, and bots that play. */
import { type Bot, BOTS } from '@waystation/bots'
import { decisions, determinize, type Game, Refusal, Rng } from '@waystation/kernel'
import { describe, expect, test, vi } from 'vitest'
import { botEntry, GameTable, hintsFor, reasonsFor, seatBot, targetsOf } from '../src/index.ts'
import { auction } from './support/auction.ts'
import { after, auctionTable, beginning } from './support/play.ts'

describe('a hint', () => {
  const { match } = after(auctionTable(), '0 high')

  test('weighs the options of the seat, and is the same whenever it is asked', () => {
    const hints = hintsFor(auction, match.state, 1)
    const options = decisions(auction, match.state)
      .find(({ seat }) => seat === 1)
      ?.options.map(({ id }) => id)
    expect(hints.length).toBeGreaterThan(0)
    for (const { option } of hints) expect(options).toContain(option)
    expect(hintsFor(auction, match.state, 1)).toEqual(hints)
  })

  test('knows nothing that the seat does not know: neither what is hidden nor the seed', () => {
    const twin = determinize(auction, match.state, 1, new Rng('another world'))
    expect(twin).not.toEqual(match.state)
    expect(hintsFor(auction, twin, 1)).toEqual(hintsFor(auction, match.state, 1))
  })

  test('is not given to a seat that is not asked', () => {
    expect(hintsFor(auction, match.state, 2)).toEqual([])
  })
})

describe('why not', () => {
  const { state } = auctionTable().match

  test('is answered for what may be asked about, and refused for anything else', () => {
    expect(targetsOf(auction, state, 0)).toEqual(['deck'])
    expect(reasonsFor(auction, state, 0, 'deck')).toEqual([{ code: 'deck', section: 'bids', params: { cards: 28 } }])
    expect(() => reasonsFor(auction, state, 0, 'moon')).toThrow(Refusal)
  })

  test('has no targets in a game that explains nothing', () => {
    const { targets: _targets, explain: _explain, ...rest } = auction
    const mute: Game = rest
    expect(targetsOf(mute, state, 0)).toEqual([])
  })
})

describe('bots', () => {
  test('sit down with a memory of their own; there is no bot without a name', () => {
    const sitDown = vi.spyOn(BOTS.legend, 'sitDown')
    expect(seatBot('legend', null)).not.toBe(seatBot('legend', null))
    expect(sitDown).toHaveBeenCalledTimes(2)
    sitDown.mockRestore()
    expect(seatBot('random', null)).toBe(BOTS.random)
    expect(() => seatBot('nobody', null)).toThrow('there is no bot "nobody"')
    expect(() => seatBot('toString', null)).toThrow(Refusal)
  })

  test('answer where they are asked; people are left to themselves', () => {
    const random = seatBot('random', null)
    const { match } = auctionTable()
    expect(botEntry(match, [null, random, random])).toBeNull()
    expect(botEntry(match, [random, null, null])).toMatchObject({ seat: 0 })
    expect(botEntry(match, [random, null, null])).toEqual(botEntry(match, [random, null, null]))
  })

  test('may step in before whoever the game waits for answers', () => {
    const shout: Game = {
      ...auction,
      anytime: (_s, seat) => [{ id: `shout ${seat}` }],
      interrupters: () => [2],
      playAnytime: () => {},
    }
    const { match } = GameTable.begin(shout, beginning())
    const eager: Bot = { id: 'eager', choose: ({ seen }) => seen.decisions[0].options[0] }
    const shy: Bot = {
      id: 'shy',
      choose: ({ seen }) => (seen.decisions[0].optional ? null : seen.decisions[0].options[0]),
    }
    expect(botEntry(match, [eager, eager, eager])).toEqual({ seat: 2, option: 'shout 2' })
    expect(botEntry(match, [eager, eager, shy])).toEqual({ seat: 0, option: 'high' })
  })
})
