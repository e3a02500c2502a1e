/** The last card, the only disc, none at all: one step beside these, and the rule would be another. */
import { describe, expect, test } from 'vitest'
import { DISC_SPOTS, type DiscId } from '../../src/data/player-board.ts'
import { CROSSES_BEFORE } from '../../src/data/railroad.ts'
import { NODES, nodeAt, TRADE_VALUES, VILLAGE } from '../../src/data/trail.ts'
import type { CardId } from '../../src/options.ts'
import { moveTo } from '../../src/options/moves.ts'
import { fromHand } from '../../src/rules/herd.ts'
import { type Plan, scene, type SeatPlan } from '../support/scene.ts'

const acting = (seat: SeatPlan, plan: Plan = {}) =>
  scene({ bare: true, phase: 'act', ...plan, seats: [seat, ...(plan.seats ?? [])] })
const discs = (left: { readonly [d in DiscId]?: number }) => ({
  ...Object.fromEntries(DISC_SPOTS.map(({ id }) => [id, 0])),
  ...left,
})

describe('The board', () => {
  test('red crosses before each space of the track, as far as San Francisco', () => {
    expect(CROSSES_BEFORE.slice(0, 19)).toEqual([0, 0, 0, 0, 1, 2, 3, 3, 4, 4, 5, 6, 7, 7, 8, 8, 9, 10, 11])
  })

  test('a space of the village is called by what a teepee there is worth', () => {
    const named = TRADE_VALUES.map((value) => (value < 0 ? `teepee-minus-${-value}` : `teepee-${value}`))
    expect(VILLAGE.map((at) => NODES[at].id)).toEqual(named)
  })
})

describe('Phase A', () => {
  test('an answer tells its own fee, and whether there are other ways, whatever was offered before', () => {
    const way = { from: nodeAt('start'), to: nodeAt('neutral-a'), route: 0 }
    const told = (fee: number, several: boolean) => {
      const option = moveTo({ ...way, fee, several }, 1)
      return [option.fee, option.several]
    }
    for (const [fee, several] of [
      [0, false],
      [0, true],
      [2, true],
      [2, false],
      [0, false],
    ] as const)
      expect(told(fee, several)).toEqual([fee, several])
  })
})

describe('Trading with the Indians', () => {
  test('an answer tells which teepee it is', () => {
    const s = acting(
      { at: 'neutral-d', money: 5 },
      { trail: { 'teepee-1': 'green-teepee', 'teepee-2': 'blue-teepee' } },
    ).answer('trade')
    const told = s.play.decisions[0].options.map((option) => (option.do === 'trade' ? option.tile : option.do))
    expect(told).toEqual(['green-teepee', 'blue-teepee'])
  })
})

describe('Private buildings', () => {
  const on = (number: number, side: 'a' | 'b', seat: SeatPlan = {}, plan: Plan = {}) =>
    acting(
      { at: 'site-a1', money: 10, ...seat },
      { ...plan, sidesB: side === 'b' ? [number] : [], trail: { 'site-a1': [0, number], ...plan.trail } },
    )

  test('7a: without a pair of teepees there is nothing to gain', () => {
    expect(on(7, 'a', { green: 1, blue: 1 }).options).toContain('gain for teepee pairs')
    expect(on(7, 'a', { green: 2, blue: 0 }).options).not.toContain('gain for teepee pairs')
  })

  test('7b: without a building in the woods the engine stays', () => {
    expect(on(7, 'b').options).not.toContain('engine woods')
    expect(on(7, 'b', {}, { trail: { 'site-c1': [0, 1] } }).options).toContain('engine woods')
  })

  test('9a: from the start of the track there is no way back', () => {
    expect(on(9, 'a', { engine: 0 }).options).not.toContain('extraordinary delivery')
    expect(on(9, 'a', { engine: 1 }).options).toContain('extraordinary delivery')
  })

  test('9a: the cities cost no transport, and the answers say so', () => {
    const s = on(9, 'a', { engine: 10 }).answer('extraordinary delivery', 'engine to rail-4')
    const transports = s.play.decisions[0].options.map((option) => option.do === 'deliver' && option.transport)
    expect(transports).toEqual([0, 0, 0, 0])
  })

  test('9a: the turnout just behind is a space to go back to', () => {
    expect(on(9, 'a', { engine: 5 }).answer('extraordinary delivery').options).toContain('engine to turnout-4')
  })

  test('9a: from a turnout the first space back is the one before it', () => {
    const back = (space: number) =>
      on(9, 'a', { engine: 4.5 }).answer('extraordinary delivery', `engine to rail-${space}`).options
    expect(back(1)).toContain('deliver to wichita')
    expect(back(2)).not.toContain('deliver to wichita')
  })

  test('10a: certificates, no money', () => {
    expect(on(10, 'a').answer('gain all certificates').me).toMatchObject({ money: 10, certificates: 3 })
  })
})

