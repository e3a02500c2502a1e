import { conformance } from '../../src/vitest.ts'
import { ticTacToe } from '../../src/tic-tac-toe/index.ts'

conformance(ticTacToe, { games: 200, checks: { every: 1, otherOptions: 3 } })
