import { goldens } from '@waystation/testkit/vitest'
import { elPaso } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { thoughtful } from './support/policies.ts'

const ADVANCED = { 'neutral-buildings': 'shuffled', 'building-sides': 'mixed', 'train-sides': 'mixed' }

goldens(elPaso, {
  folder: new URL('./goldens/', import.meta.url),
  text: en,
  games: [1, 2, 3, 4].flatMap((players) => [
    { name: `${players}-random`, seed: 'rio-grande', config: { players } },
    { name: `${players}-first-game`, seed: 'franklin', config: { players }, policy: thoughtful },
    {
      name: `${players}-advanced`,
      seed: 'juarez',
      config: { players, variants: players === 1 ? { ...ADVANCED, 'solo-b-cards': '3' } : ADVANCED },
      policy: thoughtful,
    },
  ]),
})
