import { expect, test } from 'vitest'
import { lessonsFrom, type Moment, momentOf, returnsOf } from '../../src/learn/lessons.ts'
import { Memory } from '../../src/learn/memory.ts'
import type { Prospect } from '../../src/learn/valuer.ts'
import { Rng } from '@waystation/kernel'

const moment = (own: number, instead: Prospect | null = null): Moment => ({
  ...momentOf(Int8Array.of(0, own, 0, -own), [own, own / 2, own / 100]),
  instead,
})
const rounded = (returns: readonly Prospect[]) => returns.map((one) => one.map((value) => Number(value.toFixed(6))))

test('believing only the end, every moment comes to it', () => {
  const end: Prospect = [60, 50, 1]
  expect(returnsOf([moment(10), moment(20)], end, { trace: 1, patience: 1 })).toEqual([end, end])
})

test('what was expected on the way counts by its share', () => {
  // The last moment leads to the end; the one before to a mixture of what was expected at the last one and the end.
  expect(rounded(returnsOf([moment(10), moment(20)], [60, 50, 1], { trace: 0.5, patience: 1 }))).toEqual([
    [40, 30, 0.6],
    [60, 50, 1],
  ])
})

test('after a trial the moment before it learns what the best answer promised, not what came', () => {
  const promised: Prospect = [30, 20, 0.4]
  expect(
    rounded(returnsOf([moment(10), moment(20, promised), moment(5)], [60, 50, 1], { trace: 1, patience: 1 })),
  ).toEqual([promised, promised, [60, 50, 1]])
})

test('who is impatient believes the less in a win the longer it takes; points stay what they are', () => {
  expect(rounded(returnsOf([moment(10), moment(20), moment(30)], [60, 50, 1], { trace: 1, patience: 0.5 }))).toEqual([
    [60, 50, 0.25],
    [60, 50, 0.5],
    [60, 50, 1],
  ])
})

test('lessons keep the inputs that are not zero', () => {
  const { starts, indexes, values, targets } = lessonsFrom(
    [moment(3), moment(0), moment(7)],
    [
      [1, 2, 0.5],
      [3, 4, 0.25],
      [5, 6, 1],
    ],
  )
  expect([...starts]).toEqual([0, 2, 2, 4])
  expect([...indexes]).toEqual([1, 3, 1, 3])
  expect([...values]).toEqual([3, -3, 7, -7])
  expect([...targets]).toEqual([1, 2, 0.5, 3, 4, 0.25, 5, 6, 1])
})

test('the memory forgets the oldest games', () => {
  const memory = new Memory()
  const game = (own: number) => lessonsFrom([moment(own)], [[own, 0, 0]])
  expect(memory.draw(new Rng('none'), 1)).toEqual([])
  for (let own = 1; own <= 120; own++) memory.add(game(own))
  for (let own = 1; own <= 100; own++) memory.add(game(own))
  expect(memory.games).toHaveLength(200)
  expect(memory.games[0].targets[0]).toBe(21)
  const drawn = memory.draw(new Rng('draw'), 150)
  expect(drawn).toHaveLength(150)
  expect(drawn.every(({ lessons, index }) => memory.games.includes(lessons) && index === 0)).toBe(true)
})