describe('Auxiliary actions', () => {
  test('a single card left to draw is enough for a single draw, not for a double one', () => {
    const s = acting({ at: 'neutral-g', pile: ['jersey'], discard: [], discs: { 'disc-aux-draw': 0 } })
    expect(s.options).toContain('aux-draw')
    expect(s.options).not.toContain('aux-draw double')
  })

  test('a card drawn into an empty hand is discarded all the same', () => {
    const s = acting({ at: 'neutral-g', hand: [], pile: ['jersey'], discard: [] }).answer('aux-draw')
    expect(s.kind).toBe('discardCards')
    expect(s.answer('discard jersey').me.hand).toEqual([])
  })

  test('a double removal takes two cards, not three', () => {
    const hand = ['jersey', 'guernsey', 'dutch-belt'] as const
    const s = acting({ at: 'neutral-g', engine: 2, hand, discs: { 'disc-aux-remove': 0 } }).answer('aux-remove double')
    s.answer('remove jersey', 'remove guernsey')
    expect(s.kind).toBe('act')
    expect(s.me.hand).toHaveLength(1)
  })
})

describe('Building', () => {
  const others = (numbers: readonly number[]): NonNullable<Plan['trail']> => {
    const sites = [
      'site-a1',
      'site-a2',
      'site-a3',
      'site-flood-1',
      'site-flood-2',
      'site-b1',
      'site-b2',
      'site-b3',
    ] as const
    return Object.fromEntries(
      [...sites, 'site-c1' as const].map((site, i) => [site, i < numbers.length ? [0, numbers[i]] : null]),
    )
  }

  test('building 1 alone can be built', () => {
    const s = acting({ at: 'neutral-b', money: 2 }, { trail: others([2, 3, 4, 5, 6, 7, 8, 9, 10]) })
    expect(s.options).toContain('build at 2')
    expect(s.answer('build at 2').kind).toBe('site')
  })

  test('building 10 alone can be built, over building 9', () => {
    const s = acting({ at: 'neutral-b', money: 4, workers: [1, 2, 1] }, { trail: others([1, 2, 3, 4, 5, 6, 7, 8, 9]) })
    expect(s.options).toContain('build at 2')
    s.answer('build at 2')
    expect(s.event('built')).toMatchObject({ building: '10a', replaced: '9a', cost: 4 })
  })
})

describe('Buying cattle', () => {
  test('with nothing to buy, a single card of the deck is reason enough to go to the market', () => {
    const poor = (deck: number) => {
      const s = acting({ at: 'neutral-e', money: 0, hand: ['black-angus'] }, { market: [] })
      s.state.marketDeck.length = deck
      s.answer('discard black-angus for $2')
      return s.options
    }
    expect(poor(1)).toContain('buy')
    expect(poor(0)).not.toContain('buy')
  })
})

describe('Hiring', () => {
  test('whoever stands in the token’s row alone cannot be hired yet', () => {
    const open = (jobs: NonNullable<Plan['jobs']>) => acting({ at: 'neutral-a', money: 20, hand: [] }, { jobs }).options
    expect(open([null, null, 'cowboy'])).not.toContain('hire')
    expect(open([null, 'cowboy', 'cowboy'])).toContain('hire')
  })

  test('a sixth cowboy fills the row: with none but cowboys on the market nobody is hired', () => {
    const open = (cowboys: number) =>
      acting({ at: 'neutral-a', money: 20, workers: [cowboys, 1, 1] }, { jobs: ['cowboy', 'cowboy'] }).options
    expect(open(5)).toContain('hire')
    expect(open(6)).not.toContain('hire')
  })
})

