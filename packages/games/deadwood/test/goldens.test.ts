import { goldens } from '@waystation/testkit/vitest'
import { deadwood } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { builder, peaceful } from './support/policies.ts'

const games = [2, 3, 4, 5].flatMap((players) => {
  const config = { players }
  return [
    { name: `${players}-gulch`, seed: 'gulch', config },
    { name: `${players}-peace`, seed: 'peace', config, policy: peaceful },
    { name: `${players}-builders`, seed: 'builders', config, policy: builder },
  ]
})

goldens(deadwood, { folder: new URL('./goldens/', import.meta.url), games, text: en })
