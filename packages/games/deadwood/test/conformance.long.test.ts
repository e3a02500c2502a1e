import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { deadwood } from '../src/index.ts'

conformance(deadwood, { games: 2000, seed: 'long', checks: { every: 100 } })
keepsSecrets(deadwood, { positions: 5000, seed: 'long' })
