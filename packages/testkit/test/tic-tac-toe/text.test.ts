import { ticTacToe } from '../../src/tic-tac-toe/index.ts'
import { en } from '../../src/tic-tac-toe/text/en.ts'
import { fr } from '../../src/tic-tac-toe/text/fr.ts'
import { speaks } from '../../src/vitest.ts'

speaks(ticTacToe, { en, fr }, { games: 30, allowed: ['tic-tac-toe'] })
