import { conformance } from '@waystation/testkit/vitest'
import { greatWesternTrail } from '../src/index.ts'

conformance(greatWesternTrail, { games: 2, checks: { every: 40 } })
