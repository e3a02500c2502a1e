/** The judgement that bots steer by: greedy players bring plausible games to their end. */
import { checkConfig, Play, Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { greatWesternTrail as game } from '../src/index.ts'
import { NORTH } from '../src/data/rails/cities.ts'
import { bits } from '../src/scoring/bits.ts'
import { withModules } from './support/modules.ts'
import { greedy } from './support/policies.ts'

function played(players: number, seed: string, isGreedy: (seat: number) => boolean, modules = {}) {
  const rng = new Rng(`players ${seed}`)
  const variants = { 'neutral-buildings': 'shuffled', 'private-buildings': 'mixed', ...modules }
  const play = new Play(game, game.setup(checkConfig(game.meta, { players, variants }), new Rng(seed)))
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
  test('with Rails to the North and the poker table they place shops, deliver to the map, sit down, and score', () => {
    const modules = withModules('rails-north', 'poker-table')
    const games = [0, 1].map((n) => played(2, `modules ${n}`, () => true, modules))
    const players = games.flatMap((g) => g.players)
    expect(Math.min(...players.map((p) => bits(p.shops)))).toBeGreaterThanOrEqual(3)
    const onMap = (cities: readonly number[]) => cities.filter((n, c) => n > 0 && NORTH.cities[c].town >= 0).length
    expect(players.reduce((sum, p) => sum + onMap(p.cities), 0)).toBeGreaterThanOrEqual(players.length)
    expect(players.filter((p) => p.seated >= 0).length).toBeGreaterThanOrEqual(players.length / 2)
    const totals = games.flatMap(({ sheets }) => sheets.map((sheet) => sheet.total))
    expect(totals.reduce((a, b) => a + b, 0) / totals.length).toBeGreaterThan(40)
  })
  test('one of them beats random players by far', () => {
    for (let n = 0; n < 4; n++) {
      const { sheets } = played(3, `against random ${n}`, (seat) => seat === n % 3)
      expect(sheets[n % 3].rank).toBe(1)
    }
  })
})
