/** The judgement that bots steer by, and the odds it rests on. */
import { decisions, determinize, Play, Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { type Deadwood, deadwood, type State } from '../src/index.ts'
import { duelOdds } from '../src/heuristic/odds.ts'
import { Stage } from './support/scene.ts'

/** The option after which the position looks best, in one world the seat could believe in. */
function greedyOption(state: Readonly<State>, rng: Rng): { seat: number; id: string } {
  const [decision] = decisions(deadwood, state)
  const { seat } = decision
  const world = determinize(deadwood, state, seat, rng)
  const values = decision.options.map(({ id }) => {
    const play = new Play(deadwood, deadwood.clone(world))
    play.answer(seat, id)
    return deadwood.evaluate?.(play.state, seat) ?? 0
  })
  return { seat, id: decision.options[values.indexOf(Math.max(...values))].id }
}

function game(players: number, seed: string, isGreedy: (seat: number) => boolean): Play<Deadwood> {
  const rng = new Rng(`players ${seed}`)
  const play = new Play(deadwood, deadwood.setup({ players, variants: {} }, new Rng(seed)))
  while (!play.over && play.state.seq < 2000) {
    const [{ seat, options }] = play.decisions
    play.answer(seat, isGreedy(seat) ? greedyOption(play.state, rng).id : rng.pick(options).id)
  }
  return play
}

describe('greedy players', () => {
  test.each([2, 3, 4, 5])('with %i players one of them nearly always beats the random others', (players) => {
    let wins = 0
    for (let n = 0; n < 12; n++) {
      const play = game(players, `against random ${n}`, (seat) => seat === n % players)
      if (play.state.winners?.includes(n % players)) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(10)
  })

  test.each([2, 3, 4, 5])('%i of them bring a game to its end', (players) => {
    for (let n = 0; n < 4; n++) expect(game(players, `among themselves ${n}`, () => true).over).toBe(true)
  })
})

describe('odds of a duel', () => {
  const sides = [1, 2, 3, 4]

  test('add up to one and favour more dice', () => {
    for (const a of sides) {
      for (const d of sides) {
        const { attackerWins, defenderWins, bothLive, bothDie } = duelOdds(a, d)
        expect(attackerWins + defenderWins + bothLive + bothDie).toBeCloseTo(1, 10)
        expect(attackerWins > defenderWins).toBe(a > d)
      }
    }
  })

  test('one die each: a sixth, less a thirty-sixth', () => {
    const { attackerWins, bothDie, bothLive } = duelOdds(1, 1)
    expect(attackerWins).toBeCloseTo(5 / 36, 10)
    expect(bothDie).toBeCloseTo(1 / 36, 10)
    expect(bothLive).toBeCloseTo(25 / 36, 10)
  })

  test('three dice against one agree with what happens at the table', () => {
    const count = { attackerWins: 0, defenderWins: 0, bothLive: 0, bothDie: 0 }
    const rounds = 4000
    const start = new Stage({
      town: { casino: 'r3c2' },
      cowboys: { casino: [[1, 'novice']] },
      ponies: [0, 0, 0],
      cartridges: [0, 0, 0],
    })
    for (let n = 0; n < rounds; n++) {
      const play = new Play(deadwood, { ...deadwood.clone(start.state), rng: new Rng(`shot ${n}`).words }, true)
      play.answer(0, 'send veteran to casino')
      for (const event of play.context.events ?? []) if (event.type === 'duelEnds') count[event.outcome]++
    }
    const odds = duelOdds(3, 1)
    for (const outcome of ['attackerWins', 'defenderWins', 'bothLive', 'bothDie'] as const) {
      expect(Math.abs(count[outcome] / rounds - odds[outcome])).toBeLessThan(0.03)
    }
  })
})
