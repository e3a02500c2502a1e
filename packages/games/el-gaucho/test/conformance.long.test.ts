import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { elGaucho } from '../src/index.ts'

conformance(elGaucho, { games: 2000, seed: 'long', checks: { every: 100 } })
keepsSecrets(elGaucho, { positions: 5000, seed: 'long' })
