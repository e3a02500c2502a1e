import { start } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { STAR_PLOTS } from '../../src/data/figures.ts'
import { PLOT_IDS } from '../../src/data/plots.ts'
import { deadwood } from '../../src/index.ts'

describe('Préparation', () => {
  test('Préparation, schéma: a game of three players', () => {
    const { state } = start(deadwood, { players: 3 }, 'schéma')
    const view = deadwood.view(state, null)
    const built = view.plots.filter(({ tile }) => tile !== null)
    expect(built.length).toBe(8)
    expect(built.slice(0, 3).map(({ plot, tile }) => [plot, tile])).toEqual([
      ['r1c3', 'town-hall'],
      ['r1c4', 'sheriffs-office'],
      ['r1c5', 'church'],
    ])
    expect(built.slice(3).map(({ plot }) => plot)).toEqual(STAR_PLOTS.map((plot) => PLOT_IDS[plot]))
    expect(built.slice(3).map(({ tile }) => tile)).toContain('saloon-x')
    expect(view.stacks.map(({ tiles }) => tiles.length)).toEqual([5, 6, 6])
    expect(view.stacks.flatMap(({ tiles }) => tiles).every((tile) => tile === null)).toBe(true)
    expect(view.pool).toBe(15)
    expect(view.box).toBe(14)
    for (const player of view.players) {
      expect(player).toMatchObject({ money: 5, cartridges: 1, ponies: 1, posters: 0 })
      expect(player.ranch).toEqual({ novice: 1, gunslinger: 1, veteran: 1 })
      expect(player.reserve).toEqual({ novice: 2, gunslinger: 2, veteran: 2 })
    }
  })

  test.each([
    [2, 10, 19],
    [3, 15, 14],
    [4, 20, 9],
    [5, 25, 4],
  ])('%i players: %i posters in the crime pool, %i in the box', (players, pool, box) => {
    expect(start(deadwood, { players }, 'pool').state).toMatchObject({ pool, box })
  })

  test('the highest die begins, ties roll again', () => {
    const games = Array.from({ length: 30 }, (_, n) => start(deadwood, { players: 4 }, `roll ${n}`))
    const opened = games.map(({ state, events }) => {
      const rolls = events.flatMap((e) => (e.type === 'startRolled' ? [e.rolls] : []))
      const best = Math.max(...rolls[0].map(({ face }) => face))
      const tied = rolls[0].filter(({ face }) => face === best).map(({ seat }) => seat)
      return { first: state.firstSeat, tied, again: rolls[1]?.map(({ seat }) => seat) ?? tied, rolls: rolls.length }
    })
    for (const { first, tied, again, rolls } of opened) {
      expect(tied).toContain(first)
      expect(again).toEqual(tied)
      expect(rolls > 1).toBe(tied.length > 1)
    }
    expect(opened.some(({ rolls }) => rolls > 1)).toBe(true)
  })
})
