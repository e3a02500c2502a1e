import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { elGaucho } from '../src/index.ts'

conformance(elGaucho, { games: 12, checks: { every: 60 } })
keepsSecrets(elGaucho, { positions: 50 })
