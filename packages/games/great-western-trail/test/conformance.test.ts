import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { greatWesternTrail } from '../src/index.ts'

conformance(greatWesternTrail, { games: 2, checks: { every: 40 } })
keepsSecrets(greatWesternTrail, { positions: 300, configs: [2, 3, 4].map((players) => ({ players })) })
