import { describe, expect, test } from 'vitest'
import type { CowboyType } from '../../src/data/figures.ts'
import type { DuelOutcome } from '../../src/events.ts'
import { en } from '../../src/text/en.ts'
import { fr } from '../../src/text/fr.ts'
import { type Scene, Stage } from '../support/scene.ts'

/** Seat 0 attacks seat 1 at the Casino; nobody has anything to decide but what the scene gives. */
function duel(attacker: CowboyType, defender: CowboyType, more: Scene = {}): Stage {
  return new Stage({
    town: { casino: 'r3c2' },
    cowboys: { casino: [[1, defender]] },
    cartridges: [0, 0, 0],
    ponies: [0, 0, 0],
    ...more,
  }).play(`send ${attacker} to casino`)
}

describe('Duels', () => {
  test('the attacker takes a poster even if the defender flees', () => {
    const stage = duel('novice', 'veteran', { ponies: [0, 1, 0] })
    expect(stage.asked).toEqual({ seat: 1, kind: 'flee' })
    stage.play('flee')
    expect(stage.player(0).posters).toBe(1)
    expect(stage.player(1)).toMatchObject({ ponies: 0, mine: { novice: 0, gunslinger: 0, veteran: 1 } })
    expect(stage.at('r3c2').cowboys).toEqual([{ seat: 0, cowboy: 'novice' }])
    expect(stage.asked).toEqual({ seat: 0, kind: 'annex' })
  })

  test('without a pony nobody flees, with one he may stay', () => {
    expect(duel('novice', 'novice', { dice: [1, 1] }).log('fled')).toEqual([])
    const stage = duel('novice', 'novice', { ponies: [0, 1, 0], dice: [1, 1] }).play('stand and fight')
    expect(stage.player(1).ponies).toBe(1)
    expect(stage.log('duelEnds')).toMatchObject([{ outcome: 'bothLive' }])
  })

  test('cartridges: the attacker declares first, then the defender; they go back to the supply', () => {
    const stage = duel('novice', 'novice', { cartridges: [2, 1, 0], dice: [1, 1, 1, 1] })
    const supply = stage.state.cartridgeSupply
    expect(stage.asked).toEqual({ seat: 0, kind: 'attacker-cartridge' })
    stage.play('use cartridge')
    expect(stage.asked).toEqual({ seat: 1, kind: 'defender-cartridge' })
    stage.play('use cartridge')
    expect(stage.log('dieRolled').length).toBe(4)
    expect([stage.player(0).cartridges, stage.player(1).cartridges]).toEqual([1, 0])
    expect(stage.state.cartridgeSupply).toBe(supply + 2)
  })

  test('a defender with more dice shoots first', () => {
    const stage = duel('novice', 'veteran', { dice: [1, 6] })
    expect(stage.log('dieRolled').map(({ seat, face }) => [seat, face])).toEqual([
      [1, 1],
      [1, 6],
    ])
    expect(stage.log('duelEnds')).toMatchObject([{ outcome: 'defenderWins' }])
  })

  interface Outcome {
    readonly title: string
    readonly dice: readonly number[]
    readonly outcome: DuelOutcome
    readonly there: readonly number[]
    readonly dead: readonly number[]
    readonly mine: number
    readonly next: string
  }
  const outcomes: readonly Outcome[] = [
    {
      title: 'only the defender dies',
      dice: [6, 1],
      outcome: 'attackerWins',
      there: [0],
      dead: [0, 1],
      mine: 0,
      next: 'annex',
    },
    {
      title: 'only the attacker dies',
      dice: [1, 6],
      outcome: 'defenderWins',
      there: [1],
      dead: [1, 0],
      mine: 0,
      next: 'turn',
    },
    { title: 'both die', dice: [6, 6], outcome: 'bothDie', there: [], dead: [1, 1], mine: 0, next: 'turn' },
    { title: 'both live', dice: [3, 4, 1, 2], outcome: 'bothLive', there: [1], dead: [0, 0], mine: 1, next: 'turn' },
    {
      title: 'second wounds kill both',
      dice: [4, 5, 5, 4],
      outcome: 'bothDie',
      there: [],
      dead: [1, 1],
      mine: 0,
      next: 'turn',
    },
  ]
  test.each(outcomes)('$title', ({ dice, outcome, there, dead, mine, next }) => {
    const stage = duel('gunslinger', 'gunslinger', { dice })
    expect(stage.log('duelEnds')).toMatchObject([{ outcome }])
    expect(stage.log('dieRolled').map(({ face }) => face)).toEqual(dice)
    expect(stage.at('r3c2').cowboys.map(({ seat }) => seat)).toEqual(there)
    expect([0, 1].map((seat) => stage.player(seat).bootHill.gunslinger)).toEqual(dead)
    expect(stage.player(0).mine.gunslinger).toBe(mine)
    expect(stage.asked?.kind).toBe(next)
  })

  test('who is dead already is not told to be wounded', () => {
    const stage = duel('veteran', 'novice', { dice: [6, 4] })
    expect(stage.log('dieRolled')).toMatchObject([
      { face: 6, shot: 'kill', dead: false },
      { face: 4, shot: 'wound', dead: true },
    ])
    const [, second] = stage.events.filter((e) => e.type === 'dieRolled')
    expect(en.event(second, (seat) => `P${seat}`)).toBe('P0 rolls 4: P1’s cowboy is dead already.')
    expect(fr.event(second, (seat) => `P${seat}`)).toContain('est déjà mort')
  })

  test('with an empty pool the attacker gets no poster', () => {
    const stage = duel('novice', 'novice', { pool: 0, dice: [1, 1] })
    expect(stage.player(0).posters).toBe(0)
  })
})

