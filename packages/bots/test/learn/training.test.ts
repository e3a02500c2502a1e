import { type TicTacToe, ticTacToe } from '@waystation/tic-tac-toe'
import { expect, test } from 'vitest'
import { Inputs, Rng } from '@waystation/kernel'
import {
  FloatNetwork,
  furtherFrom,
  playRound,
  roundOff,
  shapeFor,
  Training,
  type TrainingState,
} from '../../src/learn/index.ts'
import { atLargerTable, type Known } from '../../src/learn/larger-table.ts'

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

test('a further course begins with the network it is given, with nobody greedy, and keeps what it does not come across', () => {
  const first = train(new Training(ticTacToe, COURSE))
  const learned = roundOff(first.finished(), { rival: 0.8, win: 1 })
  const course = { ...COURSE, seed: 'further', further: true }
  const training = new Training(ticTacToe, course, furtherFrom(learned, course))
  const off = training.network.parts[0].map((weight, i) => Math.abs(weight - first.finished().parts[0][i]))
  // Eight bits: each weight is off by half a grain of its unit at most.
  expect(Math.max(...off)).toBeLessThan(Math.max(...first.network.parts[0].map(Math.abs)) / 200)
  const players = training.next()?.episodes.flatMap((episode) => episode.players) ?? []
  expect(players.filter((player) => player !== 'greedy' && player.network === 0).length).toBeGreaterThan(10)

  // What never comes up says what it said before; in a first course it says nothing.
  const rows = (network: { readonly parts: readonly Float32Array[] }) => [...network.parts[0]]
  expect(rows(training.finished())).toEqual(rows(training.network))
  expect(rows(new Training(ticTacToe, COURSE).finished()).every((weight) => weight === 0)).toBe(true)
  expect(train(training).network.scale).toEqual(first.network.scale)
})

test('a network for fewer players says at a larger table what it said at its own, until it learns what else there is', () => {
  const known = FloatNetwork.random(shapeFor(3), { usual: 10, spread: 5 }, new Rng('known'))
  const whole = roundOff(known, { rival: 1, win: 1 })
  const names = { known: ['own', 'gone', 'table'], now: ['own', 'rival 2', 'table', 'more'] }
  const { parts, scale } = furtherFrom(whole, { ...COURSE, players: 3, further: true }, names)
  const before = new FloatNetwork(shapeFor(3), scale, furtherFrom(whole, COURSE).parts)
  const after = new FloatNetwork(shapeFor(4), scale, parts)
  const asSeen = (values: readonly number[]) => {
    const inputs = new Inputs(values.length)
    inputs.amounts('seen', values, 1)
    return inputs
  }
  const said = [...before.of(asSeen([2, 0, -3]))]
  expect([...after.of(asSeen([2, 0, -3, 0]))]).toEqual(said)
  expect([...after.of(asSeen([2, 5, -3, 7]))]).toEqual(said)
  expect([...after.of(asSeen([2, 0, 3, 0]))]).not.toEqual(said)
})

test('where there is room for fewer units, those go on which least depends', () => {
  const [inputs, many] = [1600, Array.from({ length: 1600 }, (_, i) => `input ${i}`)]
  const known = FloatNetwork.random({ inputs, first: 64, second: 32 }, { usual: 10, spread: 5 }, new Rng('many'))
  // Every fourth unit says next to nothing.
  for (let i = 0; i < known.parts[2].length; i += 4) known.parts[2][i] /= 1000
  const { shape, parts } = atLargerTable(known, { known: many, now: many })
  expect(shape.first).toBe(60)
  const gone = [...known.parts[1].keys()].filter((unit) => !keepsUnit(known, { shape, parts }, unit))
  expect(gone).toHaveLength(4)
  expect(gone.every((unit) => unit % 4 === 0)).toBe(true)
})

/** Whether a unit's weights of the second input stand in the smaller network too. */
function keepsUnit(known: Known, { shape, parts }: Known, unit: number): boolean {
  return parts[0].subarray(shape.first, 2 * shape.first).includes(known.parts[0][known.shape.first + unit])
}

test('a round is learned from only after it was handed out', () => {
  expect(() => new Training(ticTacToe, COURSE).learn([])).toThrow('no round was handed out')
})
