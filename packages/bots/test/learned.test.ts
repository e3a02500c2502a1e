/** Bots that go by a network: the sample's, which a test of minutes would learn as well. */
import { decisions, determinize, type Game, Rng, start } from '@waystation/kernel'
import { type State, type TicTacToe, ticTacToe } from '@waystation/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { playGame } from '../src/arena/game.ts'
import { termOf } from '../src/because/input-ledger.ts'
import {
  advise,
  type Bot,
  BOTS,
  botAnswer,
  botBy,
  contender,
  judgeOf,
  LEVEL_IDS,
  networkFor,
  situate,
  think,
} from '../src/index.ts'
import { coinGame } from './coin.ts'
import stored from './fixtures/tic-tac-toe-2.json'
import { afterMarks } from './marks.ts'

const network = networkFor(ticTacToe, 2, stored)
if (network === null) throw new Error('no network')

/** Of so many games, those that the first wins; drawn ones count half. Seats change from game to game. */
function share(first: Bot, second: Bot, games: number): number {
  let won = 0
  for (let n = 0; n < games; n++) {
    const bots = n % 2 === 0 ? [first, second] : [second, first]
    const { ranks } = playGame(ticTacToe, { config: {}, seed: `${n >> 1}`, bots }, () => 0)
    const own = n % 2
    won += ranks[own] === 1 ? (ranks[1 - own] === 1 ? 0.5 : 1) : 0
  }
  return won / games
}

describe('a stored network', () => {
  test('refuses a game that shows other things than it learned by', () => {
    const other: Game<TicTacToe> = {
      ...ticTacToe,
      sight: { see: (_s, _seat, inputs) => inputs.yes('something else', true) },
    }
    expect(() => networkFor(other, 2, stored)).toThrow('learned by other inputs')
    expect(networkFor(other, 2, null)).toBeNull()
  })

  test('says the same of a position wherever it was looked from', () => {
    const state = afterMarks(1, 5, 9)
    const fresh = judgeOf(ticTacToe, 2, network)
    const used = judgeOf(ticTacToe, 2, network)
    for (const cells of [[2], [5, 1], [9, 8, 7]]) used.from(afterMarks(...cells), 0)
    expect(Array.from(used.prospects(state).chances)).toEqual(Array.from(fresh.prospects(state).chances))
  })

  test('gives everybody a share of one whole', () => {
    const { chances } = judgeOf(ticTacToe, 2, network).prospects(afterMarks(1, 5, 2))
    expect(chances[0] + chances[1]).toBeCloseTo(1)
  })
})

describe('levels with a network', () => {
  test.each(LEVEL_IDS)(
    '%s gives the same answer from the same seed, an enumerated one, and leaves the state as it was',
    (id) => {
      const bot = botBy(id, network)
      for (let n = 0; n < 10; n++) {
        const at = { state: afterMarks(1, 5), seat: 0, seed: `seed ${n}` }
        const before = JSON.stringify(at.state)
        const option = botAnswer(bot, ticTacToe, at)
        expect(decisions(ticTacToe, at.state)[0].options).toContainEqual(option)
        expect(botAnswer(bot, ticTacToe, at)).toEqual(option)
        expect(JSON.stringify(at.state)).toBe(before)
      }
    },
  )

  test('are other players than those without, and those of former days are not', () => {
    expect(botBy('legend', null)).toBe(BOTS.legend)
    expect(botBy('legend', network)).not.toBe(BOTS.legend)
    expect(botBy('greedy', network)).toBe(BOTS.greedy)
    expect(contender('legend-0.2', network)).toBe(BOTS.legend)
    expect(contender('legend-0.1', network)).toBeNull()
  })

  test('go by the network only as long as it knows games to last, seated or not: two of them may walk in circles', () => {
    const short = networkFor(ticTacToe, 2, { ...stored, longest: 4 })
    const answers = (bot: Bot, marks: readonly number[]) =>
      Array.from({ length: 20 }, (_, n) => {
        const at = { state: afterMarks(...marks), seat: marks.length % 2, seed: `${n}` }
        return [bot, bot.sitDown?.() ?? bot].map((one) => botAnswer(one, ticTacToe, at)?.id)
      })
    for (const id of LEVEL_IDS) {
      const [early, late] = [
        [1, 5, 9],
        [1, 5, 9, 2],
      ]
      expect(answers(botBy(id, short), early)).toEqual(answers(botBy(id, network), early))
      expect(answers(botBy(id, short), late)).toEqual(answers(BOTS[id], late))
    }
    expect(answers(botBy('greenhorn', network), [1, 5, 9, 2])).not.toEqual(answers(BOTS.greenhorn, [1, 5, 9, 2]))
  })

  test('lie apart', () => {
    const [greenhorn, hand, gunslinger] = LEVEL_IDS.map((id) => botBy(id, network))
    expect(share(hand, greenhorn, 80)).toBeGreaterThan(0.55)
    expect(share(gunslinger, hand, 80)).toBeGreaterThan(0.55)
  })

  test('Legend finds what one step ahead does not show: a fork', () => {
    const answer = botAnswer(botBy('legend', network), ticTacToe, { state: afterMarks(1, 5, 9), seat: 1, seed: 's' })
    expect(['mark 2', 'mark 4', 'mark 6', 'mark 8']).toContain(answer?.id)
  })

  test('Greenhorn now and then does not notice the best answer, and mostly does', () => {
    const state = afterMarks(1, 4, 2, 5)
    const greenhorn = botBy('greenhorn', network)
    const found = Array.from({ length: 100 }, (_, n) =>
      botAnswer(greenhorn, ticTacToe, { state, seat: 0, seed: `notice ${n}` }),
    ).filter((option) => option?.id === 'mark 3').length
    expect(found).toBeGreaterThan(30)
    expect(found).toBeLessThan(90)
  })
})

