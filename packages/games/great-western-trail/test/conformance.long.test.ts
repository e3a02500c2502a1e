import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { greatWesternTrail } from '../src/index.ts'
import { greedy } from './support/policies.ts'

conformance(greatWesternTrail, { games: 20, checks: { every: 50 } })
conformance(greatWesternTrail, { games: 3, policy: greedy, seed: 'greedy', checks: { every: 20 } })
keepsSecrets(greatWesternTrail, { positions: 1200 })