describe('Taking an objective card', () => {
  const onC = (display: number, deck: number) => {
    const s = acting({ at: 'neutral-c', engine: 0 })
    s.state.display.length = display
    s.state.objectiveDeck.length = deck
    return s.answer('engine engineers')
  }

  test('the last one on display, without a deck', () => {
    const s = onC(1, 0)
    expect(s.options).toContain('take an objective')
    s.answer('take an objective')
    expect(s.event('objectiveTaken')).toMatchObject({ from: 'display', to: 'discard' })
    expect(s.state.display).toEqual([])
  })

  test('none is left', () => {
    expect(onC(0, 0).options).not.toContain('take an objective')
  })

  test('the last card of the deck', () => {
    const s = onC(1, 1).answer('take an objective')
    expect(s.options).toContain('take the top objective')
    expect(onC(1, 0).answer('take an objective').options).not.toContain('take the top objective')
  })

  test('of two alike, one taken openly and one unseen, nobody can tell which one went', () => {
    const s = acting({ at: 'neutral-g', hand: ['objective-draw-1', 'objective-draw-1'] })
    s.me.unseen = [s.me.hand[0]]
    fromHand(s.me, s.me.hand[0])
    expect(s.me.unseen).toEqual(s.me.hand)
    fromHand(s.me, s.me.hand[0])
    expect(s.me.unseen).toEqual([])
  })
})

describe('Upgrading a station', () => {
  test('the last dollars pay for it', () => {
    const stop = (money: number) =>
      acting({ at: 'neutral-g', money, engine: 4 }).answer('engine engineers', 'engine to turnout-4')
    expect(stop(2).kind).toBe('upgrade')
    expect(stop(1).kind).not.toBe('upgrade')
  })

  test('the only disc left can be placed, at once or later by 9b', () => {
    const last = discs({ 'disc-aux-draw': 1 })
    const s = acting({ at: 'neutral-g', money: 9, engine: 4, discs: last })
    expect(s.answer('engine engineers', 'engine to turnout-4').options).toEqual(['disc-aux-draw', 'pass'])
    const plan: Plan = { sidesB: [9], trail: { 'site-a1': [0, 9] } }
    const later = acting({ at: 'site-a1', money: 9, engine: 6, discs: last }, plan)
    expect(later.options).toContain('upgrade a station behind')
  })

  test('a single worker tile can be given for the station master', () => {
    const s = acting({ at: 'neutral-g', money: 9, engine: 4, workers: [1, 2, 1] })
    s.answer('engine engineers', 'engine to turnout-4', 'disc-aux-draw')
    expect(s.options).toEqual(['give craftsman', 'pass'])
  })
})

describe('Space 39', () => {
  test('leaving it brings $3 and no certificate', () => {
    const s = acting({ at: 'neutral-g', money: 0, engine: 38 }).answer('engine engineers', 'engine to rail-30')
    expect(s.me).toMatchObject({ money: 3, certificates: 0 })
  })
})

describe('Phase C', () => {
  const ending = (pile: readonly CardId[], discard: readonly CardId[]) =>
    acting({ at: 'neutral-g', money: 0, hand: ['jersey'], pile, discard })
      .answer('engine engineers')
      .answer('end turn')

  test('a single card in the discard pile is shuffled and drawn', () => {
    const s = ending([], ['guernsey'])
    expect(s.event('reshuffled')).toMatchObject({ seat: 0 })
    expect(s.me.hand).toHaveLength(2)
  })

  test('with both piles empty nothing is drawn', () => {
    const s = ending([], [])
    expect(s.event('drew')).toBeUndefined()
    expect(s.me.hand).toHaveLength(1)
  })
})

describe('Discarding', () => {
  test('objective cards are no cattle: they make no pair, and are not any cattle card', () => {
    const hand = ['jersey', 'objective-start-1'] as const
    expect(acting({ at: 'neutral-f', hand }).options).not.toContain('discard two jersey for $4')
    const site = { trail: { 'site-drought-1': [0, 1] } } as const
    const options = acting({ at: 'site-drought-1', hand }, site).options.filter((id) => id.startsWith('discard'))
    expect(options).toEqual(['discard jersey for 1 certificates'])
  })
})

describe('Discs', () => {
  test('the last white-framed disc is the only one for a white-framed city', () => {
    const left = discs({ 'disc-aux-money': 1, 'disc-step-vp': 1 })
    const s = acting(
      { at: 'neutral-g', money: 0, hand: ['jersey'], discs: left },
      { phase: 'move', foresight: [null, null, null, null, null, null] },
    )
    s.answer('move to kansas-city by site-g1', 'sell with 0 certificates', 'deliver to topeka')
    expect(s.event('discTaken')).toMatchObject({ disc: 'disc-aux-money' })
  })
})