describe('a thought', () => {
  const thinkOver = (state: State, doubt?: number) => {
    const rng = new Rng('thought')
    const [decision] = decisions(ticTacToe, state)
    const budget = { iterations: 400, milliseconds: 1000, ...(doubt !== undefined && { doubt }) }
    const judge = judgeOf(ticTacToe, 2, network)
    return think(situate(ticTacToe, state, decision.seat, rng), decision, rng, { budget, judge })
  }

  test('ends when the answer is clear, with the answer that it would have come to', () => {
    const state = afterMarks(1, 4, 2, 5)
    const [short, long] = [thinkOver(state, 1), thinkOver(state)]
    expect(short.iterations).toBeLessThan(long.iterations)
    expect(long.iterations).toBe(400)
    expect(short.findings[0].option).toEqual(long.findings[0].option)
  })
})

describe('advice', () => {
  test('goes by the network', () => {
    const rng = new Rng('advice')
    const [best] = advise(situate(ticTacToe, afterMarks(1, 4, 2, 5), 0, rng), rng, { network })
    expect(best.option?.id).toBe('mark 3')
  })

  test('a name belongs to the term whose words go furthest with it', () => {
    const terms = { points: ['points'], tiles: ['points of open objectives', 'bonus'] }
    expect(termOf('points of open objectives', terms)).toBe('tiles')
    expect(termOf('points at least 3', terms)).toBe('points')
    expect(termOf('pointsmen', terms)).toBeNull()
  })
})

test('Greenhorn and Ranch hand notice that they can let it be: they seldom step in where that harms them', () => {
  const { state } = start(coinGame, {}, 'interrupt')
  const steppedIn = (id: 'greenhorn' | 'ranch-hand'): number =>
    Array.from({ length: 40 }, (_, n) =>
      botAnswer(botBy(id, null), coinGame, { state, seat: 1, seed: String(n) }),
    ).filter((option) => option !== null).length
  expect(steppedIn('ranch-hand')).toBe(0)
  expect(steppedIn('greenhorn')).toBeLessThan(8)
})

test('hidden things re-dealt, the same seed gives the same answer', () => {
  const { state } = start(ticTacToe, {}, 'blind')
  const twin = determinize(ticTacToe, state, 0, new Rng('twin'))
  for (const id of LEVEL_IDS) {
    const [here, there] = [state, twin].map((one) =>
      botAnswer(botBy(id, network), ticTacToe, { state: one, seat: 0, seed: 'blind' }),
    )
    expect(there?.id, `${id} with others`).toBe(here?.id)
  }
})
