import { goldens } from '@waystation/testkit/vitest'
import { ticTacToe } from '../src/index.ts'
import { en } from '../src/text/en.ts'

goldens(ticTacToe, {
  folder: new URL('./goldens/', import.meta.url),
  text: en,
  games: [
    { name: 'one', seed: 'one' },
    { name: 'two', seed: 'two' },
    { name: 'three', seed: 'three' },
  ],
})
