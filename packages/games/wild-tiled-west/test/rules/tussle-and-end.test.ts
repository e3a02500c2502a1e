/** Affrontement, Fin de partie, As. */
import { describe, expect, test } from 'vitest'
import { acePoints, rainbowPoints, suitPoints } from '../../src/scoring/aces.ts'
import { partnerPoints } from '../../src/scoring/metrics.ts'
import { wildTiledWest } from '../../src/index.ts'
import { PARTNER_IDS } from '../../src/data/partners.ts'
import { compare } from '../../src/rules/tussle.ts'
import { sceneState, Stage } from '../support/scene.ts'

describe('Affrontement', () => {
  test.each([
    [[1, 5, 3], [0], [1]],
    [[2, 2, 4], [0, 1], [2]],
    [[2, 4, 4], [0], [1, 2]],
    [[3, 3, 3], [0, 1, 2], []],
  ])('bandits %j: winners %j, losers %j', (bandits, winners, losers) => {
    expect(compare(bandits, null)).toEqual({ winners, losers })
  })

  test('in year 4 nobody gets a hill bandit, and the game is over', () => {
    const stage = new Stage({ year: 4, round: 3, agenda: [{ do: 'hillBandit', seat: 0 }, { do: 'tussle' }] })
    stage.play(stage.options[0])
    expect(stage.log('tussle')).toMatchObject([{ year: 4, points: 5, bandits: [3, 2], winners: [1], losers: [0] }])
    expect(stage.log('hillBandit').length).toBe(1)
    expect(stage.asked).toBeNull()
  })

  test('with no free hill no bandit is placed [house]', () => {
    const stage = new Stage({ year: 1, agenda: [{ do: 'turn', seat: 0 }, { do: 'tussle' }] })
    const [player] = stage.state.players
    player.tombstones = player.tombstones.map(() => (1 << 11) - 1)
    stage.state.players[1].standing = stage.state.players[0].standing
    stage.play('lay 1 alley')
    expect(stage.log('noHillFree')).toEqual([{ seat: 0 }])
  })
})

/** Sets picked one by one, every way there is. */
function bruteRainbow(counts: readonly number[]): number {
  let best = 0
  for (const skipped of [-1, 0, 1, 2, 3]) {
    const rest = counts.map((count, suit) => (suit === skipped ? count : count - 1))
    if (rest.some((count) => count < 0)) continue
    best = Math.max(best, (skipped < 0 ? 12 : 6) + bruteRainbow(rest))
  }
  return best
}
function bruteSuit(n: number): number {
  return Math.max(0, ...[3, 4].filter((size) => size <= n).map((size) => (size === 4 ? 12 : 6) + bruteSuit(n - size)))
}

describe('As', () => {
  test('the best sets, against every way of making them', () => {
    for (let n = 0; n <= 12; n++) expect(suitPoints(n)).toBe(bruteSuit(n))
    for (let code = 0; code < 5 ** 4; code++) {
      const counts = [1, 5, 25, 125].map((place) => Math.floor(code / place) % 5)
      expect(rainbowPoints(counts)).toBe(bruteRainbow(counts))
    }
  })

  test('an ace serves in both kinds of sets', () => {
    expect(acePoints([4, 1, 1, 1])).toBe(12 + 12)
  })
})

describe('Fin de partie', () => {
  const over = (gold: readonly [number, number]) => {
    const stage = new Stage({
      year: 4,
      round: 3,
      settlers: [
        { board: 'lone-star-flats', gold: gold[0] },
        { board: 'lone-star-flats', gold: gold[1] },
      ],
      agenda: [{ do: 'shoot', seat: 0 }, { do: 'turn', seat: 0 }, { do: 'finish' }],
    })
    stage.state.players[0].covered = stage.state.players[1].covered = stage.state.players[0].covered.map(
      () => (1 << 11) - 1,
    )
    return wildTiledWest.scores({ ...stage.state, over: true })
  }

  test('equal points: most gold and bullets; then the victory is shared', () => {
    expect(over([2, 1]).map(({ rank }) => rank)).toEqual([1, 2])
    expect(over([2, 2]).map(({ rank }) => rank)).toEqual([1, 1])
  })

  test('every category of the player aid is on the sheet; the face-down partner only at the end', () => {
    const s = sceneState({ settlers: [{ partner: 'mayor' }, {}] })
    expect(wildTiledWest.scores(s)[0].lines.map(({ category }) => category)).not.toContain('partner')
    const [sheet] = wildTiledWest.scores({ ...s, over: true })
    expect(sheet.lines.map(({ category }) => category)).toEqual(
      expect.arrayContaining(['horseshoes', 'pink', 'tombstones', 'aces', 'mines', 'partner']),
    )
    expect(sheet.lines.find(({ category }) => category === 'horseshoes')?.points).toBe(-7)
  })

  test('partners: every condition that is met pays', () => {
    const [player] = sceneState({ settlers: [{ gold: 10 }, {}] }).players
    expect(partnerPoints(player, PARTNER_IDS.indexOf('banker'))).toBe(8)
    player.gold = 6
    expect(partnerPoints(player, PARTNER_IDS.indexOf('banker'))).toBe(3)
  })
})
