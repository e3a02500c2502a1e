/** Mode Solo. */
import { start } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { type BanditCardId, rankOf } from '../../src/data/solo.ts'
import { type Event, wildTiledWest as game } from '../../src/index.ts'
import type { Step } from '../../src/steps.ts'
import { Stage } from '../support/scene.ts'

/** A lone player's turn, then Bandit cards in this order. */
function revealing(cards: readonly BanditCardId[]): Stage {
  const reveals = cards.map((): Step => ({ do: 'banditCard' }))
  return new Stage({
    players: 1,
    round: 2,
    banditCards: [...cards, 'bandit-11'],
    agenda: [{ do: 'hillBandit', seat: 0 }, ...reveals, { do: 'turn', seat: 0 }],
  })
}

const ridgeOf = (stage: Stage) => game.view(stage.state, 0).ridge

describe('Mode Solo', () => {
  test('one tile of each kind less, three dice, the Ridge and eleven cards', () => {
    const { state } = start(game, { players: 1 }, 'alone')
    expect(state.stacks.reduce((sum, count) => sum + count, 0)).toBe(96 - 40)
    expect(game.view(state, 0).ridge).toMatchObject({ bandits: 2, cards: [], deck: 11, total: 2 })
  })

  test('a card is turned up on the marked rounds only, before the dice are rolled', () => {
    const shown = (year: number, round: number): Event['type'][] =>
      new Stage({
        players: 1,
        year,
        round: round - 1,
        agenda: [{ do: 'hillBandit', seat: 0 }, { do: 'round' }],
      })
        .play('hill bandit g1')
        .events.map(({ type }) => type)
        .filter((type) => type === 'banditCard' || type === 'diceRolled')
    expect(shown(1, 1)).toEqual(['diceRolled'])
    expect(shown(1, 2)).toEqual(['banditCard', 'diceRolled'])
    expect(shown(4, 1)).toEqual(['banditCard', 'diceRolled'])
  })

  test('of several contracts the one for the most cows is turned; what is over belongs to the herd', () => {
    // 3 + 3 + 2 cows: eight, more than any contract asks for.
    const stage = revealing(['bandit-01', 'bandit-06', 'bandit-02'])
    stage.state.flipped = 0b0100
    stage.play('hill bandit g1')
    // After six cows the contract for six is gone already, so the one for five goes; then two cows are too few.
    expect(stage.log('ridgeWrangled')).toEqual([{ cows: 5, contract: 'gold' }])
    expect(ridgeOf(stage)).toMatchObject({
      looseCows: 2,
      cards: [{ herded: true }, { herded: true }, { herded: false }],
    })
  })

  test('too few cows wait for the next card; contracts already turned are no use', () => {
    const stage = revealing(['bandit-01', 'bandit-02'])
    stage.state.flipped = 0b0011
    expect(stage.play('hill bandit g1').log('ridgeWrangled')).toEqual([])
    expect(ridgeOf(stage)).toMatchObject({ looseCows: 5 })
  })

  test('unused bullets are kept and cover new bandits at once, a hill bandit of the Ridge too', () => {
    const stage = revealing(['bandit-09', 'bandit-10', 'bandit-09', 'bandit-05']).play('hill bandit g1')
    // 2 bullets for the Ridge, then 1 and 2 to spare, of which one meets the bandit of the last card.
    expect(ridgeOf(stage)).toMatchObject({ buried: 2, total: 0, spareBullets: 2 })
    const worse = revealing(['bandit-09', 'bandit-10'])
    worse.state.agenda = [{ do: 'tussle' }, ...worse.state.agenda.slice(1)]
    worse.play('hill bandit g1')
    // The player has three bandits, the Ridge none: its new one meets the spare bullet.
    expect(worse.log('ridgeGrows')).toEqual([{ bandits: 3 }])
    expect(ridgeOf(worse)).toMatchObject({ buried: 3, total: 0, spareBullets: 0 })
  })

  test('year 4: points as usual, but no hill bandit for anybody', () => {
    const stage = new Stage({
      players: 1,
      year: 4,
      settlers: [{ bandits: ['a1'] }],
      agenda: [{ do: 'turn', seat: 0 }, { do: 'tussle' }],
    }).play('lay 1 alley')
    expect(stage.log('tussle')).toMatchObject([{ points: 5, losers: [0] }])
    expect(stage.player(0).score).toBe(5 - 5)
    expect(stage.log('ridgeGrows')).toEqual([])
    expect(stage.log('soloRank')).toMatchObject([{ rank: 'sidekick' }])
    expect(game.view(stage.state, 0).rank).toBe('sidekick')
  })

  test('bullets of a card cover the Ridge first, then the cards; what is left is kept', () => {
    const stage = new Stage({
      players: 1,
      round: 2,
      banditCards: ['bandit-09', 'bandit-08', 'bandit-07'],
      agenda: [
        { do: 'hillBandit', seat: 0 },
        { do: 'banditCard' },
        { do: 'banditCard' },
        { do: 'banditCard' },
        { do: 'turn', seat: 0 },
      ],
    }).play('hill bandit g1')
    expect(stage.log('ridgeShot')).toEqual([
      { bandits: 2, spare: 0 },
      { bandits: 1, spare: 0 },
    ])
    expect(game.view(stage.state, 0).ridge).toMatchObject({ buried: 2, total: 2, spareBullets: 0 })
    expect(stage.revealed).toBe(true)
  })

  test.each([
    [0, { winners: [0], losers: [] }, 2],
    [1, { winners: [], losers: [0] }, 3],
  ])('the tussle with %i bandits more than the Ridge', (more, outcome, ridge) => {
    const stage = new Stage({
      players: 1,
      settlers: [{ bandits: more === 0 ? [] : ['a1'] }],
      agenda: [{ do: 'turn', seat: 0 }, { do: 'tussle' }],
    }).play('lay 1 alley')
    expect(stage.log('tussle')).toMatchObject([outcome])
    // Level or ahead, the Ridge grows.
    expect(game.view(stage.state, 0).ridge?.bandits).toBe(ridge + (more === 0 ? 1 : 0))
  })

  test('ranks', () => {
    expect([-3, 89, 90, 104, 119, 139, 140].map(rankOf)).toEqual([
      'sidekick',
      'sidekick',
      'cowhand',
      'cowhand',
      'deputy',
      'sharpshooter',
      'stranger',
    ])
  })
})
