import { drawInt, type RngWords, start } from '@waystation/kernel'
import { expect, test } from 'vitest'
import { loadedDice, Stage } from '../src/index.ts'
import { ticTacToe } from '@waystation/tic-tac-toe'

const opening = () => new Stage(ticTacToe, start(ticTacToe, { players: 2 }, 'stage').state)

test('answers are given by whoever is asked, and what happened is kept', () => {
  const stage = opening().play('mark 5', 'mark 1')
  expect(stage.asked).toEqual({ seat: 0, kind: 'turn' })
  expect(stage.options).not.toContain('mark 5')
  expect(stage.log('marked').length).toBe(2)
  expect(stage.heardBy(null)).toEqual(stage.events)
})

test('a game that is over asks nobody', () => {
  const stage = opening().play('mark 1', 'mark 4', 'mark 2', 'mark 5', 'mark 3')
  expect(stage.asked).toBeNull()
  expect(stage.options).toEqual([])
  expect(stage.log('won')).toEqual([{ seat: 0 }])
})

test('reasons are given by their codes', () => {
  const stage = opening().play('mark 5')
  expect(stage.why(1, '5')).toEqual(['taken'])
  expect(stage.why(1, '6')).toEqual([])
})

test('dice fall as told, whatever their number of faces', () => {
  const words: RngWords = [
    ...loadedDice([
      { faces: 6, face: 6 },
      { faces: 6, face: 1 },
      { faces: 8, face: 3 },
    ]),
  ]
  expect([drawInt(words, 6), drawInt(words, 6), drawInt(words, 8)]).toEqual([5, 0, 2])
})
