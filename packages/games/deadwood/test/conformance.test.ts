import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { deadwood } from '../src/index.ts'

conformance(deadwood, { games: 5, checks: { every: 60 } })
keepsSecrets(deadwood, { positions: 25 })
