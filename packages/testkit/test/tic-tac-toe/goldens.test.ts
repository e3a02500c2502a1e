import { ticTacToe } from '../../src/tic-tac-toe/index.ts'
import { goldens } from '../../src/vitest.ts'

goldens(ticTacToe, {
  folder: new URL('./goldens/', import.meta.url),
  games: [
    { name: 'one', seed: 'one' },
    { name: 'two', seed: 'two' },
    { name: 'three', seed: 'three' },
  ],
})
