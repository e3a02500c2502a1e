import { goldens } from '@waystation/testkit/vitest'
import { lastMatch } from '../src/index.ts'

goldens(lastMatch, {
  folder: new URL('./goldens/', import.meta.url),
  games: [{ name: 'two-players', seed: 'two' }],
})
