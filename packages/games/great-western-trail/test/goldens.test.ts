import { goldens } from '@waystation/testkit/vitest'
import { greatWesternTrail } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { ALL_MODULES } from './support/modules.ts'
import { greedy } from './support/policies.ts'

const PLAYERS = [2, 3, 4]
const VARIANTS = { 'neutral-buildings': 'shuffled', 'private-buildings': 'mixed' }

goldens(greatWesternTrail, {
  folder: new URL('./goldens/', import.meta.url),
  text: en,
  games: PLAYERS.flatMap((players) => [
    { name: `${players}-first-game`, seed: 'first', config: { players }, policy: greedy },
    { name: `${players}-mixed`, seed: 'mixed', config: { players, variants: VARIANTS }, policy: greedy },
    { name: `${players}-random`, seed: 'random', config: { players, variants: VARIANTS } },
    { name: `${players}-modules`, seed: 'modules', config: { players, variants: { ...VARIANTS, ...ALL_MODULES } } },
  ]),
})
