import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { greatWesternTrail } from '../src/index.ts'
import { PAIRS, withModules } from './support/modules.ts'
import { greedy } from './support/policies.ts'

const pairs = PAIRS.flatMap((pair) =>
  [2, 3, 4].map((players) => ({
    players,
    variants: { ...withModules(...pair), 'private-buildings': 'mixed', 'neutral-buildings': 'shuffled' },
  })),
)

conformance(greatWesternTrail, { games: 10, checks: { every: 50 } })
conformance(greatWesternTrail, { games: 4, seed: 'pairs', configs: pairs, checks: { every: 50 } })
conformance(greatWesternTrail, { games: 2, policy: greedy, seed: 'greedy', checks: { every: 20 } })
keepsSecrets(greatWesternTrail, { positions: 600 })
keepsSecrets(greatWesternTrail, { positions: 200, configs: pairs })
