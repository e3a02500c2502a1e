import { apply, start } from '@waystation/kernel'
import { type State, ticTacToe } from '@waystation/tic-tac-toe'

/** Cells marked in turn, from 1 to 9. */
export function afterMarks(...cells: readonly number[]): State {
  let { state } = start(ticTacToe, {}, 'bots')
  cells.forEach((cell, i) => {
    state = apply(ticTacToe, state, i % 2, `mark ${cell}`).state
  })
  return state
}
