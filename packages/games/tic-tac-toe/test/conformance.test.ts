import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { ticTacToe } from '../src/index.ts'

conformance(ticTacToe, { games: 200, checks: { every: 2 } })
keepsSecrets(ticTacToe, { positions: 500, hidden: false })
