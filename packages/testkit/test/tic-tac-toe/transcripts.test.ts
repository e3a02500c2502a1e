import { Rng } from '@waystation/kernel'
import { ticTacToe, type Cell, type TicTacToe } from '../../src/tic-tac-toe/index.ts'
import type { Scenario } from '../../src/index.ts'
import { transcripts } from '../../src/vitest.ts'

/** A drawn game with a few cells still empty. */
const nearlyFull: Scenario<TicTacToe> = ({ config, seed, args }) => {
  const cells: Cell[] = [0, 1, 0, 0, 1, 1, 1, 0, 0]
  const empty = args['empty']
  if (!Array.isArray(empty)) throw new Error('with empty = [cells]')
  for (const cell of empty) cells[Number(cell) - 1] = null
  return { ...ticTacToe.setup(config, new Rng(seed)), cells }
}

transcripts(ticTacToe, {
  folder: new URL('./transcripts/', import.meta.url),
  scenarios: { 'a nearly full board': nearlyFull },
})
