import { goldens } from '@waystation/testkit/vitest'
import { wildTiledWest } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { closer, drover } from './support/policies.ts'

const games = [1, 2, 3, 4, 5].flatMap((players) => [
  { name: `${players}-classic`, seed: 'classic', config: { players }, policy: closer },
  {
    name: `${players}-conquest`,
    seed: 'conquest',
    config: { players, variants: { sides: 'conquest' } },
    policy: drover,
  },
])

goldens(wildTiledWest, { folder: new URL('./goldens/', import.meta.url), games, text: en })
