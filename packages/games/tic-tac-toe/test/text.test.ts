import { speaks } from '@waystation/testkit/vitest'
import { ticTacToe } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'

speaks(ticTacToe, { en, fr }, { games: 30, allowed: ['tic-tac-toe'] })
