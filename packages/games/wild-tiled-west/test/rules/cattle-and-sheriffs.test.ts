/** Attrouper le bétail, Shérifs et bandits, beyond the rulebook's examples. */
import { describe, expect, test } from 'vitest'
import { Stage } from '../support/scene.ts'

describe('Attrouper le bétail', () => {
  const ranch = [
    ['alley', 0, 'f5'],
    ['meadow-corner', 0, 'e4'],
  ] as const
  const stage = (more: { boots?: readonly string[] } = {}) =>
    new Stage({
      prairie: [3],
      contracts: ['bullets', 'alleys', 'gold', 'points'],
      settlers: [{ lying: ranch, ...more }, {}],
    }).play('stock-pen with prairie 3', 'turn 0', 'at b5')

  test('one may wait, or take fewer for another contract', () => {
    expect(stage().play('wait').log('wrangled')).toEqual([])
    const four = stage().play('wrangle 4')
    expect(four.log('wrangled')).toEqual([{ seat: 0, cows: 4, points: 4 }])
    expect(four.log('contractTaken')).toEqual([{ seat: 0, contract: 'bullets', big: true, count: 2 }])
  })

  test('three cows bring no contract', () => {
    expect(stage().play('wrangle 3').log('contractTaken')).toEqual([])
  })

  test('alleys of a contract are laid at once', () => {
    const five = stage().play('wrangle 5')
    expect(five.asked).toEqual({ seat: 0, kind: 'alley-place' })
  })

  test('a pasture with a boot, or one that grows together with it, is not wrangled again', () => {
    expect(stage({ boots: ['e4'] }).asked?.kind).not.toBe('wrangle')
  })

  test('a flipped contract pays its small side', () => {
    const table = new Stage({
      prairie: [3],
      contracts: ['gold', 'alleys', 'bullets', 'points'],
      settlers: [{ lying: ranch }, {}],
    })
    table.state.flipped = 1
    table.play('stock-pen with prairie 3', 'turn 0', 'at b5', 'wrangle 4')
    expect(table.log('contractTaken')).toEqual([{ seat: 0, contract: 'gold', big: false, count: 1 }])
  })

  test('roads and alleys create no pasture', () => {
    const table = new Stage({ settlers: [{ lying: ranch }, {}] }).play('lay 1 alley', 'at g5')
    expect(table.log('wrangled')).toEqual([])
    expect(table.asked?.kind).toBe('turn')
  })
})

describe('Shérifs et bandits', () => {
  // Main Street turned: sheriff on g4, in the column of the printed bandits g2 and g6.
  const facing = (bullets: number) =>
    new Stage({ prairie: [5], settlers: [{ lying: [['alley', 0, 'f5']], bullets }, {}] }).play(
      'main-street with prairie 5',
      'turn 0',
      'at f4',
    )

  test('with bullets enough every bandit in sight is shot at once', () => {
    const stage = facing(3)
    expect(stage.log('shot')).toEqual([{ seat: 0, cells: ['g2', 'g6'], points: 0 }])
    expect(stage.player(0)).toMatchObject({ bullets: 1, tombstones: ['g2', 'g6'], standing: [] })
  })

  test('with too few the player chooses', () => {
    const stage = facing(0)
    expect(stage.log('shot')).toEqual([])
    const short = new Stage({
      prairie: [5],
      settlers: [
        {
          lying: [
            ['alley', 0, 'f5'],
            ['main-street', 0, 'f4'],
          ],
          bullets: 1,
          bandits: ['a1', 'g7'],
        },
        {},
      ],
      agenda: [
        { do: 'shoot', seat: 0 },
        { do: 'turn', seat: 0 },
      ],
    })
    expect(short.asked).toEqual({ seat: 0, kind: 'shoot' })
    expect(short.options).toEqual(['shoot g2', 'shoot g6'])
    expect(short.why(0, 'b1')).toEqual(['no-bandit'])
    expect(short.why(0, 'g6')).toEqual([])
    // One out of every line, and one behind the hill g6.
    expect(['a1', 'g7'].map((cell) => short.why(0, cell))).toEqual([['not-in-sight'], ['not-in-sight']])
    short.play('shoot g6')
    expect(short.player(0)).toMatchObject({ bullets: 0, tombstones: ['g6'] })
  })

  test('a hill bandit in view of a sheriff with a bullet is shot on arrival', () => {
    const stage = new Stage({
      settlers: [{ lying: [['main-street', 0, 'f4']], bullets: 0 }, {}],
      agenda: [
        { do: 'hillBandit', seat: 0 },
        { do: 'turn', seat: 0 },
      ],
    })
    stage.state.players[0].standing = stage.state.players[0].standing.map(() => 0)
    stage.state.players[0].bullets = 1
    // g7 is hidden behind g6, a hill; g2 is free again.
    stage.play('hill bandit g2')
    expect(stage.log('shot')).toMatchObject([{ cells: ['g2'] }])
  })
})
