import { apply, decisions, Play, Rng, type Seat, start } from '@waystation/kernel'
import { type State, ticTacToe } from '@waystation/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import {
  BOT_IDS,
  BOTS,
  type Bot,
  botAnswer,
  greedy,
  greedyOver,
  isBotId,
  random,
  situate,
  valueOf,
} from '../src/index.ts'
import { coinGame } from './coin.ts'

/** Cells marked in turn, from 1 to 9. */
function afterMarks(...cells: readonly number[]): State {
  let { state } = start(ticTacToe, {}, 'bots')
  cells.forEach((cell, i) => {
    state = apply(ticTacToe, state, i % 2, `mark ${cell}`).state
  })
  return state
}

function winsOf(first: Bot, second: Bot, games: number): number {
  let wins = 0
  for (let n = 0; n < games; n++) {
    const play = new Play(ticTacToe, start(ticTacToe, {}, String(n)).state)
    while (!play.over) {
      const [{ seat }] = play.decisions
      const option = botAnswer(seat === 0 ? first : second, ticTacToe, { state: play.state, seat, seed: String(n) })
      play.answer(seat, option?.id ?? '')
    }
    wins += ticTacToe.scores(play.state)[0].total
  }
  return wins
}

describe('every bot', () => {
  test.each(BOT_IDS)('%s gives the same answer from the same seed, and an enumerated one', (id) => {
    for (let n = 0; n < 20; n++) {
      const at = { state: afterMarks(1, 5), seat: 0, seed: `seed ${n}` }
      const option = botAnswer(BOTS[id], ticTacToe, at)
      expect(decisions(ticTacToe, at.state)[0].options).toContainEqual(option)
      expect(botAnswer(BOTS[id], ticTacToe, at)).toEqual(option)
    }
  })

  test.each(BOT_IDS)('%s leaves the true state as it was', (id) => {
    const { state } = start(coinGame, {}, 'still')
    const before = JSON.stringify(state)
    botAnswer(BOTS[id], coinGame, { state, seat: 0, seed: 'x' })
    expect(JSON.stringify(state)).toBe(before)
  })

  test('is known by its id', () => {
    expect(BOT_IDS.map((id) => BOTS[id].id)).toEqual([
      'random',
      'greedy',
      'greenhorn',
      'ranch-hand',
      'gunslinger',
      'legend',
    ])
    expect(isBotId('greedy')).toBe(true)
    expect(isBotId('human')).toBe(false)
  })
})

describe('random', () => {
  test('picks every option sooner or later', () => {
    const { state } = start(ticTacToe, {}, 'all')
    const seen = new Set(
      Array.from({ length: 200 }, (_, n) => botAnswer(random, ticTacToe, { state, seat: 0, seed: String(n) })?.id),
    )
    expect(seen.size).toBe(9)
  })

  test('now and then lets an interruption pass', () => {
    const answers = interruptions(random)
    expect(answers).toContain('call off')
    expect(answers).toContain(null)
  })
})

describe('greedy', () => {
  test('completes three in a row', () => {
    expect(botAnswer(greedy, ticTacToe, { state: afterMarks(1, 4, 2, 5), seat: 0, seed: 'win' })?.id).toBe('mark 3')
  })

  test('beats random players most of the time', () => {
    expect(winsOf(greedy, random, 60)).toBeGreaterThan(45)
    expect(winsOf(random, greedy, 60)).toBeLessThan(30)
  })

  test('does not see a hidden coin: its guess is right about half of the time', () => {
    let right = 0
    for (let n = 0; n < 200; n++) {
      const { state } = start(coinGame, {}, `coin ${n}`)
      const guess = botAnswer(greedyOver(1), coinGame, { state, seat: 0, seed: `guess ${n}` })
      if ((guess?.id === 'heads' ? 0 : 1) === state.coin) right++
    }
    expect(right).toBeGreaterThan(70)
    expect(right).toBeLessThan(130)
  })

  test('interrupts only if that looks better than doing nothing', () => {
    expect(interruptions(greedy)).not.toContain('call off')
    expect(interruptions(greedy)).toContain(null)
  })

  test('asks for as many worlds as it was told to', () => {
    const rng = new Rng('worlds')
    const { state } = start(coinGame, {}, 'worlds')
    const situation = situate(coinGame, state, 0, rng)
    let samples = 0
    const counted = {
      ...situation,
      sample: () => {
        samples++
        return situation.sample()
      },
    }
    greedyOver(7).choose(counted, rng)
    expect(samples).toBe(7)
  })
})

describe('the value of a position', () => {
  test("is the game's own heuristic where there is one", () => {
    const judged = { ...ticTacToe, evaluate: (_s: unknown, seat: Seat) => 10 + seat }
    expect(valueOf(judged, afterMarks(), 1)).toBe(11)
  })

  test('is the lead over the best rival otherwise', () => {
    const won = afterMarks(1, 4, 2, 5, 3)
    expect(valueOf(ticTacToe, won, 0)).toBe(1)
    expect(valueOf(ticTacToe, won, 1)).toBe(-1)
  })
})

/** What seat 1 does, over many seeds, while seat 0 is asked. */
function interruptions(bot: Bot): (string | null)[] {
  const { state } = start(coinGame, {}, 'interrupt')
  return Array.from({ length: 40 }, (_, n) => botAnswer(bot, coinGame, { state, seat: 1, seed: String(n) })?.id ?? null)
}
