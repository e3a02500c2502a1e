import { conformance, keepsSecrets } from '@waystation/testkit/vitest'
import { elGaucho } from '../src/index.ts'

conformance(elGaucho, { games: 6, checks: { every: 60 } })
keepsSecrets(elGaucho, { positions: 25 })
