import { conformance } from '@waystation/testkit/vitest'
import { greatWesternTrail } from '../src/index.ts'
import { ALL_MODULES } from './support/modules.ts'

/** Every variant on its own. */
conformance(greatWesternTrail, { games: 1, checks: { every: 40 } })

/** All modules together; every two of them: conformance.long.test.ts. */
conformance(greatWesternTrail, {
  games: 1,
  seed: 'modules',
  configs: [2, 3, 4].map((players) => ({
    players,
    variants: { ...ALL_MODULES, 'private-buildings': 'mixed', 'neutral-buildings': 'shuffled' },
  })),
  checks: { every: 40 },
})
