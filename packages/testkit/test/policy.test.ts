import { decisions, Rng, start } from '@waystation/kernel'
import { expect, test } from 'vitest'
import { planned } from '../src/index.ts'
import { type TicTacToe, ticTacToe } from '@waystation/tic-tac-toe'

const { state } = start(ticTacToe, { players: 2 }, 'plan')

/** Everything a player with this plan may answer to an empty board. */
function answers(wants: readonly RegExp[], shuns?: RegExp): string[] {
  const policy = planned<TicTacToe>(wants, shuns)
  const rng = new Rng('plan')
  const ids = Array.from({ length: 200 }, () => policy(decisions(ticTacToe, state), rng, state).option.id)
  return [...new Set(ids)].sort()
}

test('the first pattern that fits anything decides, among all that it fits', () => {
  expect(answers([/^fly/, /^mark [159]$/, /^mark 2$/])).toEqual(['mark 1', 'mark 5', 'mark 9'])
})

test('what is wanted is done even if it is shunned otherwise', () => {
  expect(answers([/^mark 5$/], /^mark/)).toEqual(['mark 5'])
})

test('when nothing fits, anything goes that is not shunned', () => {
  expect(answers([/^fly/], /^mark [1-7]$/)).toEqual(['mark 8', 'mark 9'])
  expect(answers([]).length).toBe(9)
})

test('when everything is shunned, anything goes', () => {
  expect(answers([], /^mark/).length).toBe(9)
})
