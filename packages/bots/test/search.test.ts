import { apply, decisions, type Game, Play, Rng, start } from '@waystation/kernel'
import { type State, type TicTacToe, ticTacToe } from '@waystation/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { botAnswer, judgeOf, random, searchBot, situate, think } from '../src/index.ts'
import { coinGame } from './coin.ts'
import { afterMarks } from './marks.ts'

const bot = searchBot('searcher', { budget: { iterations: 200, milliseconds: 1000 } })

function thinkOver(state: State, iterations: number, clock?: () => number) {
  const rng = new Rng('thought')
  const [decision] = decisions(ticTacToe, state)
  const situation = situate(ticTacToe, state, decision.seat, rng)
  return think(situation, decision, rng, {
    judge: judgeOf(ticTacToe, 2, null),
    budget: { iterations, milliseconds: 50 },
    clock,
  })
}

describe('a searching bot', () => {
  test('wins at once where it can', () => {
    expect(botAnswer(bot, ticTacToe, { state: afterMarks(1, 4, 2, 5), seat: 0, seed: 's' })?.id).toBe('mark 3')
  })

  test('stops three in a row of the other side', () => {
    expect(botAnswer(bot, ticTacToe, { state: afterMarks(1, 5, 2), seat: 1, seed: 's' })?.id).toBe('mark 3')
  })

  test('sees a fork coming', () => {
    // Marks in opposite corners around the centre: another corner would lose to a double threat.
    const answer = botAnswer(bot, ticTacToe, { state: afterMarks(1, 5, 9), seat: 1, seed: 's' })
    expect(['mark 2', 'mark 4', 'mark 6', 'mark 8']).toContain(answer?.id)
  })

  test('never loses to a random player', () => {
    for (let n = 0; n < 20; n++) {
      const play = new Play(ticTacToe, start(ticTacToe, {}, `game ${n}`).state)
      while (!play.over) {
        const [{ seat }] = play.decisions
        const player = seat === n % 2 ? bot : random
        const option = botAnswer(player, ticTacToe, { state: play.state, seat, seed: `seed ${n}` })
        play.answer(seat, option?.id ?? '')
      }
      expect(ticTacToe.scores(play.state)[n % 2].rank, `game ${n}`).toBe(1)
    }
  })

  test('weighs an interruption one step ahead: calling off a guess not yet made brings nothing', () => {
    const { state } = start(coinGame, {}, 'coin')
    const answers = Array.from({ length: 20 }, (_, n) =>
      botAnswer(bot, coinGame, { state, seat: 1, seed: `coin ${n}` }),
    )
    expect(answers).toContain(null)
  })

  test('seated, gives a legal answer from what it kept of its tree', () => {
    const seated = bot.sitDown?.() ?? bot
    let state = afterMarks()
    for (let n = 0; n < 3; n++) {
      const { seat } = decisions(ticTacToe, state)[0]
      const option = botAnswer(seated, ticTacToe, { state, seat, seed: 'kept' })
      state = apply(ticTacToe, state, seat, option?.id ?? '').state
    }
    expect(state.seq).toBe(3)
  })
})

describe('a thought', () => {
  test('looks at every option, and most often at the best', () => {
    const { findings, iterations } = thinkOver(afterMarks(1, 4, 2, 5), 300)
    expect(iterations).toBe(300)
    expect(findings.map(({ option }) => option.id)).toHaveLength(5)
    expect(findings[0]).toMatchObject({ option: { id: 'mark 3' } })
    expect(findings[0].chance).toBeGreaterThan(0.9)
    expect(findings.reduce((sum, { visits }) => sum + visits, 0)).toBe(300)
  })

  test('goes on where it was left', () => {
    const state = afterMarks(1)
    const { root } = thinkOver(state, 100)
    const rng = new Rng('more')
    const [decision] = decisions(ticTacToe, state)
    const how = { judge: judgeOf(ticTacToe, 2, null), budget: { iterations: 50, milliseconds: 50 }, root }
    const more = think(situate(ticTacToe, state, 1, rng), decision, rng, how)
    expect(more.findings.reduce((sum, { visits }) => sum + visits, 0)).toBe(150)
  })

  test('ends when the time is over', () => {
    let now = 0
    const { iterations } = thinkOver(afterMarks(), 10_000, () => (now += 10))
    expect(iterations).toBeGreaterThan(0)
    expect(iterations).toBeLessThan(100)
  })

  test.each([
    { rounds: undefined, marks: 2 },
    { rounds: 2, marks: 4 },
  ])('plays on so far as the outlook wants ($rounds rounds) before asking it', ({ rounds, marks }) => {
    const asked = new Set<number>()
    const game: Game<TicTacToe> = {
      ...ticTacToe,
      outlook: {
        ...(rounds !== undefined && { rounds }),
        features: ['nothing'],
        fits: { 2: { made: 'by hand', weights: [0, 0], spread: [1, 1], mean: 0 } },
        left: () => 1,
        measure: ({ cells }) => asked.add(cells.filter((cell) => cell !== null).length),
      },
    }
    const state = afterMarks()
    const rng = new Rng('far')
    const budget = { iterations: 1, milliseconds: 50 }
    think(situate(game, state, 0, rng), decisions(game, state)[0], rng, { judge: judgeOf(game, 2, null), budget })
    expect([...asked]).toEqual([marks])
  })
})
