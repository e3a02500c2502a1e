import { type TicTacToe, ticTacToe } from '@waystation/tic-tac-toe'
import { expect, test } from 'vitest'
import { playRound, Training, type TrainingState } from '../../src/learn/index.ts'

const COURSE = { players: 2, games: 96, seed: 'test', aim: 'win' } as const

/** Trains to the end, or through so many rounds. */
function train(training: Training<TicTacToe>, rounds = Number.POSITIVE_INFINITY) {
  let round = training.next()
  for (let n = 0; round !== null && n < rounds; n++) {
    const played = playRound(ticTacToe, round)
    round = training.next()
    training.learn(played)
  }
  return training
}

test('the same course gives the same weights to the last bit', () => {
  const [one, other] = [train(new Training(ticTacToe, COURSE)), train(new Training(ticTacToe, COURSE))]
  expect(one.done).toBe(true)
  expect(one.network.parts).toEqual(other.network.parts)
  const another = train(new Training(ticTacToe, { ...COURSE, seed: 'another' }))
  expect(another.network.parts).not.toEqual(one.network.parts)
})

test('broken off and taken up again, it comes to the same weights', () => {
  const whole = train(new Training(ticTacToe, COURSE))
  const first = train(new Training(ticTacToe, COURSE), 5)
  expect(first.games).toBe(40)
  const kept = structuredClone<TrainingState>(first.state)
  const rest = train(new Training(ticTacToe, COURSE, kept))
  expect(rest.done).toBe(true)
  expect(rest.network.parts).toEqual(whole.network.parts)
})

test('where players decide how long a game lasts, a win soon is worth more, and the network says how long it is to be asked', () => {
  const of = (aim: 'lead' | 'win') => new Training(ticTacToe, { ...COURSE, aim })
  const patience = (aim: 'lead' | 'win') =>
    of(aim)
      .next()
      ?.episodes.map((episode) => episode.patience)
  expect(patience('lead')?.every((one) => one < 1)).toBe(true)
  expect(patience('win')?.every((one) => one === 1)).toBe(true)
  const [lead, win] = [train(of('lead')), train(of('win'))]
  // Three times what the greedy ones need, who now and then end it sooner than by the ninth mark.
  expect(lead.lasting).toBeGreaterThan(15)
  expect(lead.lasting).toBeLessThan(28)
  expect(win.lasting).toBeUndefined()
})

test('a round is learned from only after it was handed out', () => {
  expect(() => new Training(ticTacToe, COURSE).learn([])).toThrow('no round was handed out')
})