describe('Joli tir', () => {
  test('wounds are gone after the duel', () => {
    const stage = duel('gunslinger', 'gunslinger', { dice: [4, 1, 1, 1] })
    expect(stage.log('duelEnds')).toMatchObject([{ outcome: 'bothLive' }])
    // Seat 1 and seat 2 have their turns, then the defender is attacked and wounded again.
    stage.play('send novice to saloon-x', 'leave alone saloon-x', 'send novice to church')
    stage.roll(1, 4, 1).play('send novice to casino')
    expect(stage.log('dieRolled').at(-2)).toMatchObject({ target: 1, face: 4, wounds: 1 })
    expect(stage.log('duelEnds')).toMatchObject([{ outcome: 'bothLive' }, { outcome: 'bothLive' }])
  })
})

describe('Croque-mort', () => {
  const town = { undertaker: 'r4c2', casino: 'r3c2' } as const

  test('a dollar for a cowboy killed elsewhere', () => {
    const stage = duel('novice', 'novice', {
      town,
      cowboys: { casino: [[1, 'novice']], undertaker: [[2, 'novice']] },
      dice: [6, 1],
    })
    expect(stage.player(2).money).toBe(6)
  })

  test('two dollars when both die elsewhere', () => {
    const stage = duel('novice', 'novice', {
      town,
      cowboys: { casino: [[1, 'novice']], undertaker: [[2, 'novice']] },
      dice: [6, 6],
    })
    expect(stage.player(2).money).toBe(7)
  })

  const onTheSpot = (dice: number[]) =>
    new Stage({
      town,
      cowboys: { undertaker: [[1, 'novice']] },
      cartridges: [0, 0, 0],
      ponies: [0, 0, 0],
      dice,
    }).play('send novice to undertaker')

  test('a duel on its tile: the attacker who survives alone gets the dollar, and another by annexing', () => {
    const stage = onTheSpot([6, 1])
    expect(stage.player(0).money).toBe(6)
    stage.play('annex undertaker')
    expect(stage.player(0).money).toBe(7)
  })

  test('a duel on its tile: so does the defender', () => {
    const stage = onTheSpot([1, 6])
    expect([stage.player(0).money, stage.player(1).money]).toEqual([5, 6])
  })

  test('a duel on its tile: nothing if both die or both live', () => {
    for (const dice of [
      [6, 6],
      [1, 1],
    ]) {
      const stage = onTheSpot(dice)
      expect([stage.player(0).money, stage.player(1).money]).toEqual([5, 5])
    }
  })
})
