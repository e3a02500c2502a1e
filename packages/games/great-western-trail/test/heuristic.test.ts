/** The judgement that bots steer by: greedy players bring plausible games to their end. */
import { Play, Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { greatWesternTrail as game } from '../src/index.ts'
import { greedy } from './support/policies.ts'

function played(players: number, seed: string, isGreedy: (seat: number) => boolean) {
  const rng = new Rng(`players ${seed}`)
  const variants = { 'neutral-buildings': 'shuffled', 'private-buildings': 'mixed' }
  const play = new Play(game, game.setup({ players, variants }, new Rng(seed)))
  while (!play.over) {
    const [decision] = play.decisions
    const option = isGreedy(decision.seat) ? greedy(play.decisions, rng, play.state).option : rng.pick(decision.options)
    play.choose(decision, option)
  }
  return { sheets: game.scores(play.state), players: play.state.players, decisions: play.state.seq }
}

describe('greedy players', () => {
  test.each([2, 3, 4])('%i of them score like people', (players) => {
    const games = [0, 1, 2].map((n) => played(players, `plausible ${n}`, () => true))
    const totals = games.flatMap(({ sheets }) => sheets.map((sheet) => sheet.total))
    const mean = totals.reduce((a, b) => a + b, 0) / totals.length
    expect(mean).toBeGreaterThan(45)
    expect(mean).toBeLessThan(110)
    const deliveries = games.flatMap((g) => g.players.map((p) => p.cities.reduce((a, b) => a + b, 0)))
    expect(Math.min(...deliveries)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...deliveries)).toBeLessThanOrEqual(11)
  })
  test('one of them beats random players by far', () => {
    for (let n = 0; n < 4; n++) {
      const { sheets } = played(3, `against random ${n}`, (seat) => seat === n % 3)
      expect(sheets[n % 3].rank).toBe(1)
    }
  })
})
