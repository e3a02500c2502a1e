import { goldens } from '@waystation/testkit/vitest'
import { ticTacToe } from '../src/index.ts'

goldens(ticTacToe, {
  folder: new URL('./goldens/', import.meta.url),
  games: [
    { name: 'one', seed: 'one' },
    { name: 'two', seed: 'two' },
    { name: 'three', seed: 'three' },
  ],
})
