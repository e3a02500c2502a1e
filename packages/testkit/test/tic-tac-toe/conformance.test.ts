import { ticTacToe } from '../../src/tic-tac-toe/index.ts'
import { conformance, keepsSecrets } from '../../src/vitest.ts'

conformance(ticTacToe, { games: 200, checks: { every: 2 } })
keepsSecrets(ticTacToe, { positions: 500, hidden: false })
