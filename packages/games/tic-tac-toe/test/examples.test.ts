import { Rng } from '@waystation/kernel'
import type { Scenario } from '@waystation/testkit'
import { transcripts } from '@waystation/testkit/vitest'
import { ticTacToe, type Cell, type TicTacToe } from '../src/index.ts'

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
